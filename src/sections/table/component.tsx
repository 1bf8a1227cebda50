import type { Theme } from '@mui/material/styles';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell, { type TableCellProps } from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { whereLettersAreLarge } from '../../theme/enlarged';
import { mayBeFromRight } from '../../theme/from-right';
import { heardOnly } from '../../theme/heard-only';
import { useTextAsRead } from '../../theme/text-as-read';
import { MarkedText } from '../../ui/marked-text';
import { Section } from '../../ui/section';
import { useSite } from '../../ui/site-context';
import type { SectionProps } from '../section-props';
import { isColumnOfAmounts } from './is-amount';
import {
  asBlocks,
  asBlocksOfLarge,
  asBlocksOfShort,
  asFitting,
  asScrolling,
  edges,
  narrowLook,
  shortColumns,
} from './narrow';

type Rows = SectionProps<'table'>['section']['rows'];

/** The alignment of each column; amounts align by digit. */
const alignments = (rows: Rows, rowHeadings: boolean): TableCellProps['align'][] => {
  const widest = Math.max(...rows.map((row) => row.length));
  return Array.from({ length: widest }, (_, at) => {
    if (rowHeadings && at === 0) return 'inherit';
    return isColumnOfAmounts(rows.map((row) => row[at] ?? '')) ? 'right' : 'inherit';
  });
};

/** Two columns fit everywhere; more need at least this width to be readable. */
const narrowest = (columns: number) => (columns < 3 ? 14 : Math.max(27, columns * 7));

/** Narrower than any column of a page on a larger screen. */
const telephone = '26rem';

/** Beside words of config/site.ts that are left out. */
const scrollWords = 'Scroll sideways to see every column';

/**
 * A table; where its columns do not fit, rows become blocks, or it says that it scrolls: no value is out of
 * reach. What scrolls is reached by the keyboard (WCAG 2.1.1).
 */
export default function TableSection({ section, number }: SectionProps<'table'>) {
  const captionId = useId();
  const { tableScrolls = scrollWords } = useSite().site.words;
  const { title, lead, label, tone, anchor } = section;
  const { caption, columns = [], rows, rowHeadings = true, note } = section;
  const asRead = useTextAsRead();
  const aligned = alignments(
    rows.map((row) => row.map(asRead)),
    rowHeadings,
  );
  const least = `${narrowest(aligned.length)}rem`;
  const narrow = narrowLook({ columns: aligned.length, narrow: section.narrow });
  const short = narrow === 'blocks' ? shortColumns(rows) : [];
  const ground = tone === 'tint' ? 'background.tint' : 'background.default';
  const whereNarrow = `@container (width < ${least})`;
  const pinnedMark = (column: number) => (narrow === 'scroll' && column === 0 ? '' : undefined);
  // Browsers that go by the display of an element would no longer say that it is a table.
  const role = (name: string) => (narrow === 'blocks' ? name : undefined);
  return (
    <Section {...{ title, lead, label, number, tone, anchor }}>
      <TableContainer
        // Without a caption it would be a second landmark with the section's name.
        role={caption === undefined ? 'group' : 'region'}
        tabIndex={0}
        aria-labelledby={captionId}
        sx={[
          {
            borderTop: 1,
            borderBottom: 1,
            borderColor: 'control',
            containerType: 'inline-size',
          },
          ({ vars: { palette } }) =>
            narrow === 'scroll'
              ? edges({
                  ground: palette.background[tone === 'tint' ? 'tint' : 'default'],
                  shade: `color-mix(in srgb, ${palette.text.primary} 16%, transparent)`,
                })
              : {},
        ]}
      >
        {narrow === 'scroll' && (
          <Typography
            sx={{
              display: 'none',
              [whereNarrow]: { display: 'block' },
              position: 'sticky',
              insetInlineStart: 0,
              width: '100cqi',
              px: 4,
              pt: 4,
              color: 'text.muted',
            }}
          >
            {tableScrolls}
          </Typography>
        )}
        <Table
          role={role('table')}
          sx={{
            minWidth: least,
            '& th, & td': {
              fontSize: 'inherit',
              lineHeight: 'inherit',
              letterSpacing: 'inherit',
              color: 'inherit',
              borderColor: 'divider',
              p: 4,
            },
            '& th': { color: 'text.primary', fontWeight: 'inherit', textAlign: 'start' },
            // A column of bold words would be heavier than the heading of its section.
            '& thead th': { fontWeight: 600 },
            '& .MuiTableCell-alignRight': {
              // Their digits are read from left to right in every language.
              textAlign: ({ direction }: Theme) =>
                mayBeFromRight && direction === 'rtl' ? 'start' : 'end',
              fontVariantNumeric: 'tabular-nums',
              whiteSpace: 'nowrap',
            },
            '& tbody tr:last-of-type > *': { borderBottom: 0 },
            ...(narrow === 'fits' && { [`@container (width < ${telephone})`]: asFitting }),
            ...(narrow === 'blocks' && {
              [whereNarrow]: short.length > 0 ? asBlocksOfShort : asBlocks,
              ...(short.length === 0 && { [whereLettersAreLarge]: asBlocksOfLarge }),
            }),
            ...(narrow === 'scroll' && { [whereNarrow]: asScrolling(ground) }),
          }}
        >
          <Typography
            component="caption"
            id={captionId}
            sx={
              caption === undefined
                ? heardOnly
                : // Material UI puts a table's caption below it.
                  {
                    '&&': { captionSide: 'top', textAlign: 'start', color: 'text.secondary', p: 4 },
                  }
            }
          >
            {caption ?? title}
          </Typography>
          {columns.length > 0 && (
            <TableHead role={role('rowgroup')}>
              <TableRow role={role('row')}>
                {columns.map((column, at) => (
                  <TableCell
                    key={at}
                    {...(column === '' && { component: 'td' })}
                    scope={column === '' ? undefined : 'col'}
                    role={role(column === '' ? 'cell' : 'columnheader')}
                    align={aligned[at]}
                    data-kept={pinnedMark(at)}
                  >
                    {column}
                  </TableCell>
                ))}
              </TableRow>
            </TableHead>
          )}
          <TableBody role={role('rowgroup')}>
            {rows.map((row, place) => (
              <TableRow key={place} role={role('row')}>
                {row.map((text, at) => {
                  const heads = rowHeadings && at === 0;
                  return (
                    <TableCell
                      key={at}
                      component={heads ? 'th' : 'td'}
                      scope={heads ? 'row' : undefined}
                      role={role(heads ? 'rowheader' : 'cell')}
                      align={aligned[at]}
                      data-column={heads ? undefined : columns[at]}
                      data-short={short.includes(at) ? '' : undefined}
                      data-kept={pinnedMark(at)}
                    >
                      <MarkedText text={text} />
                    </TableCell>
                  );
                })}
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
      {note !== undefined && (
        <Typography sx={{ mt: 4, maxWidth: ({ space }) => space.measure }}>
          <MarkedText text={note} />
        </Typography>
      )}
    </Section>
  );
}
