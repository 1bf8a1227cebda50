import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useSession, useSessionState } from '../editor-context';
import { focusFirst } from '../focus-first';
import { Ask } from './ask';
import { goToAddress } from './go-to';
import { pageAt, pageFile, type SiteForm, type SitePage } from './site-pages';
import { usePlans } from './use-plans';

type Ways = { back: () => void; leave: () => void };

/** Gives a page another title, another address or both. */
export const RenamePage = ({ page, back, leave }: Ways & { page: SitePage }) => {
  const session = useSession();
  const plans = usePlans();
  const files = useSessionState(({ state }) => state.files);
  const [title, setTitle] = useState(page.title);
  const [path, setPath] = useState(page.linkedAs ?? '');
  const [keepOldAddress, setKeep] = useState(true);
  const isMoved = path.trim() !== (page.linkedAs ?? '');
  const isRetitled = title.trim() !== page.title;

  const act = async () => {
    const isHere = pageAt(files, window.location.pathname) === page.page;
    const address = path.trim();
    const rename = { page: page.page, path: address, keepOldAddress };
    if (isMoved && !(await plans.carryOut('pages/rename', rename))) return;
    const retitle = {
      words: `Title of the page “${page.title}”`,
      changes: [
        {
          do: 'set' as const,
          file: pageFile(page.page),
          path: 'title',
          value: title.trim(),
          was: page.title,
        },
      ],
    };
    if (isRetitled && !(await plans.attempt(() => session.write(retitle)))) return;
    if (isMoved && isHere) goToAddress(address);
    else back();
  };

  return (
    <Ask
      title={`Rename “${page.title}”`}
      deed="Rename"
      plans={plans}
      isReady={isMoved || isRetitled}
      act={act}
      back={back}
      leave={leave}
    >
      <TextField
        inputRef={focusFirst}
        fullWidth
        margin="normal"
        label="Title"
        helperText="What search engines and the browser’s tab call the page."
        value={title}
        onChange={({ target }) => setTitle(target.value)}
      />
      {page.linkedAs === undefined ? null : (
        <TextField
          fullWidth
          margin="normal"
          label="Address"
          helperText="What follows the name of the site, as /About-us. All links to the page follow."
          value={path}
          onChange={({ target }) => setPath(target.value)}
        />
      )}
      {isMoved && (
        <FormControlLabel
          control={<Checkbox checked={keepOldAddress} onChange={(_event, is) => setKeep(is)} />}
          label={`Keep the old address: ${page.linkedAs ?? ''} leads to the page, too`}
        />
      )}
    </Ask>
  );
};

/** Gives the file of a form another name; where it stores stays. */
export const RenameForm = ({ form, back, leave }: Ways & { form: SiteForm }) => {
  const plans = usePlans();
  const [name, setName] = useState(form.form);
  return (
    <Ask
      title={`Rename “${form.title}”`}
      deed="Rename"
      plans={plans}
      isReady={name.trim() !== form.form && name.trim() !== ''}
      act={async () => {
        const isDone = await plans.carryOut('forms/rename', {
          form: form.form,
          name: name.trim(),
        });
        if (isDone) back();
      }}
      back={back}
      leave={leave}
    >
      <TextField
        inputRef={focusFirst}
        fullWidth
        margin="normal"
        label="Name"
        helperText="Small letters, digits and hyphens. All places that show the form follow."
        value={name}
        onChange={({ target }) => setName(target.value)}
      />
    </Ask>
  );
};
