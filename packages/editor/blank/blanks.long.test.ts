/** @jest-environment node */
import { collectionSchemas } from '../../../src/collections/registry';
import { itemSchemas } from '../../../src/fields/registry';
import { wordsOfSet } from '../../../src/schema/closed-set';
import { collectionFile, pageFile } from '../../../src/schema/config-files';
import { needsPhotograph } from '../../../src/schema/picture';
import { schemaOf } from '../../../src/schema/values/inner-schema';
import { valueAt } from '../../../src/schema/values/paths';
import type { Place } from '../../../src/schema/values/written-place';
import { sectionSchemas } from '../../../src/sections/registry';
import { seeded, someOf } from '../../../tests/runs';
import { newFileText } from '../../config-files/splice/new-file';
import { newErrors } from '../../edit-store/new-problems';
import { insertStep } from '../structure/entry-steps';
import { listAt } from '../structure/list-at';
import { newEntry } from '../structure/valid-step';
import { listsBelow, siteInMemory } from '../testing/site-in-memory';
import { beginAlong } from './along';
import { blankOf } from './blank-of';
import { blankSite } from './blank-site';

/** Of kinds that stand on pages of their own: in place of an opening, on the page of an entry, behind a mail. */
const elsewhere = ['hero', 'page-header', 'entry-links', 'confirm'];

/** The first page and the first form of a site, and what it does not have to begin with. */
const sites = [
  {
    folder: 'tests/sites/agency',
    form: 'contact',
    needs: ['news', 'list', 'entries'],
  },
  { folder: 'examples/dentist', form: 'feedback', needs: [] },
  {
    folder: 'tools/new/blank-site',
    form: 'contact',
    needs: ['news', 'list', 'entries'],
  },
  { folder: 'tests/sites/arabic', form: 'question', needs: ['news', 'list'] },
];

const drawn = someOf(sites, { oneIn: 2 });

test.each(drawn)(
  seeded('what each kind begins with is in order in $folder'),
  ({ folder, form, needs }) => {
    const placeholder = { file: '/pictures/placeholder.svg', width: 1200, height: 800 };
    const site = siteInMemory(folder, {}, [placeholder.file]);
    const before = site.check(site.sources);
    const lacking: string[] = [];
    const add = (place: Place, kind?: string) => {
      const list = listAt(site.files, place);
      if (!list) throw new Error(`${place.file} has no list at ${place.path}`);
      const without = newEntry({ files: site.files, place: list }, kind);
      const begun = without.needs.includes(needsPhotograph)
        ? newEntry({ files: site.files, place: list, placeholder }, kind)
        : without;
      if (begun.needs.length > 0) return lacking.push(kind ?? place.path);
      const inserted = insertStep(list, list.list.length, begun.value);
      return site.carryOut({
        ...inserted,
        changes: [...inserted.changes, ...beginAlong(site.files, begun.along)],
      });
    };
    /** An entry more in each list of the newest entry of a list, as far as it can have one. */
    const addWithin = ({ file, path }: Place) => {
      const count = (valueAt(site.files[file], path) as unknown[]).length;
      for (const inner of listsBelow(file, site.files[file], `${path}[${count - 1}]`)) {
        const list = listAt(site.files, { file, path: inner });
        // The texts of a table's row come with its columns. Of a closed set the panel has a box to tick for each word.
        const isOfWords = list && wordsOfSet(schemaOf(list.inner, undefined)).length > 0;
        if (list?.was && !isOfWords && !inner.endsWith(']')) add({ file, path: inner });
      }
    };
    for (const kind of Object.keys(sectionSchemas)) {
      if (elsewhere.includes(kind)) continue;
      add({ file: pageFile('home'), path: 'sections' }, kind);
      addWithin({ file: pageFile('home'), path: 'sections' });
    }
    for (const kind of Object.keys(itemSchemas)) {
      add({ file: `config/forms/${form}.ts`, path: 'fields' }, kind);
    }
    for (const [kind, schema] of Object.entries(collectionSchemas)) {
      const file = collectionFile(`new-${kind}`);
      const made = newFileText(file, blankOf(schema, blankSite(site.files, file)).value);
      site.write(file, 'text' in made ? made.text : '');
      add({ file, path: 'entries' });
    }
    const after = site.check(site.sources);
    const wrong = newErrors(before, after, { shifts: true, renamed: new Map() });
    expect(wrong.map(({ place, message }) => `${place}: ${message}`)).toEqual([]);
    expect(lacking).toEqual(needs);
  },
);
