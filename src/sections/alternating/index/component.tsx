import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Link from '@mui/material/Link';
import { SiteLink } from '../../../ui/site-link';
import type { SectionProps } from '../../section-props';
import { anchors } from '../anchors';
import Stacked from '../component';
import type { Subject } from '../subjects';

type ContentsProps = { items: readonly Subject[]; ids: readonly string[] };

const Contents = ({ items, ids }: ContentsProps) => (
  <Container sx={{ py: 7, '@media print': { display: 'none' } }}>
    <Box
      component="ol"
      role="list"
      sx={({ breakpoints, spacing }) => ({
        columnGap: spacing(7),
        [breakpoints.up('sm')]: { columns: 2 },
        [breakpoints.up('lg')]: { columns: 3 },
        '& li': { breakInside: 'avoid' },
      })}
    >
      {items.map(({ title }, at) => (
        <li key={ids[at]}>
          <Link
            component={SiteLink}
            to={`#${ids[at]}`}
            underline="none"
            sx={{
              display: 'block',
              py: 3,
              borderBottom: 1,
              borderColor: 'divider',
              color: 'text.primary',
              fontWeight: 500,
              '&:hover': { color: 'secondary.main' },
            }}
          >
            {title}
          </Link>
        </li>
      ))}
    </Box>
  </Container>
);

export { anchors };

/** The subjects below each other, and above them a list of links to each. */
export default function AlternatingIndex(props: SectionProps<'alternating'>) {
  const { section, anchors: ids = anchors(section, new Set()) } = props;
  return (
    <>
      <Contents items={section.items} ids={ids} />
      <Stacked {...props} anchors={ids} />
    </>
  );
}
