import LinearProgress from '@mui/material/LinearProgress';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useController } from 'react-hook-form';
import { useUploads } from '../field-contexts';
import type { ControlProps } from '../kind-module';
import { checkFile } from './check-file';
import { acceptOf, fileTypes } from './file-types';
import { PictureOf } from './picture-of';

export { chosenValue as value } from './chosen-value';

/**
 * A file that is sent as soon as it is chosen. Shows the file's name, and a bar while it is sent; after a
 * failure it is empty again, and says so if config has a text for that: the specification has none (sections
 * 4 and 8). A file with an error is not sent: the field shows the message and is empty.
 */
export function Control(props: ControlProps<'file'>) {
  const { field, input, control, aria, notify } = props;
  const { field: controlled } = useController({ control, name: field.name });
  const uploads = useUploads();
  const element = useRef<HTMLInputElement>(null);
  const [share, setShare] = useState<number | null>(null);
  const [taken, setTaken] = useState<File | null>(null);

  useEffect(
    () =>
      uploads.onClear(() => {
        setShare(null);
        setTaken(null);
        if (element.current) element.current.value = '';
      }),
    [uploads],
  );

  const choose = async (target: HTMLInputElement) => {
    const file = target.files?.[0];
    setShare(null);
    setTaken(null);
    if (controlled.value !== '') controlled.onChange('');
    if (!file) {
      uploads.cancel(field.name);
      return;
    }
    const checked = checkFile(file, field.upload);
    const sent = uploads.start(field.name, {
      file,
      type: checked.then((verdict) => ('type' in verdict ? fileTypes[verdict.type] : null)),
      folder: field.upload.folder,
      onProgress: setShare,
    });
    // Once another file is chosen, the progress of this one is not shown.
    const isCurrent = () => target.files?.[0] === file;
    const verdict = await checked;
    if (!isCurrent()) return;
    if ('error' in verdict) {
      target.value = '';
      notify({ words: field.errorMessages[verdict.error], invalid: true });
      return;
    }
    setShare((known) => known ?? 0);
    setTaken(file);
    const address = await sent;
    if (!isCurrent()) return;
    setShare(null);
    if (address !== '') {
      controlled.onChange(address);
      return;
    }
    setTaken(null);
    target.value = '';
    const { notSent } = field.errorMessages;
    if (notSent) notify({ words: notSent, invalid: true });
  };

  // A file may have been chosen before hydration.
  const catchUp = useEffectEvent(() => {
    if (element.current?.files?.length) void choose(element.current);
  });
  useEffect(() => catchUp(), []);

  return (
    <>
      <OutlinedInput
        id={input.id}
        name={input.name}
        inputRef={element}
        type="file"
        inputProps={{ ...aria, accept: acceptOf(field.upload) }}
        onChange={({ target }) => void choose(target as HTMLInputElement)}
      />
      {taken && <PictureOf file={taken} />}
      {share !== null && (
        <LinearProgress
          variant="determinate"
          value={share * 100}
          aria-labelledby={`${input.id}-label`}
        />
      )}
    </>
  );
}
