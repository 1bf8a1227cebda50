import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type ReactNode, Suspense, useState } from 'react';
import type { Schema } from 'yup';
import { plainWords } from '../../../src/gallery/kinds';
import { SiteIcon } from '../../../src/pictures/icons';
import { wordsOfSet } from '../../../src/schema/closed-set';
import { type IconName, iconNames } from '../../../src/schema/icons';
import { isGroup } from '../../../src/schema/values/group';
import { schemaOf } from '../../../src/schema/values/inner-schema';
import { keyOf, parentOf } from '../../../src/schema/values/paths';
import { useSession } from '../editor-context';
import { helpWords } from '../help-words';
import { laterPart } from '../later-part';
import { ChoiceDialog } from '../structure/choice-dialog';
import type { Described } from '../structure/find-choices';
import { subjectOf } from '../structure/kind-subject';
import { type KeyControlProps, Titled, wordsFor } from './key-control-props';
import { metaOf, type PanelKey } from './panel-keys';
import { usePlace } from './use-place';

/** Words of config that are chosen by what they look like. */

// The pictures of sections need all of their components.
export const KindPreview = laterPart(
  async () => (await import('../structure/kind-preview')).KindPreview,
);

const ThemeThumbnail = laterPart(
  async () => (await import('../../../src/gallery/theme-thumbnail')).ThemeThumbnail,
);

/** A word of a closed set; an empty one is the key left out. */
export type Look = Described & { word: string };

/** The words of a closed set, with what they mean and what else people call them. */
export const looksIn = (schema: Schema): Look[] => {
  const { meanings = {}, wordAliases = {} } = metaOf(schema);
  return wordsOfSet(schema).map((word) => ({
    word,
    name: plainWords(word),
    description: helpWords(meanings[word]),
    aliases: wordAliases[word]?.join(' ') ?? '',
  }));
};

/** Those of a key, and before them the usual one, which holds where the key is left out. */
export const looksOf = ({ schema, required, whenOmitted = '' }: PanelKey): Look[] => [
  ...(required
    ? []
    : [{ word: '', name: 'as usual', description: whenOmitted, aliases: 'none default' }]),
  ...looksIn(schema as Schema),
];

/** What a word stands for: where the key is left out, the word that holds then, if it is one. */
const standsFor = ({ whenOmitted }: PanelKey, { word }: Look) => word || whenOmitted;

type ChooseProps = {
  panelKey: PanelKey;
  chosen: string;
  pictureOf: (look: Look) => ReactNode;
  cardWidth?: string;
  onChoose: (word: string) => void;
};

/** A button, and the pictures that it shows to choose from. */
const ChooseByLooks = ({ panelKey, chosen, pictureOf, cardWidth, onChoose }: ChooseProps) => {
  const [isOpen, setOpen] = useState(false);
  const [looks] = useState(() => looksOf(panelKey));
  return (
    <>
      <Button
        variant="outlined"
        onClick={() => setOpen(true)}
        aria-haspopup="dialog"
        aria-label={`Choose by its looks: ${panelKey.label}`}
        sx={{ minHeight: 44, mt: 1, alignSelf: 'start' }}
      >
        Choose by its looks …
      </Button>
      {isOpen && (
        <Suspense>
          <ChoiceDialog
            title={panelKey.label}
            unit={['choice', 'choices']}
            choices={looks}
            chosen={looks.find(({ word }) => word === chosen)}
            pictureOf={pictureOf}
            {...(cardWidth !== undefined && { cardWidth })}
            onChoose={({ word }) => {
              setOpen(false);
              onChoose(word);
            }}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
};

const isIcon = (word: string | undefined): word is IconName =>
  iconNames.some((name) => name === word);

/** An icon as the page draws it; nothing for another word. */
const Icon = ({ name }: { name: string | undefined }) => (
  <Box
    aria-hidden
    sx={{ display: 'flex', justifyContent: 'center', fontSize: '2.5rem', pt: 3, minHeight: '1em' }}
  >
    {isIcon(name) && <SiteIcon name={name} fontSize="inherit" />}
  </Box>
);

/** An icon by its drawing. */
export const IconControl = (props: KeyControlProps) => {
  const { place, panelKey } = props;
  const { value, problems, write } = usePlace(place, wordsFor(props));
  const chosen = typeof value === 'string' ? value : '';
  const now = looksOf(panelKey).find(({ word }) => word === chosen);
  return (
    <Titled panelKey={panelKey} problems={problems}>
      <Box sx={{ display: 'flex', alignItems: 'end', gap: 3 }}>
        {now && <Icon name={standsFor(panelKey, now)} />}
        <span>{now?.name ?? chosen}</span>
      </Box>
      <ChooseByLooks
        panelKey={panelKey}
        chosen={chosen}
        cardWidth="8rem"
        pictureOf={(look) => <Icon name={standsFor(panelKey, look)} />}
        onChoose={(word) => void write(word === '' ? undefined : word)}
      />
    </Titled>
  );
};

/** The section or field around a word, with each of the words; undefined where there is no picture of it. */
export const useSubject = ({ place, outer }: Pick<KeyControlProps, 'place' | 'outer'>) => {
  const session = useSession();
  const around = session.valueAt({ file: place.file, path: parentOf(place.path) });
  const { [keyOf(place.path)]: _, ...others } = isGroup(around) ? around : {};
  return ({ word }: Pick<Look, 'word'>) => {
    const definition = word === '' ? others : { ...others, [keyOf(place.path)]: word };
    return outer && subjectOf(schemaOf(outer, around), definition);
  };
};

type LookProps = Pick<KeyControlProps, 'place' | 'panelKey' | 'outer'> & {
  value: string;
  put: (next: string) => void;
};

/** The section or field around a word, drawn with each of the words; beside a list of these words. */
export const ChooseLook = ({ place, panelKey, outer, value, put }: LookProps) => {
  const subjectWith = useSubject({ place, outer });
  const [first] = looksOf(panelKey);
  if (!first || !subjectWith(first)) return null;
  return (
    <ChooseByLooks
      panelKey={panelKey}
      chosen={value}
      pictureOf={(look) => {
        const subject = subjectWith(look);
        return subject && <KindPreview subject={subject} />;
      }}
      onChoose={put}
    />
  );
};

/** A theme by its thumbnail and what it is like; beside a list of their names. */
export const ChooseTheme = ({ panelKey, value, put }: LookProps) => (
  <ChooseByLooks
    panelKey={panelKey}
    chosen={value}
    pictureOf={({ word }) => <ThemeThumbnail name={word} />}
    onChoose={put}
  />
);
