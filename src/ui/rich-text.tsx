import Box from '@mui/material/Box';
import { styled, type Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Picture } from '../pictures/picture';
import type { ArticleBlock, MarkedList, PullQuote, TextPicture } from '../schema/block';
import { mayBeFromRight } from '../theme/from-right';
import { MarkedText } from './marked-text';
import { TextBlock } from './prose';

const leaf = { width: '0.6em', height: '0.6em', borderRadius: '0 100% 0 100%' };
const check = { width: '0.8em', height: '0.65em' };

const shapes = {
  leaf,
  check: {
    ...check,
    clipPath: 'polygon(0 52%, 14% 34%, 38% 62%, 86% 0, 100% 14%, 40% 100%)',
  },
  dash: { width: '0.8em', height: '0.14em' },
  arrow: {
    ...check,
    clipPath:
      'polygon(0 42%, 74% 42%, 50% 10%, 62% 0, 100% 50%, 62% 100%, 50% 90%, 74% 58%, 0 58%)',
  },
};

/** A list whose points have marks in the theme's own colours. */
const Marked = ({ list, marks = 'leaf' }: MarkedList) => (
  <Box component="ul" sx={{ display: 'grid', gap: 3 }}>
    {list.map((point, place) => (
      <Typography
        component="li"
        key={place}
        sx={{
          position: 'relative',
          paddingInlineStart: '1.75em',
          '&::before': {
            content: '""',
            position: 'absolute',
            insetInlineStart: 0,
            top: '0.8em',
            translate: '0 -50%',
            bgcolor: 'secondary.main',
            forcedColorAdjust: 'none',
            ...shapes[marks],
          },
          ...(marks === 'arrow' && { '[dir="rtl"] &::before': { scale: '-1 1' } }),
        }}
      >
        <MarkedText text={point} />
      </Typography>
    ))}
  </Box>
);

/** What the text runs beside on wide screens, where it reaches into the room beside the text. */
const Beside = styled('figure')(({ theme: { spacing, breakpoints } }) => ({
  marginBlock: spacing(6),
  [breakpoints.up('md')]: {
    marginBlock: spacing(2, 5),
    '&[data-side="end"]': {
      float: 'inline-end',
      clear: 'inline-end',
      width: 'calc(42% + var(--beside))',
      marginInlineStart: spacing(6),
      marginInlineEnd: 'calc(-1 * var(--beside))',
    },
    '&[data-side="start"]': {
      float: 'inline-start',
      clear: 'inline-start',
      width: '42%',
      marginInlineEnd: spacing(6),
    },
    '&[data-side="wide"]': {
      clear: 'both',
      marginBlock: spacing(6),
      marginInlineEnd: 'calc(-1 * var(--beside))',
    },
  },
}));

const PictureBeside = ({ picture, caption, side = 'end' }: TextPicture) => (
  <Beside data-side={side}>
    <Picture
      picture={picture}
      sizes={side === 'wide' ? '(min-width: 768px) 70vw, 100vw' : '(min-width: 768px) 36vw, 100vw'}
    />
    {caption !== undefined && (
      <Typography
        component="figcaption"
        variant="label"
        sx={{ mt: 3, pt: 3, borderTop: 1, borderColor: 'control' }}
      >
        <MarkedText text={caption} />
      </Typography>
    )}
  </Beside>
);

const SetApart = ({ quote, name }: PullQuote) => (
  <Beside data-side="end">
    <Typography
      variant="h3"
      component="blockquote"
      sx={{
        m: 0,
        pt: 4,
        borderTop: 4,
        borderColor: 'secondary.main',
        color: 'secondary.main',
        '&::before': { content: 'open-quote' },
        '&::after': { content: 'close-quote' },
      }}
    >
      <MarkedText text={quote} />
    </Typography>
    {name !== undefined && (
      <Typography component="figcaption" sx={{ mt: 3 }}>
        {name}
      </Typography>
    )}
  </Beside>
);

export const RichBlock = ({ block }: { block: ArticleBlock }) => {
  if (typeof block === 'string') return <TextBlock block={block} />;
  if ('picture' in block) return <PictureBeside {...block} />;
  if ('quote' in block) return <SetApart {...block} />;
  return block.marks && !block.numbered ? <Marked {...block} /> : <TextBlock block={block} />;
};

/** Three lines high. */
const dropCap = {
  '& > p:first-of-type::first-letter': {
    float: 'inline-start',
    paddingInlineEnd: '0.08em',
    fontFamily: 'var(--cap)',
    fontSize: '5.2em',
    fontWeight: 600,
    lineHeight: 0.82,
    color: 'secondary.main',
  },
  '@supports (initial-letter: 3) or (-webkit-initial-letter: 3)': {
    '& > p:first-of-type::first-letter': {
      float: 'none',
      initialLetter: '3',
      WebkitInitialLetter: '3',
      fontSize: 'inherit',
      lineHeight: 'inherit',
      marginInlineEnd: '0.12em',
    },
  },
} as const;

/** Letters of Arabic are joined, and Hebrew has no such custom. */
const unlessFromRight = ({ direction }: Theme) => (direction === 'rtl' ? {} : dropCap);

type RichTextProps = {
  /** How far pictures reach into the room beside the text, as a length of CSS. */
  beside: string;
  hasDropCap: boolean;
  children: ReactNode;
};

/** Text to read, with pictures and sentences beside it. */
export const RichText = ({ beside, hasDropCap, children }: RichTextProps) => (
  <Box
    sx={[
      ({ space, typography }) => ({
        display: 'flow-root',
        maxWidth: space.measure,
        textWrap: 'pretty',
        '--beside': { xs: '0px', lg: beside },
        '--cap': typography.display.fontFamily,
        '& > :is(p, ul, ol) + *, & > figure + p': { mt: 4 },
      }),
      hasDropCap && (mayBeFromRight ? unlessFromRight : dropCap),
    ]}
  >
    {children}
  </Box>
);
