import Box from '@mui/material/Box';
import FormControl from '@mui/material/FormControl';
import FormLabel from '@mui/material/FormLabel';
import { Words } from '../../fields/field-contexts';
import { FormItems } from '../form-items';
import type { ArrangedProps } from '../form-parts';
import { Note } from './note';

/** Where three have no room there is one column: a last field by itself would end elsewhere than the others. */
const narrowest = { one: '15rem', two: '12rem', three: 'max(8rem, (26rem - 100%) * 99)' };
const most = { one: 2, two: 2, three: 3 };

const gridOf = (columns: keyof typeof most) => ({
  display: 'grid',
  columnGap: 4,
  rowGap: 5,
  gridTemplateColumns: `repeat(auto-fit, minmax(max(min(100%, ${narrowest[columns]}), 100% / ${most[columns] + 1}), 1fr))`,
  ...(columns === 'one' && { '& > :not([data-width="half"])': { gridColumn: '1 / -1' } }),
});

export const Arranged = ({ item }: ArrangedProps) =>
  item.kind === 'note' ? (
    <Note note={item} />
  ) : (
    <FormControl component="fieldset">
      <FormLabel component="legend" sx={{ typography: 'lead', color: 'text.primary', mb: 4 }}>
        <Words text={item.legend} />
      </FormLabel>
      <Box sx={gridOf(item.columns ?? 'one')}>
        <FormItems items={item.fields} />
      </Box>
    </FormControl>
  );
