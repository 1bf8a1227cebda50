import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { type CollectionKind, collectionSchemas } from '../../../src/collections/registry';
import { collectionNameOf, pageFile } from '../../../src/schema/config-files';
import { joinPath, valueAt } from '../../../src/schema/values/paths';
import { Choice, TextLine, Tick } from '../dialog-fields';
import { useWays } from '../dialog-ways';
import { useSession, useSessionState } from '../editor-context';
import { focusFirst } from '../focus-first';
import { helpWords } from '../help-words';
import { showAdded } from '../page/show-on-page';
import { inWords } from '../panel/panel-keys';
import { useDialogTexts } from '../use-dialog-texts';
import { Ask } from './ask';
import { neededFor, newCollection } from './new-collection';
import { pageAt, pagesOf } from './site-pages';
import { usePlans } from './use-plans';

/** Who asks for it shows it; without `onAdded` the open page does. */
type Props = { onAdded?: (collection: string) => void };

/** The open page, and what people call it. */
export const usePageHere = () => {
  const files = useSessionState(({ state }) => state.files);
  const page = pageAt(files, window.location.pathname);
  return pagesOf(files).find((each) => each.page === page);
};

/** What a new form or collection is shown by, once it is there: the last section of the open page. */
export const lastSection = (files: Record<string, unknown>, page: string) => {
  const file = pageFile(page);
  const sections = valueAt(files[file], 'sections');
  const at = Array.isArray(sections) ? sections.length - 1 : 0;
  return { file, path: joinPath('sections', at) };
};

export const ShowHere = ({
  title,
  isShown,
  show,
}: {
  title: string;
  isShown: boolean;
  show: (isShown: boolean) => void;
}) => <Tick label={`Show it at the end of this page, “${title}”`} isOn={isShown} change={show} />;

const kinds = Object.entries(collectionSchemas).map(([kind, schema]) => ({
  value: kind,
  label: `${inWords(kind)} – ${helpWords(schema.meta()?.description)}`,
}));

/** Begins a collection of a kind, with a first entry to be written, and lists it on the open page. */
export const AddCollection = ({ onAdded }: Props) => {
  const session = useSession();
  const { leave } = useWays();
  const plans = usePlans();
  const page = usePageHere();
  const here = onAdded ? undefined : page;
  const files = useSessionState(({ state }) => state.files);
  const { texts, put } = useDialogTexts(onAdded ? undefined : 'add-collection');
  const { title = '' } = texts;
  const [kind, setKind] = useState<CollectionKind>('post');
  const [isShown, show] = useState(true);
  const needs = neededFor(files, kind);

  const act = async () => {
    const page = isShown ? here?.page : undefined;
    const made = newCollection(session.get().state, { title: title.trim(), kind, page });
    if (!(await plans.write(made.step))) return;
    const name = collectionNameOf(made.file);
    if (onAdded && name !== undefined) return onAdded(name);
    leave();
    if (page !== undefined) showAdded(session, lastSection(session.get().state.files, page));
    session.select({ file: made.file, path: 'entries[0]' });
  };

  return (
    <Ask
      title="Add a collection"
      deed="Add the collection"
      plans={plans}
      isReady={title.trim() !== '' && needs.length === 0}
      act={act}
    >
      <Typography>
        Entries of one sort, such as courses, dishes or people: written once, and shown wherever
        they are wanted. It begins with one that counts as a sample, until you have written your
        own.
      </Typography>
      <TextLine
        inputRef={focusFirst}
        required
        label="Title"
        helperText="What visitors call them, as Courses."
        value={title}
        change={(text) => put('title', text)}
      />
      <Choice
        label="What the entries are"
        helperText={needs.join(' ')}
        value={kind}
        options={kinds}
        change={(chosen) => setKind(chosen as CollectionKind)}
      />
      {here && <ShowHere title={here.title} isShown={isShown} show={show} />}
    </Ask>
  );
};
