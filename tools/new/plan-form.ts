import type { FormDefinition } from '../../src/form/form-schema';
import type { RoutesDefinition } from '../../src/schema/routes';
import type { ConfigSources } from '../check/read/config-files';
import { firestoreRules } from '../security-rules/firestore-rules';
import { storageRules } from '../security-rules/storage-rules';
import { appendEntry } from './append-entry';
import { configValues } from './config-values';
import { firstFree } from './first-free';
import { formSource } from './form-source';
import { namesFor } from './names-for';
import type { Plan } from './plan';

const namesIn = (config: ConfigSources, folder: string) =>
  Object.keys(config)
    .filter((file) => file.startsWith(folder))
    .map((file) => file.slice(folder.length, -'.ts'.length));

const sectionFor = (name: string, words: string) => `{
  // A form, with the contact details beside it. Take these lines away, and the page has no form.
  kind: 'form',
  // The section's headline.
  title: '${words}',
  // Which form it is: config/forms/${name}.ts.
  form: '${name}',
}`;

type ShownOn = { page: string; words: string; name: string };

const showOn = (config: ConfigSources, { page, words, name }: ShownOn): Plan => {
  const file = `config/pages/${page}.ts`;
  const source = config[file];
  if (source === undefined) {
    const pages = namesIn(config, 'config/pages/').join(', ');
    throw new Error(`There is no ${file}: --page takes one of ${pages}.`);
  }
  const routes = configValues<RoutesDefinition>(config, 'config/routes.ts').get('config/routes.ts');
  const path = routes?.pages.find((known) => known.page === page)?.path ?? '/';
  return {
    create: [],
    change: [
      {
        file,
        text: appendEntry(source, ['sections'], sectionFor(name, words)),
        about: 'a section at its end that shows the form',
      },
    ],
    next: [`See it: npm run dev, then open http://localhost:5173${path}`],
  };
};

/** The security rules of all forms, in the order in which npm run rules reads their files. */
const rulesWith = (config: ConfigSources): Plan['change'] => {
  const byFile = [...configValues<FormDefinition>(config, 'config/forms/')].toSorted(([a], [b]) =>
    a < b ? -1 : 1,
  );
  const forms = byFile.map(([, form]) => form);
  const about = 'what the server takes from the forms';
  return [
    { file: 'firestore.rules', text: firestoreRules(forms), about },
    { file: 'storage.rules', text: storageRules(forms), about },
  ];
};

type NewForm = { name: string; page?: string };

/** A form that stores in a collection of its own; `config` must be in order. */
export const planForm = (config: ConfigSources, { name, page }: NewForm): Plan => {
  const { words } = namesFor(name);
  const file = `config/forms/${name}.ts`;
  if (file in config) throw new Error(`${file} is there already: choose another name.`);
  const forms = [...configValues<FormDefinition>(config, 'config/forms/').values()];
  const collection = firstFree(name, {
    taken: forms.map(({ record }) => record.collection),
    separator: '-',
  });
  const shown: Plan = page
    ? showOn(config, { page, words, name })
    : {
        create: [],
        change: [],
        next: [
          `Show it: paste this into sections of a file in config/pages, below the first section:\n\n${sectionFor(name, words)},\n`,
        ],
      };
  const text = formSource({ words, collection });
  return {
    create: [{ file, text, about: `the form; what it sends is stored in "${collection}"` }],
    change: [...shown.change, ...rulesWith({ ...config, [file]: text })],
    next: [
      ...shown.next,
      `Change the words in ${file}. After that: npm run rules, then npm run check`,
      'Commit firestore.rules with it, and publish them: npm run deploy',
    ],
  };
};
