import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { type CollectionKind, collectionSchemas } from '../../../src/collections/registry';
import { collectionNameOf, pageFile } from '../../../src/schema/config-files';
import { joinPath, valueAt } from '../../../src/schema/values/paths';
import { useSession, useSessionState } from '../editor-context';
import { focusFirst } from '../focus-first';
import { helpWords } from '../help-words';
import { showAdded } from '../page/show-on-page';
import { inWords } from '../panel/panel-keys';
import { useKept } from '../use-kept';
import { Ask } from './ask';
import { neededFor, newCollection } from './new-collection';
import { pageAt, pagesOf } from './site-pages';
import { usePlans } from './use-plans';

type Props = {
  back: () => void;
  leave: () => void;
  /** Who asks for it shows it; without it the open page does. */
  onAdded?: (collection: string) => void;
};

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
}) => (
  <FormControlLabel
    sx={{ mt: 2 }}
    label={`Show it at the end of this page, “${title}”`}
    control={<Checkbox checked={isShown} onChange={({ target }) => show(target.checked)} />}
  />
);

const kinds = Object.keys(collectionSchemas) as CollectionKind[];

/** Begins a collection of a kind, with a first entry to be written, and lists it on the open page. */
export const AddCollection = ({ back, leave, onAdded }: Props) => {
  const session = useSession();
  const plans = usePlans();
  const page = usePageHere();
  const here = onAdded ? undefined : page;
  const files = useSessionState(({ state }) => state.files);
  const { texts, put } = useKept(onAdded ? undefined : 'add-collection');
  const { title = '' } = texts;
  const [kind, setKind] = useState<CollectionKind>('post');
  const [isShown, show] = useState(true);
  const needs = neededFor(files, kind);

  const act = async () => {
    const page = isShown ? here?.page : undefined;
    const made = newCollection(session.get().state, { title: title.trim(), kind, page });
    if (!(await plans.attempt(() => session.write(made.step)))) return;
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
      back={back}
      leave={leave}
    >
      <Typography>
        Entries of one sort, such as courses, dishes or people: written once, and shown wherever
        they are wanted. It begins with one that counts as a sample, until you have written your
        own.
      </Typography>
      <TextField
        inputRef={focusFirst}
        fullWidth
        required
        margin="normal"
        label="Title"
        helperText="What visitors call them, as Courses."
        value={title}
        onChange={({ target }) => put('title', target.value)}
      />
      <TextField
        select
        fullWidth
        margin="normal"
        label="What the entries are"
        helperText={needs.join(' ')}
        value={kind}
        onChange={({ target }) => setKind(target.value as CollectionKind)}
      >
        {kinds.map((each) => (
          <MenuItem key={each} value={each} sx={{ whiteSpace: 'normal' }}>
            {`${inWords(each)} – ${helpWords(collectionSchemas[each].meta()?.description)}`}
          </MenuItem>
        ))}
      </TextField>
      {here && <ShowHere title={here.title} isShown={isShown} show={show} />}
    </Ask>
  );
};
