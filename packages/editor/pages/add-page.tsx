import Stack from '@mui/material/Stack';
import { useEffect, useState } from 'react';
import type { PageTemplate } from '../../edit-protocol/changes-protocol';
import { asAddress, type LanguageOfSite } from '../../edit-protocol/languages';
import { Choice, TextLine } from '../dialog-fields';
import { useWays } from '../dialog-ways';
import type { EditClient } from '../edit-client';
import { useSession, useSessionState } from '../editor-context';
import { focusFirst } from '../focus-first';
import { useAnswer } from '../use-answer';
import { useDialogTexts } from '../use-dialog-texts';
import { AddressField } from './address-field';
import { Ask } from './ask';
import { goToAddress } from './go-to';
import { whereListed } from './listed-posts';
import { addressFor, pagesOf, withoutPrefix } from './site-pages';
import { usePlans } from './use-plans';

type Menu = { path: string; place: string; length: number };

const askMenus = ({ post }: EditClient) => post<Menu[]>('pages/menus');

/** The menus that take a link to a page. Where they cannot be loaded, the page is begun without one. */
const useMenus = () => {
  const session = useSession();
  const { answer: menus = [], failure } = useAnswer(askMenus);
  useEffect(() => {
    if (failure !== undefined) session.tell(failure);
  }, [session, failure]);
  return menus;
};

const templates: readonly { value: PageTemplate; label: string }[] = [
  { value: 'full', label: 'sections that say what each is for' },
  { value: 'opening', label: 'only the headline' },
  { value: 'post', label: 'a news post of today, to write on' },
];

const noLanguages: readonly LanguageOfSite[] = [{ key: '', name: '', prefix: '' }];

type Named = LanguageOfSite & { title: string; path: string };

type Part = 'title' | 'path';

/** What the page is called, and where it stands, in each language of the site, the main one first. */
const useNames = () => {
  const language = useSessionState(({ state }) => state.language);
  const { texts, put } = useDialogTexts('add');
  const nameIn = (each: LanguageOfSite, instead: string): Named => {
    const { [`title ${each.key}`]: title = '', [`path ${each.key}`]: path } = texts;
    const proposed = title.trim() === '' ? '' : addressFor(title) || instead;
    return { ...each, title, path: path ?? proposed };
  };
  const [first, ...others] = language?.all ?? noLanguages;
  const main = nameIn(first ?? { key: '', name: '', prefix: '' }, '');
  return {
    main,
    // Where a title has no letters for an address, that of the main language is proposed.
    others: others.map((each) => nameIn(each, main.path)),
    hasLanguages: language !== undefined,
    change: (key: string, part: Part, text: string) => put(`${part} ${key}`, text),
  };
};

type NamesProps = {
  named: Named;
  isMain: boolean;
  change: (part: Part, text: string) => void;
};

const NameFields = ({ named, isMain, change }: NamesProps) => {
  const { name, prefix, title, path } = named;
  const inLanguage = name === '' ? '' : ` in ${name}`;
  return (
    <>
      <TextLine
        {...(isMain && { inputRef: focusFirst })}
        required={isMain}
        label={`Title${inLanguage}`}
        helperText={isMain ? undefined : `Leave it empty, and ${name} does not have the page.`}
        value={title}
        change={(text) => change('title', text)}
      />
      <AddressField
        label={`Address${inLanguage}`}
        hint={
          isMain
            ? 'What follows the name of the site, as /About-us.'
            : `What follows the name of the site and ${prefix}.`
        }
        prefix={prefix}
        value={path}
        change={(address) => change('path', address)}
      />
    </>
  );
};

/**
 * Begins a page with a title, an address and, if wanted, an entry in a menu; then it is shown. A site in several languages
 * is asked for both in each.
 */
export const AddPage = () => {
  const session = useSession();
  const { back, leave } = useWays();
  const plans = usePlans();
  const menus = useMenus();
  const { main, others, hasLanguages, change } = useNames();
  const [menu, setMenu] = useState('');
  const [template, setTemplate] = useState<PageTemplate>('full');
  const known = others.filter(({ title }) => title.trim() !== '');

  const act = async () => {
    const before = new Set(pagesOf(session.get().state.files).map(({ page }) => page));
    const isDone = await plans.carryOut('pages/add', {
      title: main.title.trim(),
      template,
      ...(main.path.trim() !== '' && { path: asAddress(main.path) }),
      ...(menu !== '' && { menu: { path: menu } }),
      ...(hasLanguages && {
        others: known.map(({ key, prefix, title, path }) => ({
          language: key,
          title: title.trim(),
          path: withoutPrefix(asAddress(path), prefix),
        })),
      }),
    });
    if (!isDone) return;
    const added = pagesOf(session.get().state.files).find(({ page }) => !before.has(page));
    if (added?.path === undefined) return back();
    leave();
    goToAddress(session, added.path);
    if (template === 'post')
      session.tell(whereListed(session.get().state.files, main.title.trim()));
  };

  return (
    <Ask
      title="Add a page"
      deed="Add the page"
      plans={plans}
      isReady={main.title.trim() !== '' && known.every(({ path }) => path.trim() !== '')}
      act={act}
    >
      {[main, ...others].map((named) => {
        const isMain = named === main;
        const props = {
          named,
          isMain,
          change: (part: Part, text: string) => change(named.key, part, text),
        };
        return hasLanguages ? (
          <Stack key={named.key} direction={{ xs: 'column', sm: 'row' }} sx={{ columnGap: 4 }}>
            <NameFields {...props} />
          </Stack>
        ) : (
          <NameFields key={named.key} {...props} />
        );
      })}
      <Choice
        label="Entry in a menu"
        value={menu}
        options={[
          { value: '', label: 'none' },
          ...menus.map(({ path, place }) => ({ value: path, label: place })),
        ]}
        change={setMenu}
      />
      <Choice
        label="It begins with"
        value={template}
        options={templates}
        change={(chosen) => setTemplate(chosen as PageTemplate)}
      />
    </Ask>
  );
};
