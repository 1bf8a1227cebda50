import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { type DragEvent, useEffect, useRef, useState } from 'react';
import type { NewPicture } from '../../edit-protocol/pictures-protocol';
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

/** `name` is that of the file that was chosen. */
export type NamedPicture = { picture: StoredPicture; name: string };

const useStore = (formats: readonly string[]) => {
  const { client } = useSession();
  const [error, setError] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const storeOne = async (chosen: File): Promise<StoredPicture> => {
    const ending = /\.([^.]+)$/.exec(chosen.name)?.[1]?.toLowerCase() ?? '';
    const isConverted = isHeic(chosen) && formats.includes('jpg');
    if (!isConverted && !formats.includes(ending)) {
      throw new Unreadable(`It must be one of these files: ${formats.join(', ')}.`);
    }
    const file = isConverted ? await readablePicture(chosen) : chosen;
    const path = `picture?name=${encodeURIComponent(file.name)}`;
    const { address, ...size } = await client.post<NewPicture>(path, file);
    return { file: address, ...size };
  };
  /** One after the other, so that they stay in their order; of those that cannot be stored it says why. */
  const store = async (files: readonly File[]): Promise<NamedPicture[]> => {
    setBusy(true);
    setError(undefined);
    const stored: NamedPicture[] = [];
    const refused: string[] = [];
    for (const file of files) {
      try {
        stored.push({ picture: await storeOne(file), name: file.name });
      } catch (caught) {
        if (!(caught instanceof EditError || caught instanceof Unreadable)) throw caught;
        refused.push(files.length === 1 ? caught.message : `${file.name}: ${caught.message}`);
      }
    }
    setBusy(false);
    if (refused.length > 0) setError(refused.join(' '));
    return stored;
  };
  return { store, error, isBusy };
};

type StorePictureProps = {
  /** What it is for, to name the button. */
  label: string;
  /** The endings of files that are allowed, as `png`. */
  formats: readonly string[];
  /** What was dropped already. */
  dropped?: readonly File[] | undefined;
  /** As many as are chosen are taken, not only one. */
  several?: boolean;
  /** At least one. */
  onStore: (pictures: readonly NamedPicture[]) => void;
  /** The button, for the focus. */
  ref?: React.Ref<HTMLButtonElement>;
};

export const StorePicture = ({
  label,
  formats,
  dropped,
  several = false,
  onStore,
  ref,
}: StorePictureProps) => {
  const { store, error, isBusy } = useStore(formats);
  const input = useRef<HTMLInputElement>(null);
  const take = async (files: Iterable<File>) => {
    const chosen = [...files].slice(0, several ? undefined : 1);
    const stored = chosen.length > 0 ? await store(chosen) : [];
    if (stored.length > 0) onStore(stored);
  };
  const latest = useRef(take);
  useEffect(() => {
    latest.current = take;
  });
  useEffect(() => void latest.current(dropped ?? []), [dropped]);
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    void take(event.dataTransfer.files);
  };
  const accepted = formats.includes('jpg') ? [...formats, 'heic', 'heif'] : formats;
  const deed = several ? 'Choose or drop pictures' : 'Choose or drop a picture';
  return (
    <Box onDragOver={(event) => event.preventDefault()} onDrop={onDrop} sx={{ mt: 1 }}>
      <SteadyButton
        ref={ref}
        variant="outlined"
        fullWidth
        disabled={isBusy}
        onClick={() => input.current?.click()}
        aria-label={`${deed}: ${label}`}
      >
        {isBusy ? 'Storing …' : deed}
      </SteadyButton>
      <input
        ref={input}
        type="file"
        multiple={several}
        hidden
        accept={accepted.map((each) => `.${each}`).join(',')}
        onChange={({ target }) => {
          void take(target.files ?? []);
          target.value = '';
        }}
      />
      <div role="alert">{error !== undefined && <Alert severity="error">{error}</Alert>}</div>
    </Box>
  );
};
