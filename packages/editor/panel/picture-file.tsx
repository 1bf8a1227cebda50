import { useId } from 'react';
import { ObjectSchema, type Schema } from 'yup';
import type { Change, Value } from '../../../src/schema/values/change';
import { type AnySchema, schemaOf } from '../../../src/schema/values/inner-schema';
import { joinPath, parentOf } from '../../../src/schema/values/paths';
import type { Place } from '../../../src/schema/values/written-place';
import { useSession } from '../editor-context';
import type { Session } from '../editor-session';
import { changeTo } from './change-to';
import { FieldControl, Problems } from './field-control';
import { type KeyControlProps, wordsFor } from './key-control-props';
import { metaOf } from './panel-keys';
import { PictureChooser } from './picture-chooser';
import type { StoredPicture } from './store-picture';
import { usePlace } from './use-place';

const fieldsOf = (schema: AnySchema): Record<string, AnySchema> =>
  schema instanceof ObjectSchema ? (schema.fields as Record<string, AnySchema>) : {};

/** The key of a group for a picture's file, and whether the group needs it. */
export const fileKeyOf = (schema: AnySchema) =>
  Object.entries(fieldsOf(schema)).find(
    ([, inner]) => metaOf(inner).formats && !(inner as Schema).spec.optional,
  )?.[0];

export const formatsOf = (schema: AnySchema | undefined) =>
  (schema && metaOf(schema).formats) ?? ['jpg', 'jpeg', 'png', 'webp', 'avif', 'svg'];

/** What a group asks of its picture: the endings of files, words for those who cannot see it, and whether these may be proposed. */
export const picturesFor = (schema: AnySchema, key: string) => {
  const fields = fieldsOf(schema);
  return {
    formats: formatsOf(fields[key]),
    asksAlt: 'alt' in fields,
    takesSample: 'sample' in fields,
  };
};

/** The keys of `picture` that a group has; `key` is that of its file. */
export const ofPicture = (schema: AnySchema, key: string, picture: StoredPicture) => {
  const fields = fieldsOf(schema);
  const { file, ...others } = picture;
  const known = Object.entries(others).filter(([name]) => name in fields);
  return { [key]: file, ...Object.fromEntries(known) };
};

/** The same of a file beside the picture itself. */
const filesFor = (schema: AnySchema) => ({
  formats: formatsOf(schema),
  asksAlt: false,
  takesSample: false,
});

/** What makes a group the one with these keys; its mark as a sample is set with new words, which take an old one away. */
export const changesToKeys = (session: Session, group: Place, keys: object): Change[] =>
  Object.entries(keys).flatMap(([key, value]): Change[] => {
    const at = { file: group.file, path: joinPath(group.path, key) };
    const was = session.valueAt(at) as Value | undefined;
    if (key === 'sample') return [{ do: 'set', ...at, value: true, was }];
    return [changeTo(at, was, value) ?? []].flat();
  });

/** A picture's file, with its size and its words beside it. */
export const FileControl = (props: KeyControlProps) => {
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
    const changes = changesToKeys(session, group, own);
    return changes.length === 0 ? Promise.resolve(true) : writeChanges(changes);
  };
  return (
    <>
      <FieldControl place={place} panelKey={panelKey} words={words} />
      <PictureChooser
        label={panelKey.label}
        {...(isMain ? picturesFor(around, panelKey.key) : filesFor(panelKey.schema))}
        onChoose={choose}
      />
      <Problems id={id} words={problems} />
    </>
  );
};
