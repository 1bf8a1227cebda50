import Add from '@mui/icons-material/Add';
import Delete from '@mui/icons-material/Delete';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { useState } from 'react';
import type { Schema } from 'yup';
import { Scene } from '../../../src/pictures/picture';
import { type ScenePart, sceneParts } from '../../../src/schema/picture';
import { innerSchema } from '../../../src/schema/values/inner-schema';
import { joinPath } from '../../../src/schema/values/paths';
import { boundsOf } from '../../config-values/bounds';
import { ChoiceDialog } from '../structure/choice-dialog';
import { type KeyControlProps, Titled, wordsFor } from './key-control-props';
import { type Look, looksIn } from './looks';
import { usePlace } from './use-place';

const isPart = (word: unknown): word is ScenePart => sceneParts.some((part) => part === word);

const Drawing = ({ words }: { words: readonly unknown[] }) => (
  <Box aria-hidden sx={{ p: 3, bgcolor: 'background.default', '& svg': { display: 'block' } }}>
    <Scene parts={words.filter(isPart)} />
  </Box>
);

type PartProps = {
  /** Its place, from 1 on. */
  number: number;
  name: string;
  canRemove: boolean;
  change: () => void;
  remove: () => void;
};

const Part = ({ number, name, canRemove, change, remove }: PartProps) => (
  <Box component="li" sx={{ display: 'flex', gap: 2, my: 1 }}>
    <Button
      variant="outlined"
      aria-haspopup="dialog"
      onClick={change}
      sx={{ flex: 1, minHeight: 44, justifyContent: 'start', textAlign: 'start' }}
    >
      {`${number}: ${name} – change …`}
    </Button>
    {canRemove && (
      <IconButton
        aria-label={`Remove part ${number}: ${name}`}
        onClick={remove}
        sx={{ minWidth: 44, minHeight: 44 }}
      >
        <Delete />
      </IconButton>
    )}
  </Box>
);

/** The drawing that a list of words makes: each part is chosen by what the whole becomes with it. */
export const DrawingControl = (props: KeyControlProps) => {
  const { place, panelKey } = props;
  const { value, problems, writeChanges } = usePlace(place, wordsFor(props));
  /** Which part is being chosen; as many as there are: another one. */
  const [choosing, setChoosing] = useState<number>();
  const schema = panelKey.schema as Schema;
  const [looks] = useState(() => looksIn(innerSchema(schema, 0) as Schema));
  const { min = 0, max = Infinity } = boundsOf(schema);
  const list = Array.isArray(value) ? value.map(String) : [];
  const withPart = (at: number, { word }: Look) => [
    ...list.slice(0, at),
    word,
    ...list.slice(at + 1),
  ];
  const partAt = (at: number) => ({ file: place.file, path: joinPath(place.path, at) });
  const choose = (at: number, { word }: Look) => {
    setChoosing(undefined);
    const was = list[at];
    if (was === word) return;
    const isList = Array.isArray(value);
    if (was !== undefined) void writeChanges([{ do: 'set', ...partAt(at), value: word, was }]);
    else if (isList) void writeChanges([{ do: 'insert', ...place, at, value: word, was: list }]);
    else void writeChanges([{ do: 'set', ...place, value: [word], was: undefined }]);
  };
  return (
    <Titled panelKey={panelKey} problems={problems}>
      {list.length > 0 && <Drawing words={list} />}
      <Box component="ol" role="list" sx={{ listStyle: 'none', p: 0, m: 0 }}>
        {list.map((word, at) => (
          // A part is its place: two may be alike.
          <Part
            key={joinPath('', at)}
            number={at + 1}
            name={word}
            canRemove={list.length > min}
            change={() => setChoosing(at)}
            remove={() => void writeChanges([{ do: 'remove', ...partAt(at), was: word }])}
          />
        ))}
      </Box>
      {list.length < max && (
        <Button
          startIcon={<Add />}
          aria-haspopup="dialog"
          onClick={() => setChoosing(list.length)}
          sx={{ minHeight: 44, alignSelf: 'start' }}
        >
          Add a part
        </Button>
      )}
      {choosing !== undefined && (
        <ChoiceDialog
          title={`${panelKey.label}: part ${choosing + 1}`}
          unit={['part', 'parts']}
          choices={looks}
          chosen={looks.find(({ word }) => word === list[choosing])}
          cardWidth="11rem"
          pictureOf={(look) => <Drawing words={withPart(choosing, look)} />}
          onChoose={(look) => choose(choosing, look)}
          onClose={() => setChoosing(undefined)}
        />
      )}
    </Titled>
  );
};
