import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import TextField from '@mui/material/TextField';
import { type FormEvent, useEffect, useId, useRef } from 'react';
import { SteadyButton } from '../steady-button';
import type { StoredPicture } from './store-picture';

/** A stored picture whose words are still to be typed: `proposed` are words that nobody has checked. */
export type PendingPicture = { picture: StoredPicture; alt: string; proposed: string | undefined };

const isWordless = ({ alt }: PendingPicture) => alt.trim() === '';

/** Why the button does nothing yet. */
const whatLacks = (lacking: number, all: number) =>
  all === 1
    ? 'Write what the picture shows first.'
    : `Write what each picture shows first: ${lacking === 1 ? 'one lacks' : `${lacking} lack`} words.`;

type WordsProps = {
  pending: readonly PendingPicture[];
  change: (pending: readonly PendingPicture[]) => void;
  use: () => Promise<void>;
  cancel: () => void;
};

/** Asks what each of some pictures shows, before they are used. */
export const WordsForPictures = ({ pending, change, use, cancel }: WordsProps) => {
  const form = useRef<HTMLFormElement>(null);
  const id = useId();
  const lacking = pending.filter(isWordless).length;
  const files = pending.map(({ picture }) => picture.file).join();
  const fieldAt = (at: number) => form.current?.querySelectorAll('input')[at];
  // After the library has given the focus back. What is typed takes the place of what is proposed.
  useEffect(() => {
    const first = form.current?.querySelector('input');
    first?.focus();
    first?.select();
    // With the button that ends it.
    form.current?.scrollIntoView({ block: 'nearest' });
  }, [files]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (lacking > 0) fieldAt(pending.findIndex(isWordless))?.focus();
    else void use();
  };
  return (
    <Box component="form" ref={form} onSubmit={submit} sx={{ mt: 2 }}>
      {pending.map((each, at) => (
        <div key={`${at} ${each.picture.file}`}>
          {/* Its height is there before it is loaded: the button below stays in sight. */}
          <Box
            component="img"
            src={each.picture.file}
            alt=""
            sx={{
              display: 'block',
              maxWidth: '100%',
              height: `min(8rem, ${each.picture.height}px)`,
              objectFit: 'contain',
              mt: 4,
            }}
          />
          <TextField
            fullWidth
            label={
              pending.length === 1
                ? 'What does the picture show?'
                : `What does picture ${at + 1} of ${pending.length} show?`
            }
            helperText={
              each.alt.trim() === each.proposed
                ? 'In words, for those who cannot see it. These are from the name of the file: left as they are, they count as to be checked before launch.'
                : 'In words, for those who cannot see it.'
            }
            value={each.alt}
            onChange={({ target }) => change(pending.with(at, { ...each, alt: target.value }))}
            margin="dense"
          />
        </div>
      ))}
      {lacking > 0 && <FormHelperText id={id}>{whatLacks(lacking, pending.length)}</FormHelperText>}
      <SteadyButton
        type="submit"
        variant="contained"
        aria-describedby={lacking > 0 ? id : undefined}
      >
        {pending.length === 1 ? 'Use this picture' : `Use these ${pending.length} pictures`}
      </SteadyButton>
      <Button onClick={cancel}>Cancel</Button>
    </Box>
  );
};
