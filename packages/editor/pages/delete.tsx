import Typography from '@mui/material/Typography';
import { useCallback, useState } from 'react';
import { notificationsFile, pageFile, siteFile } from '../../../src/schema/config-files';
import type { Use } from '../../edit-protocol/changes-protocol';
import { Choice } from '../dialog-fields';
import { useWays } from '../dialog-ways';
import type { EditClient } from '../edit-client';
import { useSession, useSessionState } from '../editor-context';
import { useAnswer } from '../use-answer';
import { Ask } from './ask';
import { goToAddress } from './go-to';
import { UseList } from './plan-refusal';
import { pageAt, pagesOf, type SiteForm, type SitePage } from './site-pages';
import { usePlans } from './use-plans';

/** What leads to a page or shows a form, loaded anew when config has changed; undefined until it is known. */
const useUses = (target: { page: string } | { form: string }) => {
  const version = useSessionState(({ state }) => state.version);
  const [path, name] =
    'page' in target ? ['pages/links', target.page] : ['forms/uses', target.form];
  const ask = useCallback(
    ({ post }: EditClient) =>
      post<Use[]>(path, path === 'pages/links' ? { page: name } : { form: name }),
    [path, name],
  );
  const { answer: uses, failure } = useAnswer(ask, { version });
  return { uses, failure };
};

/** An entry of a menu, which is taken out with its page. */
const isMenuEntry = ({ file, path }: Use) => file === siteFile && /\.links\[\d+\]\.to$/.test(path);

const Listed = ({ words, uses }: { words: string; uses: Use[] }) =>
  uses.length === 0 ? null : (
    <>
      <Typography sx={{ mt: 2 }}>{words}</Typography>
      <UseList uses={uses} />
    </>
  );

/** Deletes a page, after a list of what leads to it. */
export const DeletePage = ({ page }: { page: SitePage }) => {
  const session = useSession();
  const { back, leave } = useWays();
  const plans = usePlans();
  const files = useSessionState(({ state }) => state.files);
  const hasLanguages = useSessionState(({ state }) => state.language !== undefined);
  const [instead, setInstead] = useState('');
  const { uses, failure } = useUses({ page: page.page });
  const links = (uses ?? []).filter(({ file }) => file !== pageFile(page.page));
  const entries = links.filter(isMenuEntry);
  const others = links.filter((use) => !isMenuEntry(use));
  const pages = pagesOf(files).filter((each) => each.page !== page.page && each.path !== undefined);

  const act = async () => {
    const isHere = pageAt(files, window.location.pathname) === page.page;
    const redirect = instead === '' ? {} : { instead };
    if (!(await plans.carryOut('pages/delete', { page: page.page, ...redirect }))) return;
    if (!isHere) return back();
    leave();
    goToAddress(session, pages.find(({ linkedAs }) => linkedAs === '/')?.path ?? '/');
  };

  return (
    <Ask
      title={`Delete “${page.title}”?`}
      deed="Delete"
      plans={plans}
      isReady={uses !== undefined && (others.length === 0 || instead !== '')}
      act={act}
    >
      {failure !== undefined && <Typography>{failure}</Typography>}
      {uses && links.length === 0 && <Typography>Nothing leads to this page.</Typography>}
      <Listed words="These entries of menus are taken out with the page:" uses={entries} />
      <Listed
        words="These links lead to it. Change each of them, or choose where they lead instead:"
        uses={others}
      />
      {others.length > 0 && (
        <Choice
          label="Let the links lead to"
          value={instead}
          options={[
            { value: '', label: 'no other page: I change them' },
            ...pages.map(({ title, path, linkedAs = '' }) => ({
              value: linkedAs,
              label: `${title} (${path})`,
            })),
          ]}
          change={setInstead}
        />
      )}
      {hasLanguages && (
        <Typography sx={{ mt: 2 }}>
          It is deleted in every language. Languages, in the list of pages, takes it out of one.
        </Typography>
      )}
      <Typography sx={{ mt: 2 }}>It can be undone.</Typography>
    </Ask>
  );
};

export const DeleteForm = ({ form }: { form: SiteForm }) => {
  const { back } = useWays();
  const plans = usePlans();
  const { uses, failure } = useUses({ form: form.form });
  const shown = (uses ?? []).filter(({ file }) => file !== notificationsFile);
  return (
    <Ask
      title={`Delete “${form.title}”?`}
      deed="Delete"
      plans={plans}
      isReady={uses !== undefined && shown.length === 0}
      act={async () => {
        if (await plans.carryOut('forms/delete', { form: form.form })) back();
      }}
    >
      {failure !== undefined && <Typography>{failure}</Typography>}
      <Listed
        words="These places show the form. Each has to show something else first:"
        uses={shown}
      />
      {uses && shown.length === 0 && (
        <Typography>No page shows it. What it has stored stays where it is.</Typography>
      )}
    </Ask>
  );
};
