import FormHelperText from '@mui/material/FormHelperText';
import { useRef } from 'react';
import type { Schema } from 'yup';
import { routesFile } from '../../../src/schema/config-files';
import type { Place } from '../../../src/schema/values/written-place';
import { holdsWords } from '../../config-values/same-in-all';
import { useSessionState } from '../editor-context';
import { WordsOfLanguages } from '../words-of-languages';
import type { PanelKey } from './panel-keys';

type LanguagesProps = {
  place: Place;
  panelKey: PanelKey;
  /** Nothing is written there, or typed. */
  isEmpty: boolean;
};

/** Below a field of words, on a page that is not in the main language: which languages get what is typed. */
export const LanguagesOfField = ({
  place,
  panelKey: { sort, schema },
  isEmpty,
}: LanguagesProps) => {
  const language = useSessionState(({ state }) => state.language);
  const below = useRef<HTMLDivElement>(null);
  // Addresses are changed in the list of pages, in only one language.
  const isOfAddresses = place.file === routesFile;
  const isOfWords = ['text', 'lines'].includes(sort) && holdsWords(schema as Schema);
  if (language?.isMain !== false || isEmpty || isOfAddresses || !isOfWords) return null;
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
