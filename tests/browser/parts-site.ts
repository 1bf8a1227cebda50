import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join, relative } from 'node:path';
import { putFile } from '../put-files';
import { grounds, rhythmPage } from './rhythm-page';
import { test as base } from './site';

/** Hosts of other firms: journeys answer in their place. */
export const hosts = {
  booking: 'https://booking.example',
  reviews: 'https://reviews.example',
};

const bookPage = `import type { PageDefinition } from '#types';

export default {
  title: 'Book An Hour',
  description: 'What other firms offer on this site.',
  sections: [
    { kind: 'page-header', title: 'Book An Hour', breadcrumb: [{ label: 'Home', to: '/' }, { label: 'Book' }] },
    {
      kind: 'embed',
      title: 'Free Hours',
      address: '${hosts.booking}/us',
      name: 'Calendar of free hours',
      height: 300,
      link: { label: 'Book at their own site', to: '${hosts.booking}/us' },
    },
    {
      kind: 'embed',
      title: 'What Others Say',
      script: { address: '${hosts.reviews}/w.js', html: '<p class="reviews">None yet.</p>' },
      ratio: '16:9',
      link: { label: 'Read them there', to: '${hosts.reviews}/us' },
    },
  ],
} satisfies PageDefinition;
`;

const consent = "consent: { text: 'Shown by {host}, which learns of you.', agree: 'Show it' },";

/** Replaces a part of a file of config. */
type Change = [file: string, from: string, to: string];

/** What is made of them is a site of its own: a hash of its files. */
const hashOf = (folder: string) => {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted();
  const hash = createHash('sha256');
  for (const file of files) hash.update(relative(folder, file)).update(readFileSync(file));
  return hash.digest('hex').slice(0, 12);
};

/**
 * Writes the agency's site with these changes, and with files more if there are any; returns its folder, which two
 * workers may ask for at once. It is within the project, like every site that it runs, but not among its sources.
 */
const writeAgency = (name: string, changes: Change[], added: Record<string, string>): string => {
  const draft = `dist/${name}-site.${process.pid}`;
  rmSync(draft, { recursive: true, force: true });
  cpSync('tests/sites/agency/config', join(draft, 'config'), { recursive: true });
  // The photographs that an added page names are the dentist's.
  for (const file of Object.values(added)
    .join(' ')
    .match(/\/pictures\/[\w-]+\.webp/g) ?? []) {
    cpSync(join('examples/dentist/public', file), join(draft, 'public', file));
  }
  for (const [path, text] of Object.entries(added)) {
    const file = join(draft, `config/${path}.ts`);
    putFile(file, text);
  }
  for (const [file, from, to] of changes) {
    const path = join(draft, file);
    const text = readFileSync(path, 'utf8');
    if (!text.includes(from)) throw new Error(`${file} does not hold "${from}".`);
    writeFileSync(
      path,
      text.replace(from, () => to),
    );
  }
  const folder = `dist/${name}-site-${hashOf(draft)}`;
  try {
    renameSync(draft, folder);
  } catch (error) {
    rmSync(draft, { recursive: true });
    // It is there already.
    if (!existsSync(folder)) throw error;
  }
  return folder;
};

/** Journeys through the agency's site with these changes. */
export const journeysThrough = (
  name: string,
  changes: Change[],
  added: Record<string, string> = {},
) => {
  let written: string | undefined;
  return base.extend<{ folder: string }>({
    folder: async ({}, use) => use((written ??= writeAgency(name, changes, added))),
  });
};

/** With visits counted. */
export const countedTest = journeysThrough('counted', [
  [
    'config/site.ts',
    '  contact: {',
    "  visits: { provider: 'goatcounter', address: 'https://gc.example/count.js', id: 'https://us.gc.example/count', elsewhere: true },\n  contact: {",
  ],
]);

const toursPage = `import type { PageDefinition } from '#types';

export default {
  title: 'Tours',
  description: 'Tours and tastings, for so many each.',
  sections: [
    { kind: 'page-header', title: 'Tours' },
    { kind: 'form', label: 'Tours', title: 'Come Along', form: 'tour' },
    { kind: 'form', label: 'Tastings', title: 'Taste', form: 'tasting' },
  ],
} satisfies PageDefinition;
`;

const tourForm = `import type { FormDefinition } from '#types';

export default {
  title: 'Tour',
  fields: [
    {
      kind: 'radio',
      name: 'Tour',
      label: 'Tour',
      places: { left: '{count} left', full: 'full: waiting list' },
      options: [
        { value: 'morning', label: 'Morning', capacity: 2 },
        { value: 'evening', label: 'Evening' },
      ],
    },
    { kind: 'text', name: 'Name', label: 'Your name', maxLength: 99 },
  ],
  rules: [{ field: 'Tour', check: 'required', message: 'Which tour?' }],
  record: { collection: 'tours', stamps: { id: 'milliseconds', Waiting: 'waiting' } },
  submit: { label: 'Book', look: 'button', clear: 'saved' },
  outcome: {
    saved: { toast: 'You are in', goTo: '/' },
    failed: { toast: 'Once more, please' },
    waiting: { toast: 'You are on the waiting list' },
  },
} satisfies FormDefinition;
`;

