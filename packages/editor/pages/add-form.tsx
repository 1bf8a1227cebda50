import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { siteFile } from '../../../src/schema/config-files';
import { valueAt } from '../../../src/schema/values/paths';
import { formWordsIn } from '../../edit-protocol/form-words';
import { TextLine } from '../dialog-fields';
import { useWays } from '../dialog-ways';
import { useSession, useSessionState } from '../editor-context';
import { focusFirst } from '../focus-first';
import { showAdded } from '../page/show-on-page';
import { useDialogTexts } from '../use-dialog-texts';
import { lastSection, ShowHere, usePageHere } from './add-collection';
import { Ask } from './ask';
import { formsOf } from './site-pages';
import { usePlans } from './use-plans';

/** The title of a form in each language of the site, the main one first: what the project would call it, until it is typed. */
const useTitles = (dialog: string | undefined) => {
  const language = useSessionState(({ state }) => state.language);
  const tag = useSessionState(({ state }) => valueAt(state.files[siteFile], 'language'));
  const { texts, put } = useDialogTexts(dialog);
  const all = language?.all ?? [{ key: '', name: '' }];
  const proposed = (key: string) => formWordsIn(key || String(tag))?.title ?? '';
  return {
    titles: all.map(({ key, name }) => ({
      key,
      name,
      title: texts[`title ${key}`] ?? proposed(key),
    })),
    change: (key: string, title: string) => put(`title ${key}`, title),
  };
};

/** Who asks for it shows it; without `onAdded` the open page does. */
type Props = { onAdded?: (form: string) => void };

/** Begins a form that asks for name, e-mail and message, and shows it on the open page. */
export const AddForm = ({ onAdded }: Props) => {
  const session = useSession();
  const { back, leave } = useWays();
  const plans = usePlans();
  const page = usePageHere();
  const here = onAdded ? undefined : page;
  const { titles, change } = useTitles(onAdded ? undefined : 'add-form');
  const [isShown, show] = useState(true);

  const act = async () => {
    const page = isShown ? here?.page : undefined;
    const had = formsOf(session.get().state.files).map(({ form }) => form);
    const isDone = await plans.carryOut('forms/add', {
      titles: Object.fromEntries(titles.map(({ key, title }) => [key, title.trim()])),
      ...(page !== undefined && { page }),
    });
    if (!isDone) return;
    const added = formsOf(session.get().state.files).find(({ form }) => !had.includes(form));
    if (onAdded && added) return onAdded(added.form);
    if (page === undefined) return back();
    leave();
    showAdded(session, lastSection(session.get().state.files, page));
  };

  return (
    <Ask
      title="Add a form"
      deed="Add the form"
      plans={plans}
      isReady={titles[0]?.title.trim() !== ''}
      act={act}
    >
      <Typography>
        It asks for a name, an e-mail address and a message. Change its questions, rules and words
        afterwards as those of any form; what visitors send has a place of its own.
      </Typography>
      {titles.map(({ key, name, title }, at) => (
        <TextLine
          key={key}
          {...(at === 0 && { inputRef: focusFirst })}
          required={at === 0}
          label={name === '' ? 'Title' : `Title in ${name}`}
          value={title}
          change={(text) => change(key, text)}
        />
      ))}
      {here && <ShowHere title={here.title} isShown={isShown} show={show} />}
    </Ask>
  );
};
