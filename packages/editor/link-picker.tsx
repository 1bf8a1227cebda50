import Autocomplete, { createFilterOptions } from '@mui/material/Autocomplete';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { plainDigits, withoutUnseen } from '../../src/fields/typed-signs';
import { pageFile, siteFile } from '../../src/schema/config-files';
import type { PageDefinition } from '../../src/sections/page-schema';
import type { EditState } from '../edit-protocol/protocol';
import { DialogView } from './dialog-view';
import { useSessionState } from './editor-context';
import { focusFirst } from './focus-first';
import { pagesOf } from './pages/site-pages';
import { keepsText } from './text/typed-text';
import { useDialogTexts } from './use-dialog-texts';

type Target = { to: string; name: string; sort: string; words?: string | undefined };

const pageOf = (files: EditState['files'], name: string) =>
  files[pageFile(name)] as Partial<PageDefinition> | undefined;

const anchorsOf = (path: string, page: Partial<PageDefinition> | undefined): Target[] =>
  (page?.sections ?? []).flatMap((section) => {
    if (section.anchor === undefined) return [];
    const title = 'title' in section ? section.title : undefined;
    return [
      { to: `${path}#${section.anchor}`, name: title ?? section.anchor, sort: 'Places on pages' },
    ];
  });

/** What a link can lead to: pages, places on them, the names of config/site.ts, its telephone and e-mail address. */
const linkTargets = (files: EditState['files']): Target[] => {
  const site = files[siteFile] as
    | {
        links?: { name: string }[];
        contact?: Record<'phone' | 'email', { label: string; to: string } | undefined>;
      }
    | undefined;
  const pages = pagesOf(files).flatMap(({ page, title, linkedAs }) =>
    linkedAs === undefined ? [] : [{ page, title, path: linkedAs }],
  );
  const { phone, email } = site?.contact ?? {};
  return [
    ...pages.map(({ page, title, path }) => ({
      to: path,
      name: title,
      sort: 'Pages',
      words: pageOf(files, page)?.title,
    })),
    ...pages.flatMap(({ page, path }) => anchorsOf(path, pageOf(files, page))),
    ...[phone, email].flatMap((way) =>
      way ? [{ to: way.to, name: way.label, sort: 'Telephone and e-mail' }] : [],
    ),
    ...(site?.links ?? []).map(({ name }) => ({ to: `link:${name}`, name, sort: 'Other sites' })),
  ];
};

/** What somebody types becomes an address: an e-mail address, a telephone number, or as it stands. */
const asTarget = (typed: string): string => {
  const words = withoutUnseen(typed).trim();
  if (/^[^\s@/:]+@[^\s@/]+\.[^\s@/]+$/.test(words)) return `mailto:${words}`;
  const digits = plainDigits(words).replaceAll(/[\s().-]/g, '');
  return /^\+?\d{5,}$/.test(digits) ? `tel:${digits}` : words;
};

/** By its name, its address, or what search engines are told of it. */
const matching = createFilterOptions<Target>({
  stringify: ({ name, to, words = '' }) => [name, to, words].join(' '),
});

/** What the site calls by these words, or the only thing that has them, where they are no address themselves. */
const named = (typed: string, targets: Target[]): Target | undefined => {
  const words = withoutUnseen(typed).trim();
  if (words === '' || /[/#:@.]/.test(words)) return undefined;
  const isCalled = ({ name, words: title = '' }: Target) =>
    [name, title].some((each) => each.toLowerCase() === words.toLowerCase());
  const found = matching(targets, { inputValue: words, getOptionLabel: ({ to }) => to });
  return targets.find(isCalled) ?? (found.length === 1 ? found[0] : undefined);
};

type LinkPickerProps = {
  onClose: () => void;
  onChoose: (to: string) => void;
};

/** Asks where a link leads: one of what the site has, or an address. */
export const LinkPicker = (on: LinkPickerProps) => {
  const files = useSessionState(({ state }) => state.files);
  const { texts, put, drop } = useDialogTexts('link');
  const { to: typed = '' } = texts;
  const targets = linkTargets(files);
  const onClose = () => {
    drop();
    on.onClose();
  };
  const choose = () => {
    const target = named(typed, targets)?.to ?? asTarget(typed);
    if (target === '') return;
    drop();
    on.onChoose(target);
  };
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" {...{ [keepsText]: '' }}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          choose();
        }}
      >
        <DialogView
          title="Where does the link lead?"
          actions={
            <>
              <Button onClick={onClose}>Cancel</Button>
              <Button type="submit" variant="contained" disabled={typed.trim() === ''}>
                Link
              </Button>
            </>
          }
        >
          <Autocomplete
            freeSolo
            openOnFocus
            options={targets}
            filterOptions={matching}
            groupBy={(target) => target.sort}
            renderGroup={({ key, group, children }) => (
              <div key={key} role="group" aria-label={group}>
                <Typography aria-hidden sx={{ px: 4, pt: 2, fontWeight: 700 }}>
                  {group}
                </Typography>
                {children}
              </div>
            )}
            getOptionLabel={(target) => (typeof target === 'string' ? target : target.to)}
            renderOption={({ key, ...props }, { name, to }) => (
              <li key={`${key}${to}`} {...props}>
                {name} — {to}
              </li>
            )}
            inputValue={typed}
            // At first it is reset, to nothing.
            onInputChange={(_event, words, why) => why !== 'reset' && put('to', words)}
            renderInput={(props) => (
              <TextField
                {...props}
                inputRef={focusFirst}
                margin="dense"
                label="Page, e-mail address, telephone number or web address"
              />
            )}
          />
        </DialogView>
      </form>
    </Dialog>
  );
};
