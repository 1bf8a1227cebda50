import Box from '@mui/material/Box';
import {
  memo,
  startTransition,
  Suspense,
  useDeferredValue,
  useEffect,
  useId,
  useState,
} from 'react';
import { FieldControl } from './field-control';
import { type KeyControlProps, Titled, wordsFor } from './key-control-props';
import { ChooseLook, KindPreview, type Look, looksOf, useSubject } from './looks';
import type { PanelKey } from './panel-keys';
import { usePlace } from './use-place';

/** So many small pictures are seen at a glance; of more there is a list, and a dialog. */
const most = 8;

/** What can be chosen: that nothing is written stands for the word that holds then, if it is one. */
const choicesOf = (panelKey: PanelKey) => {
  const all = looksOf(panelKey);
  const usual = all.find(({ word }) => word !== '' && word === panelKey.whenOmitted)?.word;
  return { looks: usual === undefined ? all : all.filter(({ word }) => word !== ''), usual };
};

const seldomSeen = {
  position: 'absolute',
  inset: 0,
  width: 1,
  height: 1,
  m: 0,
  opacity: 0,
  cursor: 'pointer',
} as const;

/** In milliseconds: a text that is pressed opens before the pictures of its section are drawn. */
const pause = 400;

const room = <Box sx={{ aspectRatio: '16 / 9' }} />;

/** Drawn when there is time for it: each is a whole section. */
const Picture = memo(({ subject }: Pick<ThumbnailProps, 'subject'>) => {
  const [isWanted, setWanted] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => startTransition(() => setWanted(true)), pause);
    return () => clearTimeout(timer);
  }, []);
  return isWanted ? (
    <Suspense fallback={room}>
      <KindPreview subject={subject} />
    </Suspense>
  ) : (
    room
  );
});

const Thumbnail = ({ look, isChosen, ...props }: ThumbnailProps) => (
  <Box
    component="label"
    title={look.description}
    sx={{
      position: 'relative',
      overflow: 'hidden',
      border: 1,
      borderColor: 'control',
      borderRadius: 1,
      '&:has(:checked)': { outline: '2px solid', outlineColor: 'primary.main' },
      '&:has(:focus-visible)': { outline: '3px solid', outlineColor: 'text.primary' },
    }}
  >
    <Picture subject={props.subject} />
    <Box component="span" sx={{ display: 'block', px: 2, py: 1, fontSize: '0.8125rem' }}>
      {look.name}
    </Box>
    <Box
      component="input"
      type="radio"
      name={props.group}
      checked={isChosen}
      onChange={props.choose}
      sx={seldomSeen}
    />
  </Box>
);

type ThumbnailProps = {
  look: Look;
  subject: NonNullable<ReturnType<ReturnType<typeof useSubject>>>;
  group: string;
  isChosen: boolean;
  choose: () => void;
};

/** A word that arranges the section around it, by small pictures of the section itself; arrow keys lead from one to the next. */
export const LayoutControl = (props: KeyControlProps) => {
  const { place, panelKey, outer } = props;
  const { value, problems, write } = usePlace(place, wordsFor(props));
  const subjectWith = useSubject({ place, outer });
  const id = useId();
  const { looks, usual } = choicesOf(panelKey);
  const drawn = looks.flatMap((look) => {
    const subject = subjectWith(look);
    return subject ? [{ look, subject }] : [];
  });
  // Keys are never waited for.
  const shown = useDeferredValue(drawn);
  if (drawn.length < looks.length || looks.length > most) {
    return (
      <FieldControl
        place={place}
        panelKey={panelKey}
        words={wordsFor(props)}
        beside={(field) => <ChooseLook {...props} {...field} />}
      />
    );
  }
  const chosen = typeof value === 'string' ? value : (usual ?? '');
  return (
    <Titled panelKey={panelKey} problems={problems}>
      <Box
        role="radiogroup"
        aria-label={panelKey.label}
        sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 3, mt: 1 }}
      >
        {shown.map(({ look, subject }) => (
          <Thumbnail
            key={look.word}
            look={look}
            subject={subject}
            group={id}
            isChosen={look.word === chosen}
            choose={() => {
              const isLeftOut = look.word === '' || (look.word === usual && !panelKey.required);
              void write(isLeftOut ? undefined : look.word);
            }}
          />
        ))}
      </Box>
    </Titled>
  );
};
