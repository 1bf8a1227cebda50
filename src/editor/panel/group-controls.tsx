import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { type ComponentType, type FormEvent, type ReactNode, useId, useState } from 'react';
import { ObjectSchema, type Schema } from 'yup';
import { SessionContext, useSession } from '../editor-context';
import type { Session } from '../editor-session';
import type { Place } from '../marked-config';
import { isGroup, joinPath, parentOf, valueAt } from '../paths';
import type { Change } from '../protocol';
import { innerSchema, schemaOf } from '../shown-texts';
import { EntryList } from '../structure/entry-list';
import { ChooseColor, ChooseLink } from './beside-fields';
import { draftSession } from './draft-session';
import { FieldControl, Problems } from './field-control';
import {
  type AnySchema,
  chosenOf,
  inWords,
  keysOf,
  metaOf,
  panelKey as panelKeyOf,
  type PanelKey,
} from './panel-keys';
import { PictureChooser, type StoredPicture } from './picture-chooser';
import { smallestValue } from './smallest-value';
import { changeTo, usePlace } from './use-place';

type KeyControlProps = {
  place: Place;
  panelKey: PanelKey;
  /** What the group around is called. */
  around: string;
  /** The schema of the group around, not resolved: a choice names its kinds. */
  outer?: AnySchema | undefined;
};

const wordsFor = ({ panelKey, around }: KeyControlProps) => `${panelKey.label} of ${around}`;

const hintOf = ({ hint, whenOmitted }: PanelKey) =>
  [hint, ...(whenOmitted === undefined ? [] : [`Left out: ${whenOmitted}.`])].join(' ').trim();

/** A title and its hint around several controls, or a button. */
const Titled = ({ panelKey, children }: { panelKey: PanelKey; children: ReactNode }) => {
  const id = useId();
  return (
    <FormControl
      fullWidth
      role="group"
      aria-labelledby={id}
      aria-describedby={`${id}-hint`}
      sx={{ borderInlineStart: 2, borderColor: 'divider', pl: 3 }}
    >
      <FormLabel id={id} component="span">
        {panelKey.label}
      </FormLabel>
      <FormHelperText id={`${id}-hint`}>{hintOf(panelKey)}</FormHelperText>
      {children}
    </FormControl>
  );
};

const fieldsOf = (schema: AnySchema): Record<string, AnySchema> =>
  schema instanceof ObjectSchema ? (schema.fields as Record<string, AnySchema>) : {};

/** The key of a group for a picture's file, and whether the group needs it. */
const fileKeyOf = (schema: AnySchema) =>
  Object.entries(fieldsOf(schema)).find(
    ([, inner]) => metaOf(inner).formats && !(inner as Schema).spec.optional,
  )?.[0];

const formatsOf = (schema: AnySchema | undefined) =>
  (schema && metaOf(schema).formats) ?? ['jpg', 'jpeg', 'png', 'webp', 'avif', 'svg'];

/** The keys of `picture` that a group has; `key` is that of its file. */
const ofPicture = (schema: AnySchema, key: string, picture: StoredPicture) => {
  const fields = fieldsOf(schema);
  const { file, ...others } = picture;
  const known = Object.entries(others).filter(([name]) => name in fields);
  return { [key]: file, ...Object.fromEntries(known) };
};

/** A picture's file, with its size and its words beside it. */
const FileControl = (props: KeyControlProps) => {
  const { place, panelKey, outer } = props;
  const session = useSession();
  const words = wordsFor(props);
  const { problems, writeChanges } = usePlace(place, words);
  const id = useId();
  const group = { file: place.file, path: parentOf(place.path) };
  const around = outer && schemaOf(outer, session.valueAt(group));
  const isMain = around !== undefined && panelKey.key === fileKeyOf(around);
  const choose = (picture: StoredPicture) => {
    const own = isMain
      ? ofPicture(around, panelKey.key, picture)
      : { [panelKey.key]: picture.file };
    const changes = Object.entries(own).flatMap(([key, value]): Change[] => {
      const at = { file: place.file, path: joinPath(group.path, key) };
      const change = changeTo(at, session.valueAt(at), value);
      return change ? [change] : [];
    });
    return changes.length === 0 ? Promise.resolve(true) : writeChanges(changes);
  };
  return (
    <>
      <FieldControl place={place} panelKey={panelKey} words={words} />
      <PictureChooser
        label={panelKey.label}
        formats={formatsOf(panelKey.schema)}
        asksAlt={isMain && 'alt' in fieldsOf(around)}
        onChoose={choose}
      />
      <Problems id={id} words={problems} />
    </>
  );
};

