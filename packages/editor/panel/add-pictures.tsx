import { useId, useState } from 'react';
import type { Change, Step, Value } from '../../../src/schema/values/change';
import { isGroup } from '../../../src/schema/values/group';
import { schemaOf } from '../../../src/schema/values/inner-schema';
import type { Place } from '../../../src/schema/values/written-place';
import { isPlaceholder } from '../blank/placeholder';
import { useSession, useSessionState } from '../editor-context';
import { entryPath, type Files, type ListAt, listAt } from '../structure/list-at';
import { refusalIn, whyRefused } from '../structure/valid-step';
import { Problems } from './field-control';
import { PicturesChooser } from './picture-chooser';
import { fileKeyOf, ofPicture, picturesFor } from './picture-file';
import type { StoredPicture } from './store-picture';

/** A list whose entries are pictures, as those of a gallery: several are added at once. */
export type PictureList = ListAt & { fileKey: string };

/** The list at a place, if a picture and its words are all that an entry needs. */
export const picturesAt = (files: Files, place: Place): PictureList | undefined => {
  const list = listAt(files, place);
  if (!list || list.choices) return undefined;
  const schema = schemaOf(list.inner, undefined);
  const fileKey = fileKeyOf(schema);
  if (fileKey === undefined) return undefined;
  const sample = ofPicture(schema, fileKey, { file: '/a.png', alt: 'A', width: 1, height: 1 });
  return schema.isValidSync(sample, { strict: true }) ? { ...list, fileKey } : undefined;
};

/** Whether it is the drawing that the editor began the list with. */
const isOfBeginning = ({ fileKey }: PictureList, entry: unknown): boolean =>
  isGroup(entry) && isPlaceholder(entry[fileKey]);

/** The step that adds pictures at the end of a list; the one with which it begins goes. */
const picturesStep = (list: PictureList, pictures: readonly StoredPicture[]): Step => {
  const { file, path, fileKey, was } = list;
  const schema = schemaOf(list.inner, undefined);
  let entries = was;
  const changes: Change[] = [];
  for (const picture of pictures) {
    const value = ofPicture(schema, fileKey, picture) as Value;
    const at = entries?.length ?? 0;
    changes.push({ do: 'insert', file, path, at, value, was: entries });
    entries = [...(entries ?? []), value];
  }
  const [first] = list.list;
  if (list.list.length === 1 && first !== undefined && isOfBeginning(list, first))
    changes.push({ do: 'remove', file, path: entryPath(list, 0), was: first });
  const words = pictures.length === 1 ? 'Added a picture' : `Added ${pictures.length} pictures`;
  return { words, changes };
};

type ChooseProps = {
  list: PictureList;
  label: string;
  dropped?: readonly File[];
  onAdded?: () => void;
};

/** Chooses, or takes what was dropped, and adds it to the list. */
export const ChoosePictures = ({ list, label, dropped, onAdded }: ChooseProps) => {
  const session = useSession();
  const [refusal, setRefusal] = useState<string>();
  const id = useId();
  const add = async (pictures: readonly StoredPicture[]) => {
    const now = picturesAt(session.get().state.files, list);
    if (!now) return false;
    const answer = await session.write(picturesStep(now, pictures));
    const isDone = answer.is === 'written' || answer.is === 'valid';
    setRefusal(isDone ? undefined : whyRefused(refusalIn(answer)));
    if (isDone) onAdded?.();
    return isDone;
  };
  return (
    <>
      <PicturesChooser
        several
        label={label}
        {...picturesFor(schemaOf(list.inner, undefined), list.fileKey)}
        {...(dropped && { dropped })}
        onChoose={add}
      />
      <Problems id={id} words={refusal === undefined ? [] : [refusal]} />
    </>
  );
};

/** Below the entries of a list of pictures. */
export const AddPictures = ({ place, label }: { place: Place; label: string }) => {
  const files = useSessionState(({ state }) => state.files);
  const list = picturesAt(files, place);
  return list ? <ChoosePictures list={list} label={label} /> : null;
};
