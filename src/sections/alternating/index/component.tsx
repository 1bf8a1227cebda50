import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Link from '@mui/material/Link';
import type { Theme } from '@mui/material/styles';
import { filling, Picture } from '../../../pictures/picture';
import { SiteLink } from '../../../ui/site-link';
import type { SectionProps } from '../../section-props';
import { anchors } from '../anchors';
import Stacked from '../component';
import type { Subject } from '../subjects';

type ContentsProps = { items: readonly Subject[]; ids: readonly string[] };

const pointedAt = 'a:is(:hover,:focus-visible)';

/** Before a subject is pointed at, it is the middle one: the picture of the first stands just below the list. */
const atRest = `&:not(:has(${pointedAt})) > li:has([data-current="rest"])`;

const current = `& > li:has(${pointedAt}), ${atRest}`;

/** On wide screens the picture of the current subject stands beside the list, as high as all of it. */
const withPicture = ({ vars, typography, shape, spacing, transitions }: Theme) => ({
  position: 'relative' as const,
  // Pages are cut at their end, unless config says what matters in a picture: that has a style of its own.
  '& :where([data-current] img)': { objectPosition: 'left' },
  '& > li': { width: `calc(100% * 5 / 12 - ${spacing(7)})` },
  '& a': { ...typography.h3, paddingInline: spacing(4) },
  '& [data-current]': {
    position: 'absolute' as const,
    insetBlock: 0,
    insetInlineEnd: 0,
    width: 'calc(100% * 7 / 12)',
    overflow: 'clip' as const,
    borderRadius: `${shape.device}px`,
    opacity: 0,
    '@media (prefers-reduced-motion: no-preference)': {
      transition: transitions.create('opacity', { duration: transitions.duration.short }),
    },
  },
  [current]: {
    '& a': {
      backgroundColor: vars.palette.highlight.main,
      borderColor: vars.palette.highlight.main,
      color: vars.palette.highlight.contrastText,
    },
    '& [data-current]': { opacity: 1 },
  },
});

const Contents = ({ items, ids }: ContentsProps) => {
  const middle = Math.floor(items.length / 2);
  return (
    <Container sx={{ py: 7, '@media print': { display: 'none' } }}>
      <Box
        component="ol"
        role="list"
        sx={(theme) => ({
          columnGap: theme.spacing(7),
          [theme.breakpoints.between('sm', 'lg')]: { columns: 2 },
          '& li': { breakInside: 'avoid' },
          [theme.breakpoints.down('lg')]: { '& [data-current]': { display: 'none' } },
          [theme.breakpoints.up('lg')]: withPicture(theme),
        })}
      >
        {items.map(({ title, picture }, at) => (
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
              }}
            >
              {title}
            </Link>
            {/* That of the subject, which is told there. */}
            <Box data-current={at === middle ? 'rest' : ''} aria-hidden="true" sx={filling}>
              <Picture picture={picture} />
            </Box>
          </li>
        ))}
      </Box>
    </Container>
  );
};

export { anchors };

/** The subjects below each other, and above them a list of links to each, beside the picture of the one that is pointed at. */
export default function AlternatingIndex(props: SectionProps<'alternating'>) {
  const { section, anchors: ids = anchors(section, new Set()) } = props;
  return (
    <>
      <Contents items={section.items} ids={ids} />
      <Stacked {...props} anchors={ids} />
    </>
  );
}
