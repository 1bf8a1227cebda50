import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ButtonBase from '@mui/material/ButtonBase';
import Dialog from '@mui/material/Dialog';
import FormLabel from '@mui/material/FormLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import Typography from '@mui/material/Typography';
import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import { counted } from '../../config-values/counted';
import { DialogView } from '../dialog-view';
import { type Described, findChoices } from './find-choices';

/** So few are seen at a glance: they need no search. */
const few = 6;

const wayOf = (key: string, columns: number) =>
  ({ ArrowRight: 1, ArrowLeft: -1, ArrowDown: columns, ArrowUp: -columns })[key];

const columnsOf = (cards: readonly HTMLElement[]) => {
  const top = cards[0]?.parentElement?.parentElement?.offsetTop;
  const isInFirstRow = (card: HTMLElement) => card.parentElement?.parentElement?.offsetTop === top;
  return Math.max(1, cards.filter(isInFirstRow).length);
};

/** Who opens the dialog can type, or press an arrow key, at once. */
const takeFocus = (element: HTMLElement | null) => element?.focus();

type CardProps = {
  choice: Described;
  picture: ReactNode;
  isChosen: boolean;
  /** The one that the Tab key leads to, and whether it has the focus at first. */
  isEntry: boolean;
  hasFocus: boolean;
  onChoose: () => void;
};

const Card = ({ choice, picture, isChosen, isEntry, hasFocus, onChoose }: CardProps) => {
  const id = useId();
  return (
    <Box
      sx={{
        position: 'relative',
        border: isChosen ? 2 : 1,
        borderColor: isChosen ? 'primary.main' : 'control',
        borderRadius: 1,
        overflow: 'hidden',
        '&:focus-within': { outline: '3px solid', outlineColor: 'text.primary' },
      }}
    >
      {picture}
      <Box sx={{ p: 3 }}>
        {/* The button covers the card: a picture of a section has buttons of its own, which none may hold. */}
        <ButtonBase
          data-choice
          ref={hasFocus ? takeFocus : undefined}
          aria-describedby={id}
          aria-current={isChosen ? 'true' : undefined}
          tabIndex={isEntry ? 0 : -1}
          onClick={onChoose}
          disableRipple
          sx={{
            position: 'static',
            typography: 'body1',
            fontWeight: 600,
            '&::first-letter': { textTransform: 'uppercase' },
            '&::after': { content: '""', position: 'absolute', inset: 0 },
          }}
        >
          {choice.name}
        </ButtonBase>
        <Typography id={id} sx={{ fontSize: '0.875rem' }}>
          {isChosen ? `${choice.description} (chosen now)` : choice.description}
        </Typography>
      </Box>
    </Box>
  );
};

type Props<Each extends Described> = {
  title: string;
  /** What is chosen among: one of them, and several. */
  unit: readonly [one: string, several: string];
  choices: readonly Each[];
  chosen?: Each | undefined;
  pictureOf: (choice: Each) => ReactNode;
  cardWidth?: string;
  onChoose: (choice: Each) => void;
  onClose: () => void;
};

/** Choices by their looks, names and other words for them; arrow keys lead from one to the next. */
export const ChoiceDialog = <Each extends Described>({
  choices,
  chosen,
  ...props
}: Props<Each>) => {
  const [query, setQuery] = useState('');
  const cards = useRef<HTMLDivElement>(null);
  const searchId = useId();
  const hasSearch = choices.length > few;
  const found = findChoices(choices, query);
  const entry = chosen && found.includes(chosen) ? chosen : found[0];

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
    if (event.key !== 'Enter' || !first || query.trim() === '') return;
    // The focus goes back to the button that opened the dialog, which the same key would press again.
    event.preventDefault();
    props.onChoose(first);
  };

  return (
    <Dialog open onClose={props.onClose} fullWidth maxWidth="md">
      <DialogView title={props.title} actions={<Button onClick={props.onClose}>Cancel</Button>}>
        {hasSearch && (
          <>
            <FormLabel htmlFor={searchId}>Search by name or by what it is for</FormLabel>
            <OutlinedInput
              id={searchId}
              type="search"
              fullWidth
              inputRef={takeFocus}
              autoComplete="off"
              value={query}
              onChange={({ target }) => setQuery(target.value)}
              onKeyDown={onSearchKey}
              sx={{ mt: 1, mb: 2 }}
            />
            <Typography role="status" sx={{ mb: 3 }}>
              {found.length === 0
                ? `Nothing is called “${query}”.`
                : counted(found.length, ...props.unit)}
            </Typography>
          </>
        )}
        <Box
          ref={cards}
          role="group"
          aria-label={props.title}
          onKeyDown={onCardKey}
          sx={{
            display: 'grid',
            gap: 4,
            py: 1,
            alignItems: 'stretch',
            gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${props.cardWidth ?? '15rem'}), 1fr))`,
          }}
        >
          {found.map((choice) => (
            <Card
              key={choice.name}
              choice={choice}
              picture={props.pictureOf(choice)}
              isChosen={choice === chosen}
              isEntry={choice === entry}
              hasFocus={!hasSearch && choice === entry}
              onChoose={() => props.onChoose(choice)}
            />
          ))}
        </Box>
      </DialogView>
    </Dialog>
  );
};