const tastingForm = `import type { FormDefinition } from '#types';

export default {
  title: 'Tasting',
  fields: [
    {
      kind: 'select',
      name: 'Day',
      label: 'Day',
      placeholder: 'Please choose',
      places: { left: '{count} left', full: 'full', count: 'People', tooFew: 'Only {count} left' },
      options: [
        { value: 'monday', label: 'Monday', capacity: 1 },
        { value: 'friday', label: 'Friday', capacity: 30 },
        { value: 'sunday', label: 'Sunday', capacity: 30 },
      ],
    },
    { kind: 'number', name: 'People', label: 'People', errorMessage: 'How many?' },
  ],
  rules: [{ field: 'Day', check: 'required', message: 'Which day?' }],
  record: { collection: 'tastings', stamps: { id: 'milliseconds' } },
  submit: { label: 'Taste', look: 'button', clear: 'saved' },
  outcome: {
    saved: { toast: 'See you there' },
    failed: { toast: 'Once more, please' },
    full: { toast: 'That day is full, please choose another' },
  },
} satisfies FormDefinition;
`;

/** With what other firms offer, options of so many places, and a page of every way in which sections follow each other. */
export const test = journeysThrough(
  'parts',
  [
    [
      'config/routes.ts',
      '  pages: [',
      "  pages: [\n    { page: 'book', path: '/Book' },\n    { page: 'tours', path: '/Tours' },\n    { page: 'rhythm', path: '/Rhythm' },",
    ],
    ['config/site.ts', '  contact: {', `  ${consent}\n  contact: {`],
    [
      'config/site.ts',
      '    links: [',
      "    links: [\n      { label: 'Book', to: '/Book' },\n      { label: 'Rhythm', to: '/Rhythm' },",
    ],
    ['config/theme.ts', "  motif: 'growth',", `  motif: 'growth',\n  ${grounds}`],
  ],
  {
    'pages/book': bookPage,
    'pages/tours': toursPage,
    'pages/rhythm': rhythmPage,
    'forms/tour': tourForm,
    'forms/tasting': tastingForm,
  },
);

/** Dark alone. */
export const darkTest = journeysThrough('dark', [
  ['config/theme.ts', "  motif: 'growth',", "  motif: 'growth',\n  schemes: 'dark',"],
]);

/** Light or dark, as the visitor says. */
export const switchTest = journeysThrough('switch', [
  ['config/theme.ts', "  motif: 'growth',", "  motif: 'growth',\n  schemes: 'switch',"],
]);

/** Closed for some time. */
export const closedTest = journeysThrough('closed', [
  [
    'config/site.ts',
    '  contact: {',
    "  maintenance: { title: 'Back On Monday', text: 'We are moving <house> & all.', minutes: 90 },\n  contact: {",
  ],
]);

const photographPage = `import type { PageDefinition } from '#types';

export default {
  title: 'Photographs',
  description: 'Words on a photograph, and photographs by themselves.',
  sections: [
    {
      kind: 'hero',
      layout: 'full',
      title: 'An Evening At The Front',
      lead: 'With a lamp, two cups, and all the time that there is.',
      action: { label: 'Write to us', to: '/Contact' },
      picture: { file: '/pictures/front.webp', alt: 'The front', width: 1600, height: 1200 },
    },
    {
      kind: 'gallery',
      title: 'More Of Them',
      photos: [
        { file: '/pictures/garden.webp', alt: 'The garden', width: 1600, height: 1200 },
        { file: '/pictures/evening.webp', alt: 'The evening', width: 1600, height: 1200 },
      ],
    },
    {
      kind: 'faq',
      title: 'What Is On A Photograph?',
      tone: 'default',
      ground: { file: '/pictures/garden.webp', width: 1600, height: 1200 },
      items: [{ question: 'When?', answer: ['At night.'] }, { question: 'Where?', answer: ['Here.'] }],
    },
  ],
} satisfies PageDefinition;
`;

/** With another motif, photographs in two colours and with grain, and pages that pass into each other. */
export const motifTest = journeysThrough(
  'motif',
  [
    [
      'config/routes.ts',
      '  pages: [',
      "  pages: [\n    { page: 'photographs', path: '/Photographs' },",
    ],
    [
      'config/site.ts',
      '    links: [',
      "    links: [\n      { label: 'Look', to: '/Photographs' },",
    ],
    [
      'config/theme.ts',
      "  motif: 'growth',",
      "  motif: 'waves',\n  character: { photographs: 'duotone', grain: 'fine', entrances: 'lively' },",
    ],
  ],
  { 'pages/photographs': photographPage },
);
