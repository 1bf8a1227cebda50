import styled from '@emotion/styled';
import { SiteLink } from '../site-link';
import { slug } from './slug';

/** Stays in view beside the text on wide screens; below it comes after the text. */
const Side = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(6),
  alignSelf: 'start',
  [theme.breakpoints.up('lg')]: { position: 'sticky', top: '7rem' },
}));

const Contents = styled('nav')(({ theme }) => ({
  display: 'none',
  [theme.breakpoints.up('lg')]: { display: 'block' },
  '& li': { borderBottom: `1px solid ${theme.tokens.color.hairline}` },
  '& a': {
    display: 'block',
    paddingBlock: theme.spacing(3),
    color: theme.tokens.color.body,
    textDecoration: 'none',
    '&:hover': { color: theme.tokens.color.accent, textDecoration: 'underline' },
  },
}));

const Takeaway = styled('p')(({ theme }) => ({
  ...theme.tokens.type.lead,
  padding: theme.spacing(6),
  borderRadius: theme.tokens.radius.card,
  backgroundColor: theme.tokens.color.lime,
  color: theme.tokens.color.onLime,
  textWrap: 'pretty',
}));

type ArticleSideProps = {
  /** The id of the article's heading, which names its contents. */
  titleId: string;
  titles: string[];
  takeaway?: string;
};

export const ArticleSide = ({ titleId, titles, takeaway }: ArticleSideProps) => (
  <Side>
    <Contents aria-labelledby={titleId}>
      <ol>
        {titles.map((title) => (
          <li key={title}>
            <SiteLink to={`#${slug(title)}`}>{title}</SiteLink>
          </li>
        ))}
      </ol>
    </Contents>
    {takeaway && <Takeaway>{takeaway}</Takeaway>}
  </Side>
);
