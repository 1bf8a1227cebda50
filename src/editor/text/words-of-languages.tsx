import Button from '@mui/material/Button';
import { useEffect, useState } from 'react';
import { useSession } from '../editor-context';
import type { PageLanguage } from '../languages';
import { keepsText, type TypedText } from './typed-text';

/** What becomes of the words that are typed, where that is not plain to see. */
const wordsFor = ({ own, main, isMain }: PageLanguage, isAlone: boolean): string => {
  if (isMain) return 'These words are the same in every language: all of them get what you type.';
  return isAlone
    ? `What you type is ${own} alone: the words in ${main} stay.`
    : `These words are the same in every language: what you type is shown in ${main} as well.`;
};

/** Of a site in several languages, beside a text that is typed: which of them get it. */
export const WordsOfLanguages = ({ typed }: { typed: TypedText }) => {
  const session = useSession();
  const [isAlone, setAlone] = useState(false);
  useEffect(() => () => session.writeAlone(undefined), [session]);
  const { language } = session.get().state;
  const { file, path } = typed.place;
  const of = language ? session.wordsAt({ file, path }) : 'own';
  if (!language || of === 'own') return null;
  if (of === 'main') {
    return (
      <div>{`${language.own} has no words here yet. What you type becomes ${language.own}; the words in ${language.main} stay.`}</div>
    );
  }
  const turn = () => {
    session.writeAlone(isAlone ? undefined : { file, path });
    setAlone(!isAlone);
    typed.view.focus();
  };
  return (
    <div>
      {wordsFor(language, isAlone)}
      {!language.isMain && (
        <Button
          color="inherit"
          variant="outlined"
          sx={{ mt: 2 }}
          onClick={turn}
          {...{ [keepsText]: '' }}
        >
          {isAlone ? 'Write it in every language' : `Write it in ${language.own} alone`}
        </Button>
      )}
    </div>
  );
};
