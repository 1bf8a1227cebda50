import Button from '@mui/material/Button';
import { useEffect } from 'react';
import type { Value } from '../../src/schema/values/change';
import { isSamePlace, type Place } from '../../src/schema/values/written-place';
import { type PageLanguage, saysWords } from '../edit-protocol/languages';
import { useSession, useSessionState } from './editor-context';

const sameWords = (main: string) =>
  `This is the same in every language: what you type is shown in ${main} as well.`;

type WordsProps = {
  place: Place;
  /** It was chosen which languages get what is typed: leads the focus back to it, the button may be gone. */
  onChosen: () => void;
};

/** Words that are the same in every language: typed, they are the page's own, or those of all, as is chosen. */
const SameInAll = ({ place, language, onChosen }: WordsProps & { language: PageLanguage }) => {
  const session = useSession();
  const { file, path } = place;
  const chosen = useSessionState(
    ({ languagesChosen }) => languagesChosen.find((each) => isSamePlace(each, place))?.isOwn,
  );
  const isOwnOnly = chosen ?? saysWords(session.valueAt(place));
  useEffect(() => () => session.chooseLanguages({ file, path }, undefined), [session, file, path]);
  const { own, main } = language;
  const toggle = () => {
    session.chooseLanguages({ file, path }, !isOwnOnly);
    onChosen();
  };
  return (
    <div>
      {isOwnOnly ? `What you type is ${own} alone: the words in ${main} stay.` : sameWords(main)}
      <Button
        color="inherit"
        variant="outlined"
        sx={{ display: 'flex', mt: 2 }}
        // What is typed is left, and with that written, only once the languages are chosen.
        onMouseDown={(event) => event.preventDefault()}
        onClick={toggle}
      >
        {isOwnOnly ? 'Write it in every language' : `Write it in ${own} alone`}
      </Button>
    </div>
  );
};

/** Words of the main language that the page's own lacks, and that may be its own as they are. */
const Lacking = ({ place, language, onChosen }: WordsProps & { language: PageLanguage }) => {
  const session = useSession();
  const value = session.valueAt(place) as Value;
  const { own, main } = language;
  const keep = async () => {
    const answer = await session.write({
      words: `The same in ${own}`,
      changes: [{ do: 'set', ...place, value, was: value }],
    });
    session.tellRefused(answer);
    onChosen();
  };
  return (
    <div>
      {`${own} has no words here yet. What you type becomes ${own}; the words in ${main} stay.`}
      <Button
        color="inherit"
        variant="outlined"
        sx={{ display: 'flex', mt: 2 }}
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => void keep()}
      >
        {`It is the same in ${own}`}
      </Button>
    </div>
  );
};

/** Of a site in several languages, beside a text that is typed: which of them get it, where that is not plain to see. */
export const WordsOfLanguages = ({ place, onChosen }: WordsProps) => {
  const session = useSession();
  const language = useSessionState(({ state }) => state.language);
  const of = language ? session.wordsAt(place) : 'own';
  if (!language || of === 'own') return null;
  if (of === 'none') return <div>What you type is shown in every language.</div>;
  if (of === 'main') return <Lacking place={place} language={language} onChosen={onChosen} />;
  if (language.isMain) {
    return <div>These words are the same in every language: all of them get what you type.</div>;
  }
  if (of === 'fixed') return <div>{sameWords(language.main)}</div>;
  return <SameInAll place={place} language={language} onChosen={onChosen} />;
};
