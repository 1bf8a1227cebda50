import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { writtenIn } from '../../loading/typed-values';
import { fillIn } from '../../schema/texts';
import type { FormParts, LaterProps } from '../form-parts';
import { filesIn, fittingValues } from '../use-written-values';
import {
  dropOld,
  forgetForm,
  keepForm,
  longest,
  onSaved,
  parseSaved,
  savedNote,
} from './saved-form';

/** What is sent, or will be sent by itself, is nothing to go on with. */
export const forget: FormParts['forget'] = ({ record, outcome }, sent) => {
  const isGone = sent === true || sent === 'waiting';
  // The outbox has what failed without a word.
  if (isGone || (sent === false && !outcome.failed.toast)) forgetForm(record.collection);
};

/** A live region must exist before it is filled; empty, it takes no room. */
const whereEmpty = { '&:empty': { position: 'absolute' } } as const;

const dayOf = (at: number) =>
  new Intl.DateTimeFormat(document.documentElement.lang || 'en', { dateStyle: 'long' }).format(at);

/** Around what a form asks: a button that saves it on the device, and above it what was saved before. */
export const Later = (props: LaterProps) => {
  const { definition, compiled, element, form, onArrive, onLost, sent, children } = props;
  const words = definition.saveForLater;
  const name = definition.record.collection;
  const note = useSyncExternalStore(
    onSaved,
    () => savedNote(name),
    () => null,
  );
  const [arrived] = useState(Date.now);
  /** What was saved on this visit stands in the form: it is no news. */
  const [own, setOwn] = useState(false);
  /** What is said above the form, and below its button, of the message that is being written. */
  const [answered, setAnswered] = useState({ said: '', sent });
  const [notice, setNotice] = useState({ said: '', sent });
  const above = useRef<HTMLDivElement>(null);
  const hasFiles = compiled.fields.some(({ field }) => 'upload' in field);
  useEffect(() => dropOld(Date.now()), []);
  const saved = own ? undefined : parseSaved(note, arrived);

  if (!words) return children;

  /** The button that was pressed is gone: the words that say so have the focus. */
  const answer = (said: string) => {
    setAnswered({ said, sent });
    above.current?.focus();
  };

  const save = () => {
    if (!element.current) return;
    const at = Date.now();
    const isSaved = keepForm(name, { at, written: writtenIn(element.current) });
    if (isSaved) setOwn(true);
    setAnswered({ said: '', sent });
    const said = isSaved ? fillIn(words.saved, { day: dayOf(at + longest) }) : words.failed;
    const all = [said, ...(isSaved && hasFiles ? [words.files] : [])].join(' ');
    setNotice({ said: all, sent });
  };

  const goOn = () => {
    if (!saved) return;
    const { written } = saved;
    // Touched: else nobody who depends on a field is told.
    form.setValues(fittingValues(written, compiled), { shouldTouch: true });
    if (Number.isInteger(written.step)) onArrive(written.step ?? 0);
    const lost = filesIn(written, compiled);
    onLost(lost);
    setOwn(true);
    answer([words.restored, ...(lost.length > 0 ? [words.files] : [])].join(' '));
  };

  const remove = () => {
    forgetForm(name);
    answer(words.removed);
  };

  return (
    <>
      <Box ref={above} role="status" tabIndex={-1} sx={whereEmpty}>
        {saved && (
          <Paper variant="outlined" sx={{ p: 4 }}>
            <Typography>{fillIn(words.found, { day: dayOf(saved.at) })}</Typography>
            <Stack direction="row" spacing={4} useFlexGap sx={{ mt: 3, flexWrap: 'wrap' }}>
              <Button variant="contained" onClick={goOn}>
                {words.goOn}
              </Button>
              <Button variant="outlined" onClick={remove}>
                {words.remove}
              </Button>
            </Stack>
          </Paper>
        )}
        {answered.said && answered.sent === sent && <Typography>{answered.said}</Typography>}
      </Box>
      {children}
      <Button variant="text" onClick={save}>
        {words.save}
      </Button>
      <Box role="status" sx={whereEmpty}>
        {notice.said && notice.sent === sent && <Typography>{notice.said}</Typography>}
      </Box>
    </>
  );
};
