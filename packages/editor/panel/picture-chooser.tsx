import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useSession } from '../editor-context';
import { LibraryDialog } from '../library/library-dialog';
import { knownWords, wordsOfName } from '../library/picture-words';
import { SteadyButton } from '../steady-button';
import { type StoredPicture, StorePicture } from './store-picture';

type PictureChooserProps = {
  /** What it is for, to name the button. */
  label: string;
  /** The endings of files that are allowed, as `png`. */
  formats: readonly string[];
  /** Those who cannot see it need words for it. */
  asksAlt: boolean;
  /** Words may be proposed: the place takes the mark that they are to be checked. */
  takesSample: boolean;
  /** What was dropped already. */
  dropped?: File;
  onChoose: (picture: StoredPicture) => Promise<boolean>;
};

/** A stored picture whose words are still to be typed: `proposed` are words that nobody has checked. */
type PendingPicture = { picture: StoredPicture; alt: string; proposed: string | undefined };

/** Stores a picture that is chosen or dropped, or takes one that is there, and asks what it shows. */
export const PictureChooser = ({
  label,
  formats,
  asksAlt,
  takesSample,
  dropped,
  onChoose,
}: PictureChooserProps) => {
  const session = useSession();
  const [pending, setPending] = useState<PendingPicture>();
  const [isInLibrary, setInLibrary] = useState(false);
  const choose = useRef<HTMLButtonElement>(null);
  const words = useRef<HTMLInputElement>(null);
  const chosen = pending?.picture.file;
  // After the library has given the focus back. What is typed takes the place of what is proposed.
  useEffect(() => {
    if (chosen === undefined) return;
    words.current?.focus();
    words.current?.select();
    // With the button that ends it.
    words.current?.form?.scrollIntoView({ block: 'nearest' });
  }, [chosen]);
  const take = (picture: StoredPicture, name: string) => {
    if (!asksAlt) return void onChoose(picture);
    const known = knownWords(session.get().state.files, picture.file);
    const proposed = known === undefined && takesSample ? wordsOfName(name) : undefined;
    setPending({ picture, alt: known ?? proposed ?? '', proposed });
  };
  const finish = async (event: FormEvent) => {
    event.preventDefault();
    if (!pending) return;
    const alt = pending.alt.trim();
    const isUnchecked = alt === pending.proposed;
    const altText = { alt, ...(isUnchecked && { sample: true as const }) };
    if (await onChoose({ ...pending.picture, ...altText })) setPending(undefined);
  };
  return (
    <>
      <StorePicture ref={choose} label={label} formats={formats} dropped={dropped} onStore={take} />
      <Button
        fullWidth
        aria-label={`From the library: ${label}`}
        onClick={() => setInLibrary(true)}
        sx={{ mt: 1 }}
      >
        From the library
      </Button>
      {isInLibrary && (
        <LibraryDialog
          choosing={{
            formats,
            onUse: ({ address, width = 1, height = 1 }) => {
              setInLibrary(false);
              const size = [width, height].map((side) => Math.max(1, Math.round(side)));
              const [wide = 1, high = 1] = size;
              take({ file: address, width: wide, height: high }, address);
            },
          }}
          onClose={() => setInLibrary(false)}
        />
      )}
      {pending && (
        <Box component="form" onSubmit={(event) => void finish(event)} sx={{ mt: 2 }}>
          <img src={pending.picture.file} alt="" style={{ maxWidth: '100%', maxHeight: '8rem' }} />
          <TextField
            inputRef={words}
            fullWidth
            label="What does the picture show?"
            helperText={
              pending.alt.trim() === pending.proposed
                ? 'In words, for those who cannot see it. These are from the name of the file: left as they are, they count as to be checked before launch.'
                : 'In words, for those who cannot see it.'
            }
            value={pending.alt}
            onChange={({ target }) => setPending({ ...pending, alt: target.value })}
            margin="dense"
          />
          <SteadyButton type="submit" variant="contained" disabled={pending.alt.trim() === ''}>
            Use this picture
          </SteadyButton>
          <Button
            onClick={() => {
              setPending(undefined);
              choose.current?.focus();
            }}
          >
            Cancel
          </Button>
        </Box>
      )}
    </>
  );
};
