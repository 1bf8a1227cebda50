import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import type { Place } from '../../../src/schema/values/written-place';
import { useSessionState } from '../editor-context';
import { AddEntry } from '../structure/add-entry';
import { EntryList } from '../structure/entry-list';
import { rulesOfField } from '../structure/rules-of-field';
import { Titled } from './key-control-props';

const heading = {
  label: 'Rules',
  hint: 'What is asked of this field before the form is sent, from top to bottom. The first that does not hold shows its message.',
  whenOmitted: undefined,
};

/** In Settings of a field: the rules of its form that are about it, among which nothing else is moved. */
export const RulesOfField = ({ place: { file, path } }: { place: Place }) => {
  const files = useSessionState(({ state }) => state.files);
  const rules = useMemo(() => rulesOfField(files, { file, path }), [files, file, path]);
  if (!rules) return null;
  const { count, kinds } = rules.only;
  if (count === 0 && kinds.length === 0) return null;
  return (
    <Titled panelKey={heading}>
      {count === 0 && <Typography>It may be left empty: nothing is asked of it.</Typography>}
      <EntryList {...rules} />
      {kinds.length > 0 ? (
        <AddEntry {...rules} label="Add a rule" />
      ) : (
        <Typography>It has every rule that suits it.</Typography>
      )}
    </Titled>
  );
};
