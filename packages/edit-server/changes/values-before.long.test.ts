/** @jest-environment node */
import { readConfigSources } from '../../config-files/config-files';
import { valuesBefore } from '../../site-changes/values-before';
import { gitHistory } from './git-history';
import { gitIn, newRepository, read, removeFolders, write } from './testing/repositories';

afterEach(removeFolders);

const home = 'config/pages/home.ts';
const routes = 'config/routes.ts';

/** A site in English, German and Arabic whose first page and addresses have changed since the last commit. */
const changedSite = () => {
  const { root, site } = newRepository();
  write(site, readConfigSources('tests/sites/languages'));
  gitIn(root, 'add', '--all');
  gitIn(root, 'commit', '--quiet', '-m', 'Languages');
  const change = (file: string, from: string, to: string) => {
    const before = read(site, file);
    expect(before).toContain(from);
    write(site, { [file]: before.replace(from, to) });
  };
  change(home, "de: 'Unsere Blätter'", "de: 'Unser Tee'");
  change(home, "en: 'Our Leaves'", "en: 'Our Tea'");
  change(routes, "de: '/Kontakt'", "de: '/Schreiben'");
  return site;
};

type Shown = { sections: { title: string; lead?: string }[]; pages: { path: string }[] };

const before = async (language?: string) => {
  const site = changedSite();
  const { values } = await valuesBefore({ site, history: gitHistory(site) }, language);
  const { [home]: page, [routes]: paths } = values as unknown as Record<string, Shown>;
  return {
    files: Object.keys(values),
    title: page?.sections[1]?.title,
    lead: page?.sections[0]?.lead,
    paths: paths?.pages.map(({ path }) => path),
  };
};

test('the page before is in the language of the page, with what names stand for', async () => {
  expect(await before('de-DE')).toMatchObject({
    title: 'Unsere Blätter',
    lead: 'Die Kanne für 5 €.',
    paths: expect.arrayContaining(['/de', '/de/Kontakt']) as string[],
  });
});

test('in the main language without another one, and without what has not changed in it', async () => {
  expect(await before()).toEqual({
    files: [home],
    title: 'Our Leaves',
    lead: 'A pot for £4.',
    paths: undefined,
  });
});
