import CheckOutlined from '@mui/icons-material/CheckOutlined';
import RemoveOutlined from '@mui/icons-material/RemoveOutlined';
import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { whereLettersAreLarge } from '../../../theme/enlarged';
import { useTextAsRead } from '../../../theme/text-as-read';
import { VisuallyHidden } from '../../../theme/visually-hidden';
import { MarkedText } from '../../../ui/marked-text';
import { Section } from '../../../ui/section';
import type { SectionDefinition } from '../../registry';
import type { SectionProps } from '../../section-props';

type CellWords = Pick<SectionDefinition<'table'>, 'yes' | 'no'> & { text: string };

/** Words that are drawn as a mark are still heard. */
const CellText = ({ text, yes, no }: CellWords) => {
  const asRead = useTextAsRead();
  const words = asRead(text);
  const isYes = yes !== undefined && words === asRead(yes);
  if (!isYes && (no === undefined || words !== asRead(no))) return <MarkedText text={text} />;
  return (
    <>
      {isYes ? (
        <CheckOutlined sx={{ mx: 'auto', color: 'secondary.main' }} />
      ) : (
        <RemoveOutlined sx={{ mx: 'auto', color: 'text.muted' }} />
      )}
      <VisuallyHidden>{text}</VisuallyHidden>
    </>
  );
};

const heardOnly = {
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
} as const;
const shown = { position: 'static', width: 'auto', height: 'auto', clipPath: 'none' } as const;

/**
 * What is offered stands side by side on every screen: where there is little room, the name of a feature stands
 * above its row.
 */
const Grid = styled('table', {
  shouldForwardProp: (name) => name !== 'offers',
})<{ offers: number }>(({ theme, offers }) => {
  const { vars, shape, spacing, typography, breakpoints } = theme;
  const line = `2px solid ${vars.palette.secondary.main}`;
  return {
    display: 'block',
    width: '100%',
    borderCollapse: 'collapse',
    '& > :is(caption, thead, tbody)': { display: 'block' },
    '& > caption': { textAlign: 'start', paddingBlock: spacing(4) },
    '& tr': {
      display: 'grid',
      gridTemplateColumns: `repeat(${offers}, minmax(0, 1fr))`,
      borderBottom: `1px solid ${vars.palette.divider}`,
    },
    '& th, & td': {
      padding: spacing(3, 2),
      textAlign: 'center',
      overflowWrap: 'anywhere',
      fontWeight: 'inherit',
    },
    '& th': { color: vars.palette.text.primary },
    '& thead th': { fontWeight: 600 },
    ...Object.fromEntries(
      Array.from({ length: offers }, (_, at) => [
        `& td:nth-of-type(${at + 1})`,
        { gridColumn: at + 1, gridRow: 2 },
      ]),
    ),
    '& [scope="row"]': {
      gridColumn: '1 / -1',
      gridRow: 1,
      paddingBlock: spacing(4, 2),
      paddingInlineStart: 0,
      textAlign: 'start',
    },
    '& thead [scope="col"]': { alignContent: 'end', padding: spacing(3, 1) },
    '& thead [data-corner]': heardOnly,
    '& [data-kept]': { backgroundColor: vars.palette.background.paper },
    '& thead [data-kept]': {
      backgroundColor: vars.palette.highlight.main,
      color: vars.palette.highlight.contrastText,
      borderStartStartRadius: shape.card,
      borderStartEndRadius: shape.card,
      // Forced colours leave no ground.
      outline: '2px solid transparent',
      outlineOffset: -2,
    },
    '& tbody tr:last-of-type': {
      borderBottom: 0,
      '& > [data-kept]': { borderEndStartRadius: shape.card, borderEndEndRadius: shape.card },
    },
    [breakpoints.down('sm')]: {
      // Three words such as Company beside each other on a telephone.
      '& thead [scope="col"]': offers > 2 ? { fontSize: '0.8125rem', paddingInline: 2 } : {},
    },
    [breakpoints.up('md')]: {
      '& tr': { gridTemplateColumns: `minmax(0, 1.4fr) repeat(${offers}, minmax(0, 1fr))` },
      '& th, & td': { padding: spacing(4) },
      ...Object.fromEntries(
        Array.from({ length: offers }, (_, at) => [
          `& td:nth-of-type(${at + 1})`,
          { gridColumn: at + 2, gridRow: 1, alignContent: 'center' },
        ]),
      ),
      '& [scope="row"]': { gridColumn: 1, padding: spacing(4, 4, 4, 0), alignContent: 'center' },
      '& [data-kept]': { borderInline: line },
      '& thead [data-kept]': { borderTop: line },
      '& tbody tr:last-of-type > [data-kept]': { borderBottom: line },
      '& thead [scope="col"]': {
        ...typography.h3,
        // On a tablet a name such as Recording still fits its column.
        fontSize: `min(${typography.h3.fontSize}, 3vw)`,
        padding: spacing(5, 2),
      },
      '& thead [data-corner]': {
        textTransform: 'none',
        fontVariantCaps: 'normal',
        ...typography.body1,
        ...shown,
        gridColumn: 1,
        fontWeight: 600,
        padding: spacing(5, 4, 5, 0),
        textAlign: 'start',
      },
    },
    // Below each other, each beside what it is of.
    [whereLettersAreLarge]: {
      '& tr': { gridTemplateColumns: 'minmax(0, 1fr)' },
      '& thead': heardOnly,
      '& td:nth-of-type(n)': { gridColumn: 1, gridRow: 'auto', textAlign: 'start' },
      // The column's own heading says it to screen readers.
      '& td[data-column]::before': { content: 'attr(data-column) / ""', display: 'block' },
      '& td > svg': { marginInline: 0 },
    },
  };
});

