import styled from '@emotion/styled';
import CheckOutlined from '@mui/icons-material/CheckOutlined';
import { SideTitle } from './side-title';

type AsideProps = { title: string; points: string[] };

const Point = styled('li')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 52ch)',
  // Where there is room left, the first column would take it.
  justifyContent: 'start',
  gap: theme.spacing(3),
  paddingBlock: theme.spacing(4),
  borderBlockEnd: `1px solid ${theme.tokens.color.hairline}`,
  '& svg': { color: theme.tokens.color.accent },
}));

/** Points worth knowing before one writes. */
export const Aside = ({ title, points }: AsideProps) => (
  <div>
    <SideTitle>{title}</SideTitle>
    <ul>
      {points.map((point) => (
        <Point key={point}>
          <CheckOutlined />
          {point}
        </Point>
      ))}
    </ul>
  </div>
);