type BeginProps = {
  place: Place;
  schema: AnySchema;
  label: string;
  write: (value: unknown) => Promise<boolean>;
};

/** Begins with the smallest value of a schema; what the check does not take yet is completed first. */
const BeginGroup = ({ place, schema, label, write }: BeginProps) => {
  const session = useSession();
  const [draft, setDraft] = useState<Session>();
  const begin = async () => {
    const smallest = await smallestValue(schema);
    if (!(await write(smallest))) setDraft(draftSession(session, place, smallest));
  };
  if (!draft) {
    return (
      <Button variant="outlined" onClick={() => void begin()}>
        {`Add ${label.toLowerCase()}`}
      </Button>
    );
  }
  return (
    <SessionContext value={draft}>
      <FormHelperText>It is written as soon as the check takes it.</FormHelperText>
      <GroupControls place={place} schema={schema} name={label} />
      <Button onClick={() => setDraft(undefined)}>Cancel</Button>
    </SessionContext>
  );
};

/** As `BeginGroup`; a group around a picture asks for the picture first. */
const Begin = (props: BeginProps) => {
  const { schema, label, write } = props;
  const resolved = schemaOf(schema, undefined);
  const fileKey = fileKeyOf(resolved);
  if (fileKey === undefined) return <BeginGroup {...props} />;
  return (
    <PictureChooser
      label={label}
      formats={formatsOf(fieldsOf(resolved)[fileKey])}
      asksAlt={'alt' in fieldsOf(resolved)}
      onChoose={async (picture) => {
        const base = await smallestValue(resolved);
        return write({ ...(isGroup(base) ? base : {}), ...ofPicture(resolved, fileKey, picture) });
      }}
    />
  );
};

/** Whether a group is small enough to be shown in the group around it. */
const isSmall = (schema: AnySchema, value: unknown) => {
  const keys = keysOf(schema, value);
  const isLeaf = ({ sort }: PanelKey) => !['group', 'list', 'choice', 'names'].includes(sort);
  return keys.length > 0 && keys.length <= 8 && keys.every(isLeaf);
};

const RemoveButton = ({ label, remove }: { label: string; remove: () => void }) => (
  <Button color="error" onClick={remove} sx={{ alignSelf: 'start' }}>
    {`Remove ${label.toLowerCase()}`}
  </Button>
);

const InnerGroup = (props: KeyControlProps) => {
  const { place, panelKey } = props;
  const session = useSession();
  const words = wordsFor(props);
  const { value, problems, write } = usePlace(place, words);
  const id = useId();
  return (
    <Titled panelKey={panelKey}>
      {value === undefined && (
        <Begin place={place} schema={panelKey.schema} label={panelKey.label} write={write} />
      )}
      {value !== undefined && isSmall(panelKey.schema, value) && (
        <GroupControls place={place} schema={panelKey.schema} name={words} />
      )}
      {value !== undefined && !isSmall(panelKey.schema, value) && (
        <Button variant="outlined" onClick={() => session.select(place)}>
          {`Open ${panelKey.label.toLowerCase()}`}
        </Button>
      )}
      {value !== undefined && !panelKey.required && (
        <RemoveButton label={panelKey.label} remove={() => void write(undefined)} />
      )}
      <Problems id={id} words={problems} />
    </Titled>
  );
};

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

const plainWords = (words = '') => words.replaceAll('`', '');

/** One of several groups by the keys that it has, such as a drawing or a photo. */
const ChoiceControl = (props: KeyControlProps) => {
  const { place, panelKey } = props;
  const words = wordsFor(props);
  const { value, problems, write } = usePlace(place, words);
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
    else void smallestValue(schema).then(write);
  };
  const asked = pending === undefined ? undefined : schemas[pending];
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
      {asked && (
        <Begin
          place={place}
          schema={asked}
          label={panelKey.label}
          write={async (next) => {
            const isWritten = await write(next);
            if (isWritten) setPending(undefined);
            return isWritten;
          }}
        />
      )}
      {isGroup(value) && !asked && (
        <GroupControls place={place} schema={panelKey.schema} name={words} />
      )}
      <Problems id={id} words={problems} />
    </Titled>
  );
};

