import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { siteFile } from '../../../src/schema/config-files';
import { languageOf, wordedLanguages } from '../../../src/schema/usual-words/usual-words-in';
import { valueAt } from '../../../src/schema/values/paths';
import { englishName } from '../../config-values/english-name';
import { Choice, Tick } from '../dialog-fields';
import { useSessionState } from '../editor-context';
import { focusFirst } from '../focus-first';
import { usePageHere } from './add-collection';
import { Ask } from './ask';
import { usePlans } from './use-plans';

/** The languages in which the project has words of its own, and the site none yet. */
const useNewLanguages = () => {
  const language = useSessionState(({ state }) => state.language);
  const tag = useSessionState(({ state }) => valueAt(state.files[siteFile], 'language'));
  const own = language ? language.all.map(({ key }) => key) : [String(tag)];
  const known = new Set(own.map(languageOf));
  return wordedLanguages
    .filter((each) => !known.has(each))
    .map((key) => ({ value: key, label: englishName(key) }))
    .toSorted((one, other) => one.label.localeCompare(other.label, 'en'));
};

/** Adds a language: all pages, or the open one, are there in it, with what it lacks in the main one. */
export const AddLanguage = () => {
  const plans = usePlans();
  const here = usePageHere();
  const languages = useNewLanguages();
  const [key, setKey] = useState('');
  const [isOfPage, setOfPage] = useState(false);

  const act = async () => {
    const pages = isOfPage && here ? [here.page] : [];
    if (await plans.carryOut('languages/add', { tag: key, pages })) {
      // Its pages are documents of their own. Where the server has the page loaded anew by itself, that is this address too.
      window.history.pushState(null, '', `/${key}`);
      window.location.reload();
    }
  };

  return (
    <Ask
      title="Add a language"
      deed="Add the language"
      plans={plans}
      isReady={key !== ''}
      act={act}
    >
      <Typography>
        Buttons and the like speak it by themselves. All other words are the same in every language
        at first: click a text on a page of the new one and type; the other languages keep theirs.
      </Typography>
      <Choice
        required
        label="Language"
        inputRef={focusFirst}
        helperText="Others need words of their own first: see docs/editing.md."
        value={key}
        options={languages}
        change={setKey}
      />
      {here && (
        <Tick
          label={`Only this page, “${here.title}”, for the beginning`}
          isOn={isOfPage}
          change={setOfPage}
        />
      )}
    </Ask>
  );
};
