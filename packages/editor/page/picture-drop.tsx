import Dialog from '@mui/material/Dialog';
import { useEffect, useId, useState } from 'react';
import type { Change } from '../../../src/schema/values/change';
import { isGroup } from '../../../src/schema/values/group';
import { parentOf } from '../../../src/schema/values/paths';
import type { Place } from '../../../src/schema/values/written-place';
import { blankOf } from '../blank/blank-of';
import { blankSite } from '../blank/blank-site';
import { DialogView } from '../dialog-view';
import { useSession } from '../editor-context';
import type { Session } from '../editor-session';
import { ChoosePictures, type PictureList, picturesAt } from '../panel/add-pictures';
import { changeTo } from '../panel/change-to';
import { Problems } from '../panel/field-control';
import { PictureChooser } from '../panel/picture-chooser';
import { changesToKeys, ofPicture, picturesFor } from '../panel/picture-file';
import type { StoredPicture } from '../panel/store-picture';
import { usePlace } from '../panel/use-place';
import { Outline } from './outline';
import { type PagePicture, pagePictures } from './page-pictures';

const changesTo = (
  session: Session,
  { file, path, schema, fileKey }: PagePicture,
  picture: StoredPicture,
): Change[] => {
  const now = session.valueAt({ file, path });
  const keys = ofPicture(schema, fileKey, picture);
  if (isGroup(now) && fileKey in now) {
    return changesToKeys(session, { file, path }, keys);
  }
  const base = blankOf(schema, blankSite(session.get().state.files, file)).value;
  const whole = { ...(isGroup(base) ? base : {}), ...keys };
  return [changeTo({ file, path }, now, whole) ?? []].flat();
};

type Dropped = { picture: PagePicture; files: readonly File[] };

/** Stores what was dropped on a picture of the page, and asks what it shows. */
const DroppedPicture = ({ picture, files, close }: Dropped & { close: () => void }) => {
  const session = useSession();
  const { schema, fileKey } = picture;
  const { problems, writeChanges } = usePlace(picture, 'Picture of the page');
  const id = useId();
  return (
    <Dialog open onClose={close}>
      <DialogView title="A picture for this place">
        <PictureChooser
          label="this place"
          dropped={files}
          {...picturesFor(schema, fileKey)}
          onChoose={async (stored) => {
            const changes = changesTo(session, picture, stored);
            const isWritten = changes.length === 0 || (await writeChanges(changes));
            if (isWritten) close();
            return isWritten;
          }}
        />
        <Problems id={id} words={problems} />
      </DialogView>
    </Dialog>
  );
};

const listOfEntry = ({ file, path }: PagePicture): Place => ({ file, path: parentOf(path) });

/** Several that were dropped on a picture of a list, such as a gallery: they are added to it. */
const DroppedPictures = ({
  list,
  files,
  close,
}: Dropped & { list: PictureList; close: () => void }) => (
  <Dialog open onClose={close}>
    <DialogView title="Pictures for this list">
      <ChoosePictures list={list} label="this list" dropped={files} onAdded={close} />
    </DialogView>
  </Dialog>
);

/** Files that are dragged over the page: the picture below the pointer is outlined, and takes what is dropped. */
export const PictureDrop = () => {
  const session = useSession();
  const [over, setOver] = useState<PagePicture>();
  const [dropped, setDropped] = useState<Dropped>();
  useEffect(() => {
    const root = document.getElementById('root');
    if (!root) return undefined;
    const pictureAt = ({ target }: DragEvent) =>
      pagePictures({ root, config: session.page.config, files: session.get().state.files }).find(
        ({ element }) => target instanceof Node && element.contains(target),
      );
    let last: EventTarget | null = null;
    const onOver = (event: DragEvent) => {
      if (event.dataTransfer?.types.includes('Files') !== true) return;
      // Beside a picture too: the browser would show the file in place of the page.
      event.preventDefault();
      if (event.target === last) return;
      last = event.target;
      setOver(pictureAt(event));
    };
    const end = () => {
      last = null;
      setOver(undefined);
    };
    const onDrop = (event: DragEvent) => {
      const files = [...(event.dataTransfer?.files ?? [])];
      if (files.length === 0) return;
      event.preventDefault();
      end();
      const picture = pictureAt(event);
      if (picture) setDropped({ picture, files });
    };
    const onLeave = ({ relatedTarget }: DragEvent) => {
      if (!(relatedTarget instanceof Node && root.contains(relatedTarget))) end();
    };
    const listening = new AbortController();
    const { signal } = listening;
    root.addEventListener('dragover', onOver, { signal });
    root.addEventListener('dragleave', onLeave, { signal });
    root.addEventListener('drop', onDrop, { signal });
    return () => listening.abort();
  }, [session]);
  const list = dropped && picturesAt(session.get().state.files, listOfEntry(dropped.picture));
  return (
    <>
      {over && <Outline text={over.element} />}
      {dropped &&
        (list && dropped.files.length > 1 ? (
          <DroppedPictures {...dropped} list={list} close={() => setDropped(undefined)} />
        ) : (
          <DroppedPicture {...dropped} close={() => setDropped(undefined)} />
        ))}
    </>
  );
};
