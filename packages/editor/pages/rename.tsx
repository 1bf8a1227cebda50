import FormControl from '@mui/material/FormControl';
import FormLabel from '@mui/material/FormLabel';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { pageFile } from '../../../src/schema/config-files';
import { shortLine } from '../../../src/schema/short-line';
import type { Place } from '../../../src/schema/values/written-place';
import { asAddress, type PageLanguage } from '../../edit-protocol/languages';
import { TextLine, Tick } from '../dialog-fields';
import { useWays } from '../dialog-ways';
import { useSession, useSessionState } from '../editor-context';
import { focusFirst } from '../focus-first';
import { useDialogTexts } from '../use-dialog-texts';
import { AddressField } from './address-field';
import { Ask } from './ask';
import { goToAddress } from './go-to';
import { nameOfView } from './kept-view';
import { namesOfPage } from './names-of-page';
import { pageAt, type SiteForm, type SitePage, withoutPrefix } from './site-pages';
import { usePlans } from './use-plans';

/** The address of a page as it is changed here: in the language that is shown, if that has the page. */
const addressIn = (page: SitePage, language: PageLanguage | undefined) => {
  if (!language || language.isMain) return { prefix: '', old: page.linkedAs };
  const prefix = language.all.find(({ key }) => key === language.key)?.prefix ?? '';
  const hasPage = language.having[page.page]?.includes(language.key) === true;
  return { prefix, old: hasPage ? withoutPrefix(page.path ?? '', prefix) : undefined };
};

const isAlike = (one: string, other = '') =>
  one.trim().toLowerCase() === other.trim().toLowerCase();

/** Gives a page another title, another address or both; of a site in several languages in the one that is shown. */
export const RenamePage = ({ page }: { page: SitePage }) => {
  const session = useSession();
  const { back, leave } = useWays();
  const plans = usePlans();
  const { files, language } = useSessionState(({ state }) => state);
  const other = language?.isMain === false ? language : undefined;
  const place = { file: pageFile(page.page), path: 'title' };
  const [written] = useState(session.valueAt(place));
  const was = typeof written === 'string' ? written : undefined;
  const [{ prefix, old: first }] = useState(addressIn(page, language));
  const [old, setOld] = useState(first);
  const { texts, put } = useDialogTexts(nameOfView({ is: 'rename', page }));
  const { title = was ?? '', path: typed = first ?? '' } = texts;
  const [keepOldAddress, setKeep] = useState(true);
  const [names] = useState(() => namesOfPage(files, page));
  // What calls it by its title, or as menus do, goes on doing so.
  const [chosen, setChosen] = useState(() =>
    names.filter(({ text }) => isAlike(text, was) || isAlike(text, page.title)),
  );
  const [isTriedAgain, setTriedAgain] = useState(false);
  const path = withoutPrefix(asAddress(typed), prefix);
  const isMoved = path !== (old ?? '');
  const isRetitled = title.trim() !== (was ?? '');
  const inLanguage = other ? ` in ${other.own}` : '';

  const move = () => {
    const request = { page: page.page, path, keepOldAddress };
    return other
      ? plans.carryOut('pages/readdress', { ...request, language: other.key })
      : plans.carryOut('pages/rename', request);
  };
  const retitle = async () => {
    const words = `Title of the page “${page.title}”`;
    const value = title.trim();
    // After a try that was refused: as things are by then.
    const setNow = (at: Place, known: string | undefined) => {
      const now: unknown = isTriedAgain ? session.valueAt(at) : known;
      return { do: 'set' as const, ...at, value, was: typeof now === 'string' ? now : undefined };
    };
    const changes = [
      setNow(place, was),
      ...chosen.map(({ file, path: at, text }) => setNow({ file, path: at }, text)),
    ].filter((each, at) => at === 0 || each.was !== value);
    // Another language's words are its own from then on.
    if (other)
      changes.forEach((each) =>
        session.chooseLanguages({ file: each.file, path: each.path }, true),
      );
    const isDone = await plans.write({ words, changes });
    setTriedAgain(!isDone);
    changes.forEach((each) =>
      session.chooseLanguages({ file: each.file, path: each.path }, undefined),
    );
    return isDone;
  };
  const act = async () => {
    const isHere = pageAt(files, window.location.pathname) === page.page;
    if (isMoved) {
      if (!(await move())) return;
      // Should the title be refused, this is done.
      setOld(path);
    }
    if (isRetitled && !(await retitle())) return;
    if (path === first || !isHere) return back();
    leave();
    goToAddress(session, prefix + path);
  };

  return (
    <Ask
      title={`Rename “${page.title}”`}
      deed="Rename"
      plans={plans}
      isReady={isMoved || isRetitled}
      act={act}
    >
      <TextLine
        inputRef={focusFirst}
        label={`Title${inLanguage}`}
        helperText="What search engines and the browser’s tab call the page."
        value={title}
        change={(text) => put('title', text)}
      />
      {isRetitled && names.length > 0 && (
        <FormControl component="fieldset">
          <FormLabel component="legend">Say the new title there, too</FormLabel>
          {names.map((name) => (
            <Tick
              key={`${name.file} ${name.path}`}
              label={`${name.where}: “${shortLine(name.text)}”`}
              isOn={chosen.includes(name)}
              change={(is) =>
                setChosen(is ? [...chosen, name] : chosen.filter((each) => each !== name))
              }
            />
          ))}
        </FormControl>
      )}
      {old === undefined ? null : (
        <AddressField
          label={`Address${inLanguage}`}
          hint={
            other
              ? `It changes in ${other.own} alone. Links to the page follow by themselves.`
              : 'What follows the name of the site, as /About-us. All links to the page follow.'
          }
          prefix={prefix}
          value={typed}
          change={(address) => put('path', address)}
        />
      )}
      {other && old === undefined && page.path !== undefined && (
        <Typography sx={{ mt: 2 }}>
          {`${other.own} does not have this page. Languages, in the list of pages, gives it to ${other.own}.`}
        </Typography>
      )}
      {isMoved && (
        <Tick
          label={`Keep the old address: ${prefix}${old ?? ''} leads to the page, too`}
          isOn={keepOldAddress}
          change={setKeep}
        />
      )}
    </Ask>
  );
};

/** Gives the file of a form another name; where it stores stays. */
export const RenameForm = ({ form }: { form: SiteForm }) => {
  const { back } = useWays();
  const plans = usePlans();
  const { texts, put } = useDialogTexts(nameOfView({ is: 'rename-form', form }));
  const { name = form.form } = texts;
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
    >
      <TextLine
        inputRef={focusFirst}
        label="Name"
        helperText="Small letters, digits and hyphens. All places that show the form follow."
        value={name}
        change={(text) => put('name', text)}
      />
    </Ask>
  );
};
