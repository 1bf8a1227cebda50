import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ButtonBase from '@mui/material/ButtonBase';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { type KeyboardEvent, useId, useMemo, useRef, useState } from 'react';
import { useSession } from '../editor-context';
import { examples } from './examples';
import { type Choice, choicesOf, findChoices } from './find-choices';
import { KindPreview } from './kind-preview';
import type { ListAt } from './list-at';

type Props = {
  place: ListAt;
  onChoose: (kind: string | undefined) => void;
  onClose: () => void;
};

/** The way from a card to the one that an arrow key leads to. */
const wayOf = (key: string, columns: number) =>
  ({ ArrowRight: 1, ArrowLeft: -1, ArrowDown: columns, ArrowUp: -columns })[key];

const columnsOf = (cards: readonly HTMLElement[]) => {
  const top = cards[0]?.offsetTop;
  return Math.max(1, cards.filter(({ offsetTop }) => offsetTop === top).length);
};

/** Who opens the dialog can type at once. */
const takeFocus = (field: HTMLInputElement | null) => field?.focus();

type CardProps = { choice: Choice; isFirst: boolean; isSection: boolean; onChoose: () => void };

const Card = ({ choice, isFirst, isSection, onChoose }: CardProps) => {
  const id = useId();
  return (
    <Box
      sx={{
        position: 'relative',
        border: 1,
        borderColor: 'control',
        borderRadius: 1,
        overflow: 'hidden',
        '&:focus-within': { outline: '3px solid', outlineColor: 'text.primary' },
      }}
    >
      {isSection && choice.example !== undefined && <KindPreview section={choice.example} />}
      <Box sx={{ p: 3 }}>
        {/* The button covers the card: a picture of a section has buttons of its own, which none may hold. */}
        <ButtonBase
          data-choice
          aria-describedby={id}
          tabIndex={isFirst ? 0 : -1}
          onClick={onChoose}
          disableRipple
          sx={{
            position: 'static',
            font: 'inherit',
            fontWeight: 600,
            '&::first-letter': { textTransform: 'uppercase' },
            '&::after': { content: '""', position: 'absolute', inset: 0 },
          }}
        >
          {choice.name}
        </ButtonBase>
        <Typography id={id} sx={{ fontSize: '0.875rem' }}>
          {choice.description}
        </Typography>
      </Box>
    </Box>
  );
};

/** The kinds of which an entry can be, by their looks and words. */
export const AddDialog = ({ place, onChoose, onClose }: Props) => {
  const session = useSession();
  const [asked, setAsked] = useState('');
  const cards = useRef<HTMLDivElement>(null);
  const titleId = useId();
  const choices = useMemo(
    () => choicesOf(place, session.get().state.files, examples),
    [place, session],
  );
  const found = findChoices(choices, asked);
  const isSection = place.path === 'sections';

  const buttons = () => [...(cards.current?.querySelectorAll<HTMLElement>('[data-choice]') ?? [])];
  const onCardKey = (event: KeyboardEvent) => {
    const all = buttons();
    const way = wayOf(event.key, columnsOf(all));
    const now = all.indexOf(document.activeElement as HTMLElement);
    if (way === undefined || now < 0) return;
    event.preventDefault();
    all[Math.min(all.length - 1, Math.max(0, now + way))]?.focus();
  };
  const onSearchKey = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown') {
      event.preventDefault();
      buttons()[0]?.focus();
    }
    const [first] = found;
    if (event.key === 'Enter' && first) onChoose(first.kind);
  };

  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="md" aria-labelledby={titleId} data-edit-own>
      <DialogTitle id={titleId}>What shall be added?</DialogTitle>
      <DialogContent>
        <TextField
          type="search"
          label="Search by name or by what it is for"
          fullWidth
          inputRef={takeFocus}
          autoComplete="off"
          value={asked}
          onChange={({ target }) => setAsked(target.value)}
          onKeyDown={onSearchKey}
          sx={{ my: 2 }}
        />
        <Typography role="status" sx={{ mb: 3 }}>
          {found.length === 0
            ? `Nothing is called “${asked}”.`
            : `${found.length} ${found.length === 1 ? 'kind' : 'kinds'}`}
        </Typography>
        <Box
          ref={cards}
          role="group"
          aria-label="Kinds"
          onKeyDown={onCardKey}
          sx={{
            display: 'grid',
            gap: 4,
            alignItems: 'stretch',
            gridTemplateColumns: 'repeat(auto-fill, minmax(15rem, 1fr))',
          }}
        >
          {found.map((choice, at) => (
            <Card
              key={choice.kind ?? ''}
              choice={choice}
              isFirst={at === 0}
              isSection={isSection}
              onChoose={() => onChoose(choice.kind)}
            />
          ))}
        </Box>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Cancel</Button>
      </DialogActions>
    </Dialog>
  );
};
