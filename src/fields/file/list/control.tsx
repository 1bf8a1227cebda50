import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import OutlinedInput from '@mui/material/OutlinedInput';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useController } from 'react-hook-form';
import { VisuallyHidden } from '../../../theme/visually-hidden';
import type { ControlProps } from '../../kind-module';
import { acceptOf } from '../file-types';
import { PictureOf } from '../picture-of';
import { useFileList, type Entry } from './use-file-list';

export { chosenValue as value } from '../chosen-value';

type Words = NonNullable<ControlProps<'file'>['field']['list']>;

type RowProps = { entry: Entry; words: Words; onRemove: () => void; onRetry: () => void };

const row = { direction: 'row', useFlexGap: true, spacing: 3 } as const;
const wrapped = { alignItems: 'center', flexWrap: 'wrap' };

const FileRow = ({ entry: { file, share, state }, words, onRemove, onRetry }: RowProps) => {
  const other = useRef<HTMLButtonElement>(null);
  const retry = () => {
    // The pressed button disappears, and would take the focus with it.
    other.current?.focus();
    onRetry();
  };
  return (
    <ListItem disablePadding sx={{ display: 'block' }}>
      <Stack {...row} sx={wrapped}>
        <PictureOf file={file} />
        {/* Announcements about a file name it. */}
        <Stack {...row} component="span" role="status" sx={{ ...wrapped, flex: '1 1 10rem' }}>
          <Typography component="span" sx={{ flex: '1 1 10rem', overflowWrap: 'anywhere' }}>
            {file.name}
          </Typography>
          <Typography
            component="span"
            variant="label"
            color={state === 'failed' ? 'error' : 'text.muted'}
          >
            {state === 'sent' && words.sent}
            {state === 'failed' && words.failed}
          </Typography>
        </Stack>
        {state === 'failed' && (
          <Button onClick={retry}>
            {words.retry}
            <VisuallyHidden> {file.name}</VisuallyHidden>
          </Button>
        )}
        <Button ref={other} onClick={onRemove}>
          {state === 'sending' ? words.cancel : words.remove}
          <VisuallyHidden> {file.name}</VisuallyHidden>
        </Button>
      </Stack>
      {state === 'sending' && (
        <LinearProgress variant="determinate" value={share * 100} aria-label={file.name} />
      )}
    </ListItem>
  );
};

const isSame = (one: File, other: File) =>
  one.name === other.name && one.size === other.size && one.lastModified === other.lastModified;

/** Gives the control the files of the list, so that the browser shows how many there are. */
const hold = (target: HTMLInputElement, files: readonly File[]) => {
  try {
    const transfer = new DataTransfer();
    files.forEach((file) => transfer.items.add(file));
    target.files = transfer.files;
  } catch {
    // Shows that none is chosen, and lets choosing the same file again fire an event.
    target.value = '';
  }
};

/** Several files: each is sent as soon as it is chosen, and listed with its actions. */
export function Control(props: ControlProps<'file'>) {
  const { field, input, control, aria, notify } = props;
  const { field: controlled } = useController({ control, name: field.name });
  const element = useRef<HTMLInputElement>(null);
  const { entries, add, remove, retry } = useFileList({
    field,
    notify,
    onAddresses: controlled.onChange,
  });

  const listed = entries.map(({ file }) => file);
  const take = (target: HTMLInputElement) => {
    // Files that the control holds already are not new, though a browser may add to them.
    const files = [...(target.files ?? [])].filter(
      (file) => !listed.some((other) => isSame(file, other)),
    );
    hold(target, listed);
    if (files.length > 0) void add(files);
  };
  // Files may have been chosen before hydration.
  const catchUp = useEffectEvent(() => {
    if (element.current) take(element.current);
  });
  useEffect(() => catchUp(), []);

  const holdListed = useEffectEvent(() => element.current && hold(element.current, listed));
  useEffect(() => void holdListed(), [entries]);

  return (
    <>
      <OutlinedInput
        id={input.id}
        name={input.name}
        inputRef={element}
        type="file"
        inputProps={{ ...aria, accept: acceptOf(field.upload), multiple: true }}
        onChange={({ target }) => take(target as HTMLInputElement)}
      />
      {field.list && entries.length > 0 && (
        <List role="list" disablePadding>
          {entries.map((entry) => (
            <FileRow
              key={entry.id}
              entry={entry}
              words={field.list as Words}
              onRemove={() => {
                remove(entry.id);
                element.current?.focus();
              }}
              onRetry={() => void retry(entry)}
            />
          ))}
        </List>
      )}
    </>
  );
}
