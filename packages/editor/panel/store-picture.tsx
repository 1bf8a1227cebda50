import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { type DragEvent, useEffect, useRef, useState } from 'react';
import { EditError } from '../edit-client';
import { useSession } from '../editor-context';
import { SteadyButton } from '../steady-button';
import { isHeic, readablePicture, Unreadable } from './readable-picture';

/** A picture in the folder public. */
export type StoredPicture = {
  file: string;
  width: number;
  height: number;
  alt?: string;
  /** What `alt` says was proposed, and is still to be checked. */
  sample?: true;
};

type Answer = { address: string; width: number; height: number };

const useStore = (formats: readonly string[]) => {
  const { client } = useSession();
  const [error, setError] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const store = async (chosen: File): Promise<StoredPicture | undefined> => {
    const ending = /\.([^.]+)$/.exec(chosen.name)?.[1]?.toLowerCase() ?? '';
    const isConverted = isHeic(chosen) && formats.includes('jpg');
    if (!isConverted && !formats.includes(ending)) {
      setError(`It must be one of these files: ${formats.join(', ')}.`);
      return undefined;
    }
    setBusy(true);
    setError(undefined);
    try {
      const file = isConverted ? await readablePicture(chosen) : chosen;
      const path = `picture?name=${encodeURIComponent(file.name)}`;
      const response = await client.ask(path, { method: 'POST', body: file });
      const { address, width, height } = await response.json<Answer>();
      return { file: address, width, height };
    } catch (caught) {
      if (!(caught instanceof EditError || caught instanceof Unreadable)) throw caught;
      setError(caught.message);
      return undefined;
    } finally {
      setBusy(false);
    }
  };
  return { store, error, isBusy };
};

type StorePictureProps = {
  /** What it is for, to name the button. */
  label: string;
  /** The endings of files that are allowed, as `png`. */
  formats: readonly string[];
  /** What was dropped already. */
  dropped?: File | undefined;
  /** `name` is that of the file that was chosen. */
  onStore: (picture: StoredPicture, name: string) => void;
  /** The button, for the focus. */
  ref?: React.Ref<HTMLButtonElement>;
};

export const StorePicture = ({ label, formats, dropped, onStore, ref }: StorePictureProps) => {
  const { store, error, isBusy } = useStore(formats);
  const input = useRef<HTMLInputElement>(null);
  const take = async (file: File | undefined) => {
    const picture = file && (await store(file));
    if (picture) onStore(picture, file.name);
  };
  const latest = useRef(take);
  useEffect(() => {
    latest.current = take;
  });
  useEffect(() => void latest.current(dropped), [dropped]);
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    void take(event.dataTransfer.files[0]);
  };
  const accepted = formats.includes('jpg') ? [...formats, 'heic', 'heif'] : formats;
  return (
    <Box onDragOver={(event) => event.preventDefault()} onDrop={onDrop} sx={{ mt: 1 }}>
      <SteadyButton
        ref={ref}
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
        accept={accepted.map((each) => `.${each}`).join(',')}
        onChange={({ target }) => {
          void take(target.files?.[0]);
          target.value = '';
        }}
      />
      <div role="alert">{error !== undefined && <Alert severity="error">{error}</Alert>}</div>
    </Box>
  );
};
