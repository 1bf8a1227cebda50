import Box from '@mui/material/Box';
import { styled, type Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Picture } from '../pictures/picture';
import type { ArticleBlock, PullQuote, TextPicture } from '../schema/block';
import { mayBeFromRight } from '../theme/from-right';
import MarkedList from './marked-list';
import { MarkedText } from './marked-text';
import { TextBlock } from './prose';

/** What the text runs beside on wide screens, where it reaches into the room beside the text. */
const Beside = styled('figure')(({ theme: { spacing, breakpoints } }) => ({
  marginBlock: spacing(6),
  [breakpoints.up('md')]: {
    marginBlock: spacing(2, 5),
    '&[data-side="end"]': {
      float: 'inline-end',
      clear: 'inline-end',
      // Where it reaches far beyond the text it leaves that more of its lines.
      width: 'max(42%, 24% + var(--beside))',
      marginInlineStart: spacing(6),
      marginInlineEnd: 'calc(-1 * var(--beside))',
    },
    '&[data-side="start"]': {
      float: 'inline-start',
      clear: 'inline-start',
      width: '36%',
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
        // A sentence, where headings may be in small capitals.
        fontVariantCaps: 'normal',
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
  return block.marks && !block.numbered ? <MarkedList {...block} /> : <TextBlock block={block} />;
};

/** Three lines high. */
const dropCap = {
  '& > p:first-of-type::first-letter': {
    float: 'inline-start',
    paddingInlineEnd: '0.12em',
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
      marginInlineEnd: '0.5em',
    },
  },
} as const;

/** Letters of Arabic are joined, and Hebrew has no such custom. */
const unlessFromRight = ({ direction }: Theme) => (direction === 'rtl' ? {} : dropCap);

type RichTextProps = {
  /** How far pictures reach into the room beside the text, as a length of CSS. */
  beside: string;
  /** The share of the section's width, up to 1, that begins where the text does. */
  share?: number;
  hasDropCap: boolean;
  children: ReactNode;
};

/** Text to read, with pictures and sentences beside it. */
export const RichText = ({ beside, share = 1, hasDropCap, children }: RichTextProps) => (
  <Box
    sx={[
      ({ space, typography }) => ({
        display: 'flow-root',
        maxWidth: space.measure,
        textWrap: 'pretty',
        // No further than the section's room: a centred or an indented text has less of it.
        '--beside': {
          xs: '0px',
          lg: `clamp(0px, var(--room, (min(100vw - 1rem, ${space.container} + 2 * ${space.gutter}) - 2 * ${space.gutter}) * ${share} - ${space.measure}), ${beside})`,
        },
        '--cap': typography.display.fontFamily,
        '& > :is(p, ul, ol) + *, & > figure + p': { mt: 4 },
      }),
      hasDropCap && (mayBeFromRight ? unlessFromRight : dropCap),
    ]}
  >
    {children}
  </Box>
);