/** Browsers that go by the display of an element would no longer say what it is. */
const as = (role: string) => ({ role });

/** What is offered, side by side: a column for each, a row for each feature. */
export default function Comparison({ section, number }: SectionProps<'table'>) {
  const captionId = useId();
  const { title, caption, columns = [], rows, note, highlight, highlighted, yes, no } = section;
  const { lead, label, tone, anchor } = section;
  const asRead = useTextAsRead();
  const highlightedAt = columns.findIndex(
    (column) => highlight !== undefined && asRead(column) === asRead(highlight),
  );
  const pinnedMark = (at: number) => (at === highlightedAt ? '' : undefined);
  return (
    <Section {...{ title, lead, label, number, tone, anchor }}>
      <Box sx={{ containerType: 'inline-size' }}>
        <Grid {...as('table')} offers={Math.max(columns.length - 1, 1)} aria-labelledby={captionId}>
          <caption id={captionId}>{caption ?? <VisuallyHidden>{title}</VisuallyHidden>}</caption>
          <thead {...as('rowgroup')}>
            <tr {...as('row')}>
              {columns.map((column, at) =>
                column === '' ? (
                  // An empty corner heads nothing.
                  <td key={at} {...as('cell')} data-corner="" />
                ) : (
                  <th
                    key={at}
                    scope="col"
                    {...as('columnheader')}
                    data-corner={at === 0 ? '' : undefined}
                    data-kept={pinnedMark(at)}
                  >
                    {column}
                    {pinnedMark(at) !== undefined && highlighted !== undefined && (
                      <VisuallyHidden> ({highlighted})</VisuallyHidden>
                    )}
                  </th>
                ),
              )}
            </tr>
          </thead>
          <tbody {...as('rowgroup')}>
            {rows.map(([feature = '', ...cells], place) => (
              <tr key={place} {...as('row')}>
                <th scope="row" {...as('rowheader')}>
                  <MarkedText text={feature} />
                </th>
                {cells.map((text, at) => (
                  <td
                    key={at}
                    {...as('cell')}
                    data-column={columns[at + 1]}
                    data-kept={pinnedMark(at + 1)}
                  >
                    <CellText text={text} yes={yes} no={no} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </Grid>
      </Box>
      {note !== undefined && (
        <Box sx={{ mt: 5, maxWidth: ({ space }) => space.measure }}>
          <Typography>
            <MarkedText text={note} />
          </Typography>
        </Box>
      )}
    </Section>
  );
}
