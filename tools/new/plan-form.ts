import { appendEntry, type ConfigSources, configValue } from '../../packages/config-files';
import { englishName } from '../../packages/config-values/english-name';
import { firstFree, namesFor } from '../../packages/config-values/names';
import { languagesOfSite } from '../../packages/config-values/site-in-language';
import { firestoreRules, storageRules } from '../../packages/security-rules';
import type { FormDefinition } from '../../src/form/form-schema';
import { formFile, namesIn, pageFile, routesFile, siteFile } from '../../src/schema/config-files';
import type { RoutesDefinition } from '../../src/schema/routes';
import type { Plan } from './plan';
import { withTypesOf } from './types-in-languages';
import { configValues, listsAt } from './written-in-languages';

type Form = {
  words: string;
  /** The collection, which no other form uses. */
  collection: string;
};

/** A form to begin with: every line says what it does. */
const formSource = ({ words, collection }: Form): string => `\
import type { FormDefinition } from '#types';

// The form ${words}: what it asks, checks, stores and answers. After every change of this file run
// npm run rules, so that the server takes what the form sends, and then npm run check.
export default {
  // The form's name, for screen readers.
  title: '${words}',
  // What is asked, from top to bottom.
  fields: [
    {
      // One line of text.
      kind: 'text',
      // The name under which the answer is stored: only letters, digits and _. It stays the same.
      name: 'Name',
      // The words above the field.
      label: 'Your Name',
      // Two fields with width 'half' share a row where there is room.
      width: 'half',
      // The most characters that can be typed.
      maxLength: 200,
      // What the browser may offer to fill in.
      autoComplete: 'name',
    },
    {
      // An e-mail address: phones show the keyboard for it.
      kind: 'email',
      name: 'Email',
      label: 'Your Email Address',
      width: 'half',
      maxLength: 254,
      autoComplete: 'email',
    },
    {
      // A telephone number: phones show digits.
      kind: 'tel',
      name: 'Phone',
      label: 'Phone Number',
      // A hint below the label. You may delete the line.
      hint: 'Only digits. You may leave it empty.',
      width: 'half',
      maxLength: 15,
      autoComplete: 'tel-national',
    },
    {
      // One of several answers.
      kind: 'select',
      name: 'Topic',
      label: 'What Is It About?',
      width: 'half',
      // The words before one is chosen.
      placeholder: 'Please choose',
      options: [{ value: 'A question' }, { value: 'An appointment' }, { value: 'Something else' }],
    },
    {
      // Several lines of text; rows is the height.
      kind: 'textarea',
      name: 'Message',
      label: 'Your Message',
      rows: 4,
      maxLength: 5000,
    },
  ],
  // The checks, in order. The visitor reads the message of the first that fails.
  rules: [
    { field: 'Name', check: 'required', message: 'Please enter your name' },
    { field: 'Email', check: 'email', message: 'Please enter a valid email address' },
    // whenFilled: true lets the visitor leave it empty.
    { field: 'Phone', check: 'digits', message: 'Please enter only digits', whenFilled: true },
    { field: 'Topic', check: 'required', message: 'Please choose what it is about' },
    {
      field: 'Message',
      check: 'min-length',
      length: 10,
      message: 'Please enter a message of ten characters or more',
    },
  ],
  record: {
    // Where it is stored. Every form needs a collection of its own.
    collection: '${collection}',
    // What is stored beside the answers: the time as a number, and the date and time as text.
    stamps: { id: 'milliseconds', Date: 'dateTime' },
  },
  // The small words above the button. You may delete the line.
  note: 'We use what you write here to answer you, and for nothing else.',
  // A field that people do not see: only robots fill it in, and then nothing is stored.
  honeypot: true,
  // The button. clear: 'saved' empties the form when all is stored, 'submitted' at once.
  submit: { label: 'Send', look: 'button', clear: 'saved' },
  // What the visitor reads afterwards.
  outcome: {
    saved: { toast: 'Thank you, we will answer soon' },
    failed: { toast: 'That did not work. Please try again' },
  },
} satisfies FormDefinition;
`;

const sectionFor = (name: string, words: string) => `{
  // A form, with the contact details beside it. Without these lines the page has no form.
  kind: 'form',
  // The section's headline.
  title: '${words}',
  // Which form it is: config/forms/${name}.ts.
  form: '${name}',
}`;

const together = (names: string[]) => new Intl.ListFormat('en-GB').format(names);

type ShownOn = { page: string; words: string; name: string };

const showOn = (config: ConfigSources, { page, words, name }: ShownOn): Plan => {
  const file = pageFile(page);
  const source = config[file];
  if (source === undefined) {
    const pages = namesIn('pages', Object.keys(config)).join(', ');
    throw new Error(`There is no ${file}: --page takes one of ${pages}.`);
  }
  const routes = configValues<RoutesDefinition>(config, routesFile).get(routesFile);
  const path = routes?.pages.find((known) => known.page === page)?.path ?? '/';
  const lists = listsAt(config, file, 'sections');
  const section = sectionFor(name, words);
  const about = 'a section at its end that shows the form';
  const languages = lists.flatMap(({ language }) => (language ? englishName(language.key) : []));
  return {
    create: [],
    change: [
      {
        file,
        text: lists.reduce((text, { path }) => appendEntry(text, { file, path }, section), source),
        about: lists.length > 1 ? `${about}, in the same words for ${together(languages)}` : about,
      },
    ],
    next: [`Edit it on its page: npm run edit, then open ${path} there`],
  };
};

/** The security rules of all forms, in the order in which npm run rules reads their files. */
const rulesWith = (config: ConfigSources): Plan['change'] => {
  const byFile = [...configValues<FormDefinition>(config, 'config/forms/')].toSorted(([a], [b]) =>
    a < b ? -1 : 1,
  );
  const forms = byFile.map(([, form]) => form);
  const about = 'what the server takes from the forms';
  const site = configValue(siteFile, config[siteFile] ?? '');
  const languages = languagesOfSite(site).map(({ tag }) => tag);
  return [
    { file: 'firestore.rules', text: firestoreRules(forms, languages), about },
    { file: 'storage.rules', text: storageRules(forms), about },
  ];
};

type NewForm = { name: string; page?: string };

/** A form that stores in a collection of its own; `config` must be in order. */
export const planForm = (config: ConfigSources, { name, page }: NewForm): Plan => {
  const { words } = namesFor(name);
  const file = formFile(name);
  if (file in config) throw new Error(`${file} already exists: choose another name.`);
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
  const text = withTypesOf(config, formSource({ words, collection }));
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
