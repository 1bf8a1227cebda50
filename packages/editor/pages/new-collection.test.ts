/** @jest-environment node */
import { type CollectionKind, collectionSchemas } from '../../../src/collections/registry';
import { collectionFile, pageFile } from '../../../src/schema/config-files';
import { newErrors } from '../../edit-store/new-problems';
import { siteInMemory } from '../testing/site-in-memory';
import { neededFor, newCollection } from './new-collection';

const kinds = Object.keys(collectionSchemas) as CollectionKind[];

test.each([{ folder: 'tests/sites/agency' }, { folder: 'tools/new/blank-site' }])(
  'a new collection of each kind is in order in $folder, and its first entry counts as a sample',
  ({ folder }) => {
    const site = siteInMemory(folder);
    const before = site.check(site.sources);
    const lacking = kinds.filter((kind) => neededFor(site.files, kind).length > 0);
    expect(lacking).toEqual(['download']);
    for (const kind of kinds) {
      if (lacking.includes(kind)) continue;
      const state = { version: 1, files: site.files, problems: [] };
      site.carryOut(newCollection(state, { title: `Our ${kind}s`, kind, page: 'home' }).step);
    }
    const after = site.check(site.sources);
    const wrong = newErrors(before, after, { shifts: true, renamed: new Map() });
    expect(wrong.map(({ place, message }) => `${place}: ${message}`)).toEqual([]);
    const marked = after.filter(({ code }) => code === 'SITE-121').map(({ file }) => file);
    for (const kind of kinds) {
      if (!lacking.includes(kind)) expect(marked).toContain(collectionFile(`our-${kind}s`));
    }
    expect(Object.keys(site.sources)).toContain(pageFile('home'));
  },
);

test('of a site in several languages the words are those of the main one, and the others lack them', () => {
  const { files } = siteInMemory('tests/sites/agency');
  const all = [
    { key: 'en', name: 'English', prefix: '' },
    { key: 'de', name: 'German', prefix: '/de' },
  ];
  const language = { all } as never;
  const state = { version: 1, files, problems: [], language };
  const { step } = newCollection(state, { title: 'News', kind: 'post', page: 'home' });
  expect(step.changes).toMatchObject([
    {
      value: {
        kind: 'post',
        entries: [{ id: 'new-entry', name: { en: expect.any(String) as string } }],
      },
    },
    { value: { kind: 'list', title: { en: 'News' }, of: 'news' } },
  ]);
});
