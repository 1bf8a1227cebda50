import Button from '@mui/material/Button';
import { useRef, useState } from 'react';
import type { LibraryPicture } from '../../edit-protocol/pictures-protocol';
import { useSession } from '../editor-context';
import { Library } from '../library/library-button';
import { knownWords, wordsOfName } from '../library/picture-words';
import { useDialogTexts } from '../use-dialog-texts';
import { type NamedPicture, type StoredPicture, StorePicture } from './store-picture';
import { type PendingPicture, WordsForPictures } from './words-for-pictures';

type ChooserProps = {
  /** What it is for, to name the button. */
  label: string;
  /** The endings of files that are allowed, as `png`. */
  formats: readonly string[];
  /** Those who cannot see it need words for it. */
  asksAlt: boolean;
  /** Words may be proposed: the place takes the mark that they are to be checked. */
  takesSample: boolean;
  /** What was dropped already. */
  dropped?: readonly File[];
  /** As many as are chosen are taken, not only one. */
  several?: boolean;
};

type PicturesProps = ChooserProps & {
  onChoose: (pictures: readonly StoredPicture[]) => Promise<boolean>;
};

const ofLibrary = ({ address, width = 1, height = 1 }: LibraryPicture): NamedPicture => {
  const side = (length: number) => Math.max(1, Math.round(length));
  const picture = { file: address, width: side(width), height: side(height) };
  return { picture, name: address };
};

/** A picture with the words that were typed, marked where they are those that were proposed. */
const withWords = ({ picture, alt, proposed }: PendingPicture): StoredPicture => {
  const words = alt.trim();
  return { ...picture, alt: words, ...(words === proposed && { sample: true as const }) };
};

/** Stores pictures that are chosen or dropped, or takes some that are there, and asks what each shows. */
export const PicturesChooser = ({
  asksAlt,
  takesSample,
  dropped,
  onChoose,
  ...props
}: PicturesProps) => {
  const session = useSession();
  const [pending, setPending] = useState<readonly PendingPicture[]>([]);
  const [isInLibrary, setInLibrary] = useState(false);
  const choose = useRef<HTMLButtonElement>(null);
  // Words that were typed for a picture when the page was lost are there once it is chosen again.
  const { texts, put, drop } = useDialogTexts('picture');
  const take = (taken: readonly NamedPicture[]) => {
    if (!asksAlt) return void onChoose(taken.map(({ picture }) => picture));
    const { files } = session.get().state;
    setPending(
      taken.map(({ picture, name }) => {
        const known = knownWords(files, picture.file);
        const proposed = known === undefined && takesSample ? wordsOfName(name) : undefined;
        return { picture, alt: texts[picture.file] ?? known ?? proposed ?? '', proposed };
      }),
    );
  };
  const keepWords = ({ picture, alt }: PendingPicture) => put(picture.file, alt);
  const { label, formats, several = false } = props;
  return (
    <>
      <StorePicture ref={choose} {...props} dropped={dropped} onStore={take} />
      <Button
        fullWidth
        aria-label={`From the library: ${label}`}
        onClick={() => setInLibrary(true)}
        sx={{ mt: 1 }}
      >
        From the library
      </Button>
      {isInLibrary && (
        <Library
          choosing={{
            formats,
            several,
            onUse: (pictures) => {
              setInLibrary(false);
              take(pictures.map(ofLibrary));
            },
          }}
          onClose={() => setInLibrary(false)}
        />
      )}
      {pending.length > 0 && (
        <WordsForPictures
          pending={pending}
          change={(next) => {
            next.filter((each, at) => each !== pending[at]).forEach(keepWords);
            setPending(next);
          }}
          use={async () => {
            if (!(await onChoose(pending.map(withWords)))) return;
            // The button that was pressed goes; this one stays where more can be chosen.
            choose.current?.focus();
            setPending([]);
            drop();
          }}
          cancel={() => {
            setPending([]);
            drop();
            choose.current?.focus();
          }}
        />
      )}
    </>
  );
};

type PictureProps = Omit<ChooserProps, 'several'> & {
  onChoose: (picture: StoredPicture) => Promise<boolean>;
};

/** The same for one picture. */
export const PictureChooser = ({ onChoose, ...props }: PictureProps) => (
  <PicturesChooser
    {...props}
    onChoose={([picture]) => (picture ? onChoose(picture) : Promise.resolve(true))}
  />
);
