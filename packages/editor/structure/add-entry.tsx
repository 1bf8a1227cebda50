import Add from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import { valueAt } from '../../../src/schema/values/paths';
import type { Place } from '../../../src/schema/values/written-place';
import { useSessionState } from '../editor-context';
import type { FieldRules } from './rules-of-field';
import { useStructure } from './structure';

type Props = Place & {
  label?: string;
  /** The new one is one of these. */
  only?: FieldRules;
  onAdded?: (place: Place) => void;
};

/** Adds an entry at the end of a list. */
export const AddEntry = ({ file, path, label = 'Add', ...how }: Props) => {
  const { add } = useStructure();
  const list = useSessionState(({ state }) => valueAt(state.files[file], path));
  return (
    <Button
      startIcon={<Add />}
      sx={{ minHeight: 44, alignSelf: 'start' }}
      onClick={() => add({ file, path }, Array.isArray(list) ? list.length : 0, how)}
    >
      {label}
    </Button>
  );
};
