import Add from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import { valueAt } from '../../../src/schema/values/paths';
import type { Place } from '../../../src/schema/values/written-place';
import { useSessionState } from '../editor-context';
import { useStructure } from './structure';

/** Adds an entry at the end of a list; `to` is what the list is called where there are several. */
export const AddEntry = ({ file, path, to }: Place & { to?: string }) => {
  const { add } = useStructure();
  const list = useSessionState(({ state }) => valueAt(state.files[file], path));
  return (
    <Button
      startIcon={<Add />}
      sx={{ minHeight: 44, alignSelf: 'start' }}
      onClick={() => add({ file, path }, Array.isArray(list) ? list.length : 0)}
    >
      {to === undefined ? 'Add' : `Add to “${to}”`}
    </Button>
  );
};
