import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { type FormEvent, useState } from 'react';
import { isGroup } from '../../../src/schema/values/group';
import { joinPath, valueAt } from '../../../src/schema/values/paths';
import type { Place } from '../../../src/schema/values/written-place';
import { useBlank } from '../blank/use-blank';
import { SteadyButton } from '../steady-button';
import { changeTo } from './change-to';
import { FieldControl } from './field-control';
import { type KeyControlProps, RemoveButton, Titled, wordsFor } from './key-control-props';
import { metaOf, panelKey as panelKeyOf } from './panel-keys';
import { usePlace } from './use-place';

/** A group with names of the editor's own: each can be named anew, changed and removed. */
export const NamesControl = (props: KeyControlProps) => {
  const { place, panelKey } = props;
  const words = wordsFor(props);
  const { value, problems, writeChanges } = usePlace(place, words);
  const blank = useBlank(place.file);
  const [added, setAdded] = useState('');
  const names = isGroup(value) ? Object.keys(value) : [];
  const { entries } = metaOf(panelKey.schema);
  if (!entries) return null;
  const placeOf = (name: string): Place => ({ file: place.file, path: joinPath(place.path, name) });
  const add = async (event: FormEvent) => {
    event.preventDefault();
    const change = changeTo(placeOf(added.trim()), undefined, blank(entries.value));
    if (change && (await writeChanges([change]))) setAdded('');
  };
  const rename = (from: string, to: string) => {
    if (to === from || to === '' || !isGroup(value)) return;
    const was = value[from] as string;
    void writeChanges([{ do: 'rename', ...placeOf(from), name: to, was }]);
  };
  return (
    <Titled panelKey={panelKey} problems={problems}>
      <Stack spacing={4} sx={{ my: 2 }}>
        {names.map((name) => (
          <Box key={name} role="group" aria-label={name}>
            <TextField
              fullWidth
              label={`Name of ${name}`}
              defaultValue={name}
              onBlur={({ target }) => rename(name, target.value.trim())}
              margin="dense"
            />
            <FieldControl
              place={placeOf(name)}
              panelKey={{
                ...panelKeyOf(name, { schema: entries.value, value: undefined }),
                label: name,
              }}
              words={`${name} of ${words}`}
            />
            <RemoveButton
              label={name}
              remove={() =>
                void writeChanges([
                  { do: 'remove', ...placeOf(name), was: valueAt(value, name) as string },
                ])
              }
            />
          </Box>
        ))}
      </Stack>
      <Box component="form" onSubmit={(event) => void add(event)}>
        <TextField
          fullWidth
          label="New name"
          value={added}
          onChange={({ target }) => setAdded(target.value)}
          margin="dense"
        />
        <SteadyButton type="submit" disabled={added.trim() === ''}>
          Add name
        </SteadyButton>
      </Box>
    </Titled>
  );
};
