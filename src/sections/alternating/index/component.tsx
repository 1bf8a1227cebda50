import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Link from '@mui/material/Link';
import { type CSSObject, keyframes, type Theme } from '@mui/material/styles';
import { Picture } from '../../../pictures/picture';
import { SectionFrame } from '../../../ui/section';
import { SiteLink } from '../../../ui/site-link';
import type { SectionProps } from '../../section-props';
import { anchors } from '../anchors';
import { type Subject, Words } from '../subjects';

/** How high the contents stand below the picture on wide screens, in two columns. */
const contentsHeight = (count: number) => `min(40vh, ${Math.ceil(count / 2) * 2.5 + 2}rem)`;

/** That of the navigation bar, which stays in view above the picture. */
const bar = '4.5rem';

/** Where the text ends and the picture begins: the first 5 of 12 columns. */
const besideText = ({ space }: Theme) =>
  `calc(50% - min(50% - ${space.gutter}, ${space.container} / 2) / 6)`;

const onWideScreens = ({ breakpoints }: Theme) =>
  `@media screen and (min-width: ${breakpoints.values.lg}px)`;

const lit = keyframes({ 'from, to': { color: 'var(--lit)', borderColor: 'currentColor' } });

/** The line of the subject that is being read, where the browser knows the place of the page. */
const lightsUp = (count: number) =>
  Object.fromEntries(
    Array.from({ length: count }, (_, at) => [
      `& li:nth-of-type(${at + 1}) a`,
      { animation: `${lit} linear`, animationTimeline: `--subject-${at}` },
    ]),
  );

type IndexProps = { items: readonly Subject[]; ids: readonly string[] };

/** Above the subjects; on wide screens it stays in view below their picture. */
const Contents = ({ items, ids }: IndexProps) => (
  <Box
    sx={(theme) => ({
      paddingBlock: 7,
      '@media print': { display: 'none' },
      [onWideScreens(theme)]: {
        position: 'absolute',
        zIndex: 1,
        // Below the picture before the page is scrolled, too.
        insetBlock: `calc(100vh - ${bar} - ${contentsHeight(items.length)}) 0`,
        insetInlineStart: besideText(theme),
        insetInlineEnd: 0,
        paddingBlock: 0,
        pointerEvents: 'none',
        '& > div': {
          position: 'sticky',
          top: `calc(100vh - ${contentsHeight(items.length)})`,
          maxWidth: 'none',
          height: contentsHeight(items.length),
          overflow: 'auto',
          paddingBlock: theme.spacing(4),
          paddingInline: `${theme.spacing(6)} ${theme.space.gutter}`,
          backgroundColor: theme.vars.palette.background.default,
          pointerEvents: 'auto',
        },
      },
    })}
  >
    <Container>
      <Box
        component="ol"
        role="list"
        sx={({ breakpoints, spacing, vars }) => ({
          '--lit': vars.palette.secondary.main,
          columnGap: spacing(7),
          [breakpoints.up('sm')]: { columns: 2 },
          '& li': { breakInside: 'avoid' },
          ...lightsUp(items.length),
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
                py: 1.5,
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
  </Box>
);

type StageProps = {
  item: Subject;
  /** Of all subjects. */
  count: number;
  /** Below the page's opening, where nothing is cut off it before the page is scrolled. */
  isFirst: boolean;
};

/**
 * The picture of one subject. On wide screens all stand in one place, each seen only through its own section: as the page
 * scrolls, the edge between two sections wipes over from one picture to the next.
 */
const Stage = ({ item, count, isFirst }: StageProps) => (
  <Box
    sx={(theme) => ({
      maxWidth: '36rem',
      [onWideScreens(theme)]: {
        position: 'absolute',
        // Beyond the section, which cuts it off: so it is in its place before the section has come there.
        insetBlock: isFirst ? '0 -100vh' : '-100vh',
        insetInlineStart: besideText(theme),
        insetInlineEnd: 0,
        maxWidth: 'none',
        '& > div': {
          position: 'sticky',
          top: isFirst ? bar : 0,
          height: isFirst ? `calc(100vh - ${bar})` : '100vh',
          paddingBlock: `${isFirst ? 0 : bar} ${contentsHeight(count)}`,
        },
        '& picture': { height: '100%' },
        '& img': { width: '100%', height: '100%', objectFit: 'cover', borderRadius: 0 },
      },
    })}
  >
    <div>
      <Picture picture={item.picture} sizes="(min-width: 992px) 60vw, 100vw" />
    </div>
  </Box>
);

/** Around the contents and the subjects: which of these is in the middle of the window is known to both. */
const frame = (theme: Theme, count: number): CSSObject => {
  const subjects = Array.from({ length: count }, (_, at) => at);
  return {
    position: 'relative',
    timelineScope: subjects.map((at) => `--subject-${at}`).join(),
    '& > section > div': { display: 'grid', gap: theme.spacing(7) },
    [onWideScreens(theme)]: {
      '& > section': { display: 'grid', alignContent: 'center', minHeight: '100vh' },
      '& > section > div': { display: 'block', position: 'static', animation: 'none' },
      '& > section > div > :first-of-type': { maxWidth: 'calc((100% - 4rem) * 5 / 12)' },
    },
    ...Object.fromEntries(
      subjects.map((at) => [
        `& > section:nth-of-type(${at + 1})`,
        { viewTimeline: `--subject-${at}`, viewTimelineInset: '50%' },
      ]),
    ),
  };
};

export { anchors };

/** The subjects below each other, and beside them a contents index below one large picture, which changes with them. */
export default function AlternatingIndex(props: SectionProps<'alternating'>) {
  const { section, anchors: ids = anchors(section, new Set()) } = props;
  const { items, label, numbered = true, anchor } = section;
  return (
    <Box id={anchor} sx={(theme) => frame(theme, items.length)}>
      <Contents items={items} ids={ids} />
      {items.map((item, at) => (
        <SectionFrame
          key={ids[at]}
          titleId={ids[at]}
          label={label}
          number={numbered ? at + 1 : undefined}
          tone={item.tone ?? (at % 2 === 0 ? 'tint' : 'default')}
        >
          <Words item={item} titleId={ids[at] ?? ''} />
          <Stage item={item} count={items.length} isFirst={at === 0} />
        </SectionFrame>
      ))}
    </Box>
  );
}
