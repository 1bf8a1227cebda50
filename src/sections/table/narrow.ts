import { heardOnly } from '../../theme/heard-only';

/** From this many columns on, rows as blocks would be longer than anybody compares. */
const tooManyForBlocks = 7;

type NarrowOptions = { columns: number; narrow: 'blocks' | 'scroll' | undefined };

/** What a table does where its columns do not fit; two of them fit everywhere. */
export const narrowLook = ({ columns, narrow }: NarrowOptions): 'blocks' | 'scroll' | 'fits' => {
  if (columns < 3) return 'fits';
  return narrow ?? (columns < tooManyForBlocks ? 'blocks' : 'scroll');
};

/** Each row as a block below the other: its heading, then each text beside the name of its column. */
export const asBlocks = {
  minWidth: 0,
  '&, & caption, & tbody, & tr': { display: 'block' },
  '&& caption': { px: 0 },
  '& thead': heardOnly,
  '& th, & td': { display: 'block', border: 0, px: 0, py: 1 },
  '& tbody th': { fontWeight: 600 },
  // The column's own heading says it to screen readers.
  '& td[data-column]::before': {
    content: 'attr(data-column) / ""',
    flexShrink: 0,
    maxWidth: '50%',
    color: 'text.muted',
    textAlign: 'start',
    whiteSpace: 'normal',
  },
  '& td[data-column]': {
    display: 'flex',
    flexDirection: 'row',
    justifyContent: 'space-between',
    columnGap: 5,
    textAlign: 'end',
  },
  '& td:empty': heardOnly,
  '& tbody tr': { position: 'relative', py: 3, borderBottom: 1, borderColor: 'divider' },
  '& tbody tr:last-of-type': { borderBottom: 0 },
} as const;

/** With large letters, each text below the name of its column: beside each other their words would be broken in two. */
export const asBlocksOfLarge = {
  '& td[data-column]': { flexDirection: 'column', textAlign: 'start', whiteSpace: 'normal' },
  '& td[data-column]::before': { maxWidth: 'none' },
} as const;

/** Texts that leave room for others beside them on a telephone, in characters. */
const longestShort = 4;

/** So few would stand far apart. */
const fewestShort = 3;

/** Which columns hold nothing but short texts: as blocks they stand beside each other. None if they are few. */
export const shortColumns = (rows: readonly (readonly string[])[]): number[] => {
  const columns = Math.max(0, ...rows.map((row) => row.length));
  const short = Array.from({ length: columns }, (_, at) => at).filter(
    (at) => at > 0 && rows.every((row) => (row[at] ?? '').length <= longestShort),
  );
  return short.length < fewestShort ? [] : short;
};

/** Rows as blocks, in which short texts stand beside each other above the names of their columns. */
export const asBlocksOfShort = {
  ...asBlocks,
  '& tbody tr': { ...asBlocks['& tbody tr'], display: 'flex', flexWrap: 'wrap', columnGap: 4 },
  '& tbody tr > *': { flexBasis: '100%' },
  '& td[data-short]': {
    display: 'flex',
    flexDirection: 'column-reverse',
    flex: '1 1 2rem',
    pt: 3,
    textAlign: 'start',
    '&::before': { maxWidth: 'none', fontSize: '0.875rem' },
  },
} as const;

/** Two columns from edge to edge: all the room is for words, and for the gap between them. */
export const asFitting = {
  '& th, & td': { px: 0, py: 3, verticalAlign: 'baseline' },
  '& tr > * + *': { paddingInlineStart: 4 },
  '&& caption': { px: 0 },
} as const;

/** The width of the column that stays; the rest is for those that pass. */
const pinnedWidth = '38cqi';

type Edge = { ground: string; shade: string };

/** Shadows at the sides, each covered by the ground that scrolls along once that side is reached. */
export const edges = ({ ground, shade }: Edge) => ({
  scrollPaddingInlineStart: pinnedWidth,
  background: [
    `linear-gradient(to right, ${ground} 50%, transparent) left / 2.5rem 100% no-repeat local`,
    `linear-gradient(to left, ${ground} 50%, transparent) right / 2.5rem 100% no-repeat local`,
    `linear-gradient(to right, ${shade}, transparent) left / 1rem 100% no-repeat scroll`,
    `linear-gradient(to left, ${shade}, transparent) right / 1rem 100% no-repeat scroll`,
  ].join(', '),
});

/** The first column and the caption stay where they are while the others pass. */
export const asScrolling = (ground: string) =>
  ({
    '& caption': { position: 'sticky', insetInlineStart: 0, maxWidth: '100cqi' },
    '& [data-kept]': {
      position: 'sticky',
      insetInlineStart: 0,
      zIndex: 1,
      minWidth: pinnedWidth,
      maxWidth: pinnedWidth,
      bgcolor: ground,
      borderInlineEnd: 1,
      borderInlineEndColor: 'control',
      overflowWrap: 'anywhere',
    },
  }) as const;
