import FormHelperText from '@mui/material/FormHelperText';
import { useRef } from 'react';
import type { Schema } from 'yup';
import { routesFile } from '../../../src/schema/config-files';
import { innerSchema } from '../../../src/schema/values/inner-schema';
import type { Place } from '../../../src/schema/values/written-place';
import { useSessionState } from '../editor-context';
import { WordsOfLanguages } from '../words-of-languages';
import { metaOf, type PanelKey } from './panel-keys';

/** Whether it holds words, or lines of words, that a site may say in each of its languages. */
const holdsWords = ({ sort, schema }: PanelKey) => {
  const inner = sort === 'lines' ? innerSchema(schema as Schema, 0) : schema;
  if (!inner || !['text', 'lines'].includes(sort)) return false;
  const { shown, translated } = metaOf(inner);
  return shown === true || translated === true;
};

type LanguagesProps = {
  place: Place;
  panelKey: PanelKey;
  /** Nothing is written there, or typed. */
  isEmpty: boolean;
};

/** Below a field of words, on a page that is not in the main language: which languages get what is typed. */
export const LanguagesOfField = ({ place, panelKey, isEmpty }: LanguagesProps) => {
  const language = useSessionState(({ state }) => state.language);
  const below = useRef<HTMLDivElement>(null);
  // Addresses are changed in the list of pages, in only one language.
  const isOfAddresses = place.file === routesFile;
  if (language?.isMain !== false || isEmpty || isOfAddresses || !holdsWords(panelKey)) return null;
  return (
    <FormHelperText ref={below} component="div">
      <WordsOfLanguages
        place={place}
        onChosen={() =>
          below.current?.parentElement?.querySelector<HTMLElement>('input, textarea')?.focus()
        }
      />
    </FormHelperText>
  );
};
