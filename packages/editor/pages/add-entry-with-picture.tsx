import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { collectionFile } from '../../../src/schema/config-files';
import { isGroup } from '../../../src/schema/values/group';
import { valueAt } from '../../../src/schema/values/paths';
import { textsIn } from '../../../src/schema/values/places-in';
import { nameFrom } from '../../config-values/names';
import { TextLine } from '../dialog-fields';
import { useWays } from '../dialog-ways';
import { useSession, useSessionState } from '../editor-context';
import { focusFirst } from '../focus-first';
import { Thumbnail } from '../library/thumbnail';
import { PictureChooser } from '../panel/picture-chooser';
import { formatsOf } from '../panel/picture-file';
import type { StoredPicture } from '../panel/store-picture';
import { insertStep } from '../structure/entry-steps';
import { entryPath, listAt } from '../structure/list-at';
import { newEntry } from '../structure/valid-step';
import { useDialogTexts } from '../use-dialog-texts';
import { Ask } from './ask';
import { nameOfView } from './kept-view';
import type { SiteCollection } from './site-pages';
import { usePlans } from './use-plans';

const asPhoto = ({ file, alt = '', width, height, sample }: StoredPicture) => ({
  file,
  alt,
  width,
  height,
  ...(sample && { sample }),
});

/** Adds an entry to a collection, with its name and its picture; the rest of it opens in Settings. */
export const AddEntryWithPicture = ({ collection }: { collection: SiteCollection }) => {
  const session = useSession();
  const { leave } = useWays();
  const plans = usePlans();
  const { texts, put } = useDialogTexts(nameOfView({ is: 'add-entry', collection }));
  const { name = '' } = texts;
  const [picture, setPicture] = useState<StoredPicture>();
  const file = collectionFile(collection.collection);
  const shown = useSessionState(({ state }) => state.files);
  const place = listAt(shown, { file, path: 'entries' });
  const needs = place ? newEntry({ files: shown, place }).needs : [];

  const act = async () => {
    const { files } = session.get().state;
    const list = listAt(files, { file, path: 'entries' });
    const begun = list && newEntry({ files, place: list }).value;
    if (!list || !isGroup(begun)) return;
    const taken = textsIn(list.list.map((entry) => valueAt(entry, 'id')));
    const id = nameFrom(name, { taken, instead: 'entry' });
    const photo = picture && { picture: asPhoto(picture) };
    const value = { ...begun, id, name: name.trim(), ...photo };
    const at = list.list.length;
    if (!(await plans.write(insertStep(list, at, value)))) return;
    leave();
    session.select({ file, path: entryPath(list, at) });
  };

  return (
    <Ask
      title={`Add to “${collection.title}”`}
      deed="Add the entry"
      plans={plans}
      isReady={name.trim() !== '' && needs.length === 0}
      act={act}
      beside={
        <>
          <Typography sx={{ mt: 2 }}>
            {picture ? 'Its picture' : 'Its picture, if it has one'}
          </Typography>
          {picture && <Thumbnail address={picture.file} height="8rem" />}
          <PictureChooser
            label="the entry"
            formats={formatsOf(undefined)}
            asksAlt
            takesSample
            onChoose={(chosen) => {
              setPicture(chosen);
              return Promise.resolve(true);
            }}
          />
        </>
      }
    >
      {needs.length > 0 && <Typography>{needs.join(' ')}</Typography>}
      <TextLine
        inputRef={focusFirst}
        required
        label="Name"
        value={name}
        change={(text) => put('name', text)}
      />
    </Ask>
  );
};
