import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useId, useState } from 'react';
import type { Schema } from 'yup';
import { isGroup } from '../../../src/schema/values/group';
import { innerSchema, schemaOf } from '../../../src/schema/values/inner-schema';
import { parentOf } from '../../../src/schema/values/paths';
import { useBlank } from '../blank/use-blank';
import { useSession } from '../editor-context';
import { helpWords } from '../help-words';
import { Begin } from './begin-group';
import { Problems } from './field-control';
import { type KeyControlProps, Titled, wordsFor } from './key-control-props';
import { chosenOf, inWords, metaOf } from './panel-keys';
import { fileKeyOf } from './picture-file';
import { usePlace } from './use-place';

type KindSelectProps = {
  label: string;
  hint?: string;
  value: string;
  options: { value: string; label: string }[];
  onChange: (chosen: string) => void;
  problemsId: string;
};

const KindSelect = ({ label, hint, value, options, onChange, problemsId }: KindSelectProps) => {
  const id = useId();
  return (
    <FormControl fullWidth>
      <FormLabel htmlFor={id}>{label}</FormLabel>
      {hint !== undefined && <FormHelperText id={`${id}-hint`}>{hint}</FormHelperText>}
      <NativeSelect
        input={<OutlinedInput id={id} />}
        value={value}
        onChange={({ target }) => onChange(target.value)}
        inputProps={{ 'aria-describedby': `${id}-hint ${problemsId}` }}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </NativeSelect>
    </FormControl>
  );
};

/** One of several groups by the keys that it has, such as a drawing or a photo. */
export const ChoiceControl = (props: KeyControlProps) => {
  const { place, panelKey, Group } = props;
  const words = wordsFor(props);
  const { value, problems, write } = usePlace(place, words);
  const blank = useBlank(place.file);
  const id = useId();
  const { choices } = metaOf(panelKey.schema);
  const [pending, setPending] = useState<string>();
  const now =
    value === undefined ? '' : (chosenOf(panelKey.schema, value) ?? (choices?.text ? 'text' : ''));
  const schemas: Record<string, Schema> = {
    ...choices?.schemas,
    ...(choices?.text && { text: choices.text }),
  };
  const choose = (chosen: string) => {
    setPending(undefined);
    const schema = schemas[chosen];
    if (chosen === now) return;
    if (!schema) void write(undefined);
    else if (fileKeyOf(schema) !== undefined) setPending(chosen);
    else void write(blank(schema));
  };
  const pendingSchema = pending === undefined ? undefined : schemas[pending];
  return (
    <Titled panelKey={panelKey}>
      <KindSelect
        label={`Kind of ${panelKey.label.toLowerCase()}`}
        value={pending ?? now}
        options={[
          ...(panelKey.required ? [] : [{ value: '', label: 'None' }]),
          ...Object.keys(schemas).map((name) => ({ value: name, label: inWords(name) })),
        ]}
        onChange={choose}
        problemsId={id}
      />
      {pendingSchema && (
        <Begin
          place={place}
          schema={pendingSchema}
          label={panelKey.label}
          Group={Group}
          write={async (next) => {
            const isWritten = await write(next);
            if (isWritten) setPending(undefined);
            return isWritten;
          }}
        />
      )}
      {isGroup(value) && !pendingSchema && (
        <Group place={place} schema={panelKey.schema} name={words} />
      )}
      <Problems id={id} words={problems} />
    </Titled>
  );
};

/** The key by which a group says of which kind it is: another one keeps what both kinds have. */
export const KindControl = (props: KeyControlProps) => {
  const { place, panelKey, outer } = props;
  const session = useSession();
  const group = { file: place.file, path: parentOf(place.path) };
  const { value, problems, write } = usePlace(group, wordsFor(props));
  const blank = useBlank(place.file);
  const id = useId();
  const schemas = (outer && metaOf(outer).choices?.schemas) ?? {};
  const kind = isGroup(value) ? value[panelKey.key] : undefined;
  const opens = (schema: Schema | undefined) => schema?.meta()?.opens !== undefined;
  const isOpening = typeof kind === 'string' && opens(schemas[kind]);
  const choose = async (chosen: string) => {
    const schema = schemas[chosen];
    if (!schema) return;
    const begun = blank(schema);
    const now = session.valueAt(group);
    const shared = Object.entries(isGroup(now) ? now : {}).filter(([key, each]) => {
      const inner = key === panelKey.key ? undefined : innerSchema(schema, key);
      return inner && schemaOf(inner, each).isValidSync(each, { strict: true });
    });
    await write({ ...(isGroup(begun) ? begun : {}), ...Object.fromEntries(shared) });
  };
  return (
    <>
      <KindSelect
        label={panelKey.label}
        hint={`${panelKey.hint} Another kind keeps what both have, and begins with new words for the rest.`}
        value={typeof kind === 'string' ? kind : ''}
        // What opens a page is there once, and at its beginning.
        options={Object.entries(schemas)
          .filter(([, schema]) => opens(schema) === isOpening)
          .map(([name, schema]) => ({
            value: name,
            label: `${name} – ${helpWords(schema.meta()?.description)}`,
          }))}
        onChange={(chosen) => void choose(chosen)}
        problemsId={id}
      />
      <Problems id={id} words={problems} />
    </>
  );
};
