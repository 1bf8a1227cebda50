import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { type DragEvent, type FormEvent, useEffect, useRef, useState } from 'react';
import { EditError } from '../edit-client';
import { useSession } from '../editor-context';
import { SteadyButton } from '../steady-button';

/** A picture in the folder public. */
export type StoredPicture = { file: string; width: number; height: number; alt?: string };

type PictureChooserProps = {
  /** What it is for, to name the button. */
  label: string;
  /** The endings of files that are allowed, as `png`. */
  formats: readonly string[];
  /** Those who cannot see it need words for it. */
  asksAlt: boolean;
  /** What was dropped already. */
  dropped?: File;
  onChoose: (picture: StoredPicture) => Promise<boolean>;
};

type Answer = { address: string; width: number; height: number };

const useStore = (formats: readonly string[]) => {
  const { client } = useSession();
  const [error, setError] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const store = async (file: File): Promise<StoredPicture | undefined> => {
    const ending = /\.([^.]+)$/.exec(file.name)?.[1]?.toLowerCase() ?? '';
    if (!formats.includes(ending)) {
      setError(`It must be one of these files: ${formats.join(', ')}.`);
      return undefined;
    }
    setBusy(true);
    setError(undefined);
    try {
      const path = `picture?name=${encodeURIComponent(file.name)}`;
      const response = await client.ask(path, { method: 'POST', body: file });
      const { address, width, height } = (await response.json()) as Answer;
      return { file: address, width, height };
    } catch (caught) {
      if (!(caught instanceof EditError)) throw caught;
      setError(caught.message);
      return undefined;
    } finally {
      setBusy(false);
    }
  };
  return { store, error, isBusy };
};

/** The same function each time: React calls another one again. */
const focusOn = (element: HTMLInputElement | null) => element?.focus();

/** Stores a picture that is chosen or dropped, and asks what it shows. */
export const PictureChooser = ({
  label,
  formats,
  asksAlt,
  dropped,
  onChoose,
}: PictureChooserProps) => {
  const { store, error, isBusy } = useStore(formats);
  const [stored, setStored] = useState<StoredPicture>();
  const [alt, setAlt] = useState('');
  const choose = useRef<HTMLButtonElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const take = async (file: File | undefined) => {
    const picture = file && (await store(file));
    if (!picture) return;
    if (asksAlt) setStored(picture);
    else await onChoose(picture);
  };
  const latest = useRef(take);
  useEffect(() => {
    latest.current = take;
  });
  useEffect(() => void latest.current(dropped), [dropped]);
  const finish = async (event: FormEvent) => {
    event.preventDefault();
    if (stored && (await onChoose({ ...stored, alt: alt.trim() }))) {
      setStored(undefined);
      setAlt('');
    }
  };
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    void take(event.dataTransfer.files[0]);
  };
  return (
    <Box onDragOver={(event) => event.preventDefault()} onDrop={onDrop} sx={{ mt: 1 }}>
      <SteadyButton
        ref={choose}
        variant="outlined"
        fullWidth
        disabled={isBusy}
        onClick={() => input.current?.click()}
        aria-label={`Choose or drop a picture: ${label}`}
      >
        {isBusy ? 'Storing …' : 'Choose or drop a picture'}
      </SteadyButton>
      <input
        ref={input}
        type="file"
        hidden
        accept={formats.map((each) => `.${each}`).join(',')}
        onChange={({ target }) => {
          void take(target.files?.[0]);
          target.value = '';
        }}
      />
      <div role="alert">{error !== undefined && <Alert severity="error">{error}</Alert>}</div>
      {stored && (
        <Box component="form" onSubmit={(event) => void finish(event)} sx={{ mt: 2 }}>
          <img src={stored.file} alt="" style={{ maxWidth: '100%', maxHeight: '8rem' }} />
          <TextField
            inputRef={focusOn}
            fullWidth
            label="What does the picture show?"
            helperText="In words, for those who cannot see it."
            value={alt}
            onChange={({ target }) => setAlt(target.value)}
            margin="dense"
          />
          <SteadyButton type="submit" variant="contained" disabled={alt.trim() === ''}>
            Use this picture
          </SteadyButton>
          <Button
            onClick={() => {
              setStored(undefined);
              choose.current?.focus();
            }}
          >
            Cancel
          </Button>
        </Box>
      )}
    </Box>
  );
};