/** The key by which a group says of which kind it is: another one keeps what both kinds have. */
const KindControl = (props: KeyControlProps) => {
  const { place, panelKey, outer } = props;
  const session = useSession();
  const group = { file: place.file, path: parentOf(place.path) };
  const { value, problems, write } = usePlace(group, wordsFor(props));
  const id = useId();
  const schemas = (outer && metaOf(outer).choices?.schemas) ?? {};
  const kind = isGroup(value) ? value[panelKey.key] : undefined;
  const choose = async (chosen: string) => {
    const schema = schemas[chosen];
    if (!schema) return;
    const smallest = await smallestValue(schema);
    const now = session.valueAt(group);
    const kept = Object.entries(isGroup(now) ? now : {}).filter(([key, each]) => {
      const inner = key === panelKey.key ? undefined : innerSchema(schema, key);
      return inner && schemaOf(inner, each).isValidSync(each, { strict: true });
    });
    await write({ ...(isGroup(smallest) ? smallest : {}), ...Object.fromEntries(kept) });
  };
  return (
    <>
      <KindSelect
        label={panelKey.label}
        hint={`${panelKey.hint} Another kind keeps what both have, and begins with an example of the rest.`}
        value={typeof kind === 'string' ? kind : ''}
        options={Object.entries(schemas).map(([name, schema]) => ({
          value: name,
          label: `${name} – ${plainWords(schema.meta()?.description)}`,
        }))}
        onChange={(chosen) => void choose(chosen)}
        problemsId={id}
      />
      <Problems id={id} words={problems} />
    </>
  );
};

/** A group with names of the editor's own: each can be named anew, changed and removed. */
const NamesControl = (props: KeyControlProps) => {
  const { place, panelKey } = props;
  const words = wordsFor(props);
  const { value, problems, writeChanges } = usePlace(place, words);
  const id = useId();
  const [added, setAdded] = useState('');
  const names = isGroup(value) ? Object.keys(value) : [];
  const { entries } = metaOf(panelKey.schema);
  if (!entries) return null;
  const placeOf = (name: string): Place => ({ file: place.file, path: joinPath(place.path, name) });
  const add = async (event: FormEvent) => {
    event.preventDefault();
    const next = (await smallestValue(entries.value)) as string;
    const change = changeTo(placeOf(added.trim()), undefined, next);
    if (change && (await writeChanges([change]))) setAdded('');
  };
  const rename = (from: string, to: string) => {
    if (to === from || to === '' || !isGroup(value)) return;
    const was = value[from] as string;
    void writeChanges([{ do: 'rename', ...placeOf(from), name: to, was }]);
  };
  return (
    <Titled panelKey={panelKey}>
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
        <Button type="submit" disabled={added.trim() === ''}>
          Add name
        </Button>
      </Box>
      <Problems id={id} words={problems} />
    </Titled>
  );
};

const ListControl = ({ place, panelKey }: KeyControlProps) => (
  <Titled panelKey={panelKey}>
    <EntryList {...place} />
  </Titled>
);

const ChosenField = (props: KeyControlProps) => {
  const { place, panelKey } = props;
  const Choose = { link: ChooseLink, color: ChooseColor }[panelKey.sort as 'link' | 'color'];
  return (
    <FieldControl
      place={place}
      panelKey={panelKey}
      words={wordsFor(props)}
      beside={(held) => <Choose place={place} panelKey={panelKey} {...held} />}
    />
  );
};

const PlainField = (props: KeyControlProps) => (
  <FieldControl place={props.place} panelKey={props.panelKey} words={wordsFor(props)} />
);

const controls: Partial<Record<PanelKey['sort'], ComponentType<KeyControlProps>>> = {
  link: ChosenField,
  color: ChosenField,
  file: FileControl,
  list: ListControl,
  group: InnerGroup,
  choice: ChoiceControl,
  kind: KindControl,
  names: NamesControl,
};

/** The control of a key, by what its schema says. */
export const KeyControl = (props: KeyControlProps) => {
  const { place, panelKey } = props;
  const Control = controls[panelKey.sort] ?? PlainField;
  return (
    <Box data-edit-key={place.path}>
      <Control key={`${place.file} ${place.path} ${panelKey.sort}`} {...props} />
    </Box>
  );
};

type GroupControlsProps = {
  place: Place;
  /** Of the group, not resolved. */
  schema: AnySchema;
  /** What it is called in the words of a step. */
  name: string;
};

/** A control for every key of the group at a place. */
export const GroupControls = ({ place, schema, name }: GroupControlsProps) => {
  const { value } = usePlace(place, name);
  return (
    <Stack spacing={6} sx={{ py: 2 }}>
      {keysOf(schema, value).map((panelKey) => (
        <KeyControl
          key={panelKey.key}
          place={{ file: place.file, path: joinPath(place.path, panelKey.key) }}
          panelKey={panelKey}
          around={name}
          outer={schema}
        />
      ))}
    </Stack>
  );
};
