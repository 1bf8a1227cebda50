import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { Words } from '../../fields/field-contexts';
import type { NoteBlock, TextTable } from '../../schema/block';
import type { RichNoteProps } from '../form-parts';

/** Its texts begin where those of the paragraphs do. */
const table = {
  width: 'auto',
  minWidth: 'min(100%, 20rem)',
  '& th, & td': { px: 0, paddingInlineEnd: 5 },
  '& th': { fontWeight: 600 },
};

/** The first text of each row heads it; a table that is wider than the form scrolls. */
const NoteTable = ({ columns, rows }: TextTable) => (
  <Box sx={{ overflowX: 'auto' }}>
    <Table size="small" sx={table}>
      {columns && (
        <TableHead>
          <TableRow>
            {columns.map((column, at) =>
              column.trim() === '' ? (
                <TableCell key={at} component="td" />
              ) : (
                <TableCell key={at} scope="col">
                  <Words text={column} />
                </TableCell>
              ),
            )}
          </TableRow>
        </TableHead>
      )}
      <TableBody>
        {rows.map((row, place) => (
          <TableRow key={place}>
            {row.map((text, at) => (
              <TableCell key={at} {...(at === 0 && { component: 'th', scope: 'row' })}>
                <Words text={text} />
              </TableCell>
            ))}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  </Box>
);

type BlockProps = Pick<RichNoteProps, 'Text' | 'entry' | 'level'> & { block: NoteBlock };

const Block = ({ block, Text, entry, level }: BlockProps) => {
  if (typeof block === 'string') {
    return (
      <Typography>
        <Text text={block} entry={entry} />
      </Typography>
    );
  }
  if ('heading' in block) {
    return (
      <Typography variant="lead" component={level} sx={{ '* + &': { mt: 3 } }}>
        {block.heading}
      </Typography>
    );
  }
  if ('rows' in block) return <NoteTable {...block} />;
  const { list, numbered } = block;
  return (
    <Box
      component={numbered ? 'ol' : 'ul'}
      sx={{ m: 0, listStyle: numbered ? 'decimal' : 'disc', paddingInlineStart: 6 }}
    >
      {list.map((point, place) => (
        <Typography component="li" key={place} sx={{ '& + &': { mt: 2 } }}>
          <Text text={point} entry={entry} />
        </Typography>
      ))}
    </Box>
  );
};

const blocksOf = ({ words, paragraphs = [] }: RichNoteProps['note']): NoteBlock[] =>
  words === undefined ? paragraphs : [words, ...paragraphs];

/** A note of several paragraphs, with headings, lists and tables; one with a question opens by the browser's own means. */
export const RichNote = ({ note, ...shown }: RichNoteProps) => {
  const blocks = (
    <Box sx={{ display: 'grid', gap: 3, maxWidth: ({ space }) => space.measure, minWidth: 0 }}>
      {blocksOf(note).map((block, place) => (
        <Block key={place} block={block} {...shown} />
      ))}
    </Box>
  );
  if (note.question === undefined) return blocks;
  return (
    <Box
      component="details"
      sx={{ '&[open] > summary': { mb: 3 }, '& > summary': { cursor: 'pointer', py: 2 } }}
    >
      <Typography component="summary" sx={{ fontWeight: 600, width: 'fit-content' }}>
        {note.question}
      </Typography>
      {blocks}
    </Box>
  );
};
