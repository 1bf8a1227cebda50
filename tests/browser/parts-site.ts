import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { startSite } from '../local-site';
import { grounds, rhythmPage } from './rhythm-page';
import { test as base, type Site } from './site';

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

const coursesPage = `import type { PageDefinition } from '#types';

export default {
  title: 'Courses',
  description: 'Courses in the evening, and what they cost.',
  sections: [
    { kind: 'page-header', title: 'Courses' },
    { kind: 'form', label: 'Courses', title: 'Come Along', form: 'course' },
  ],
} satisfies PageDefinition;
`;

const courseForm = `import type { FormDefinition } from '#types';

export default {
  title: 'Course',
  fields: [
    {
      kind: 'radio',
      name: 'Course',
      label: 'Course',
      options: [
        { value: 'german', label: 'German', price: 180 },
        { value: 'french', label: 'French', price: 165 },
      ],
    },
    {
      kind: 'checkboxes',
      name: 'Extras',
      label: 'Extras',
      options: [{ value: 'book', label: 'The book', price: 24.9 }],
    },
    { kind: 'number', name: 'People', label: 'How many come?', initial: 1, errorMessage: 'How many?' },
    {
      kind: 'price',
      name: 'Price',
      label: 'Price',
      currency: 'EUR',
      sum: [{ of: 'Course', times: ['People'] }, { of: 'Extras' }],
    },
  ],
  rules: [
    { field: 'Course', check: 'required', message: 'Which course?' },
    { field: 'People', check: 'min', value: 1, message: 'One at least' },
    { field: 'People', check: 'max', value: 9, message: 'Nine at most' },
  ],
  record: { collection: 'courses', stamps: { id: 'milliseconds' } },
  submit: { label: 'Book', look: 'button', clear: 'saved' },
  outcome: { saved: { toast: 'You are in' }, failed: { log: true } },
} satisfies FormDefinition;
`;

const consent = "consent: { text: 'Shown by {host}, which learns of you.', agree: 'Show it' },";

/** Replaces a part of a file of config. */
type Change = [file: string, from: string, to: string];

/** Builds the agency's site with these changes, and with files more if there are any. */
const buildAgency = async (folder: string, changes: Change[], added: Record<string, string>) => {
  rmSync(folder, { recursive: true, force: true });
  cpSync('tests/sites/agency/config', join(folder, 'config'), { recursive: true });
  // The photographs that an added page names are the dentist's.
  for (const file of Object.values(added)
    .join(' ')
    .match(/\/pictures\/[\w-]+\.webp/g) ?? []) {
    cpSync(join('examples/dentist/public', file), join(folder, 'public', file));
  }
  for (const [name, text] of Object.entries(added)) {
    const path = join(folder, `config/${name}.ts`);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }
  for (const [file, from, to] of changes) {
    const path = join(folder, file);
    const text = readFileSync(path, 'utf8');
    if (!text.includes(from)) throw new Error(`${file} does not hold "${from}".`);
    writeFileSync(
      path,
      text.replace(from, () => to),
    );
  }
  await promisify(execFile)(process.execPath, ['tools/run.mjs', 'tools/build/main.ts'], {
    env: { ...process.env, SITE: folder },
  });
};

/** Journeys through the agency's site with these changes, with an empty backend of its own. */
export const journeysThrough = (
  name: string,
  changes: Change[],
  added: Record<string, string> = {},
) =>
  base.extend<{ site: Site }>({
    site: [
      async ({ share }, use) => {
        const start = async (port: number) => {
          // Within the project, like every site that it runs, but not among its sources.
          const folder = `dist/${name}-site-${port}`;
          await buildAgency(folder, changes, added);
          return startSite(port, folder);
        };
        await use(await share(name, start));
      },
      { scope: 'test', timeout: 300_000 },
    ],
  });

/** With what other firms offer. */
export const test = journeysThrough(
  'parts',
  [
    ['config/routes.ts', '  pages: [', "  pages: [\n    { page: 'book', path: '/Book' },"],
    ['config/site.ts', '  contact: {', `  ${consent}\n  contact: {`],
    ['config/site.ts', '    links: [', "    links: [\n      { label: 'Book', to: '/Book' },"],
  ],
  { 'pages/book': bookPage },
);

/** With visits counted. */
export const countedTest = journeysThrough('counted', [
  [
    'config/site.ts',
    '  contact: {',
    "  visits: { provider: 'goatcounter', address: 'https://gc.example/count.js', id: 'https://us.gc.example/count', elsewhere: true },\n  contact: {",
  ],
]);

/** With a form that works out a price. */
export const priceTest = journeysThrough(
  'price',
  [['config/routes.ts', '  pages: [', "  pages: [\n    { page: 'courses', path: '/Courses' },"]],
  { 'pages/courses': coursesPage, 'forms/course': courseForm },
);

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
      places: { left: '{count} left', full: 'full' },
      options: [
        { value: 'monday', label: 'Monday', capacity: 1 },
        { value: 'friday', label: 'Friday', capacity: 30 },
      ],
    },
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

/** With options of so many places. */
export const capacityTest = journeysThrough(
  'capacity',
  [['config/routes.ts', '  pages: [', "  pages: [\n    { page: 'tours', path: '/Tours' },"]],
  { 'pages/tours': toursPage, 'forms/tour': tourForm, 'forms/tasting': tastingForm },
);

const courses = `import type { CollectionDefinition } from '#types';

export default {
  kind: 'offer',
  currency: 'EUR',
  entries: [
    { id: 'knots', name: 'Knots', description: 'Ten that hold.', text: ['Bring **rope**.'], price: 48, tags: ['Evening'], by: 'people/ida' },
    { id: 'sails', name: 'Sails', description: 'How to mend them.', price: 120, unit: '{perDay}', tags: ['Weekend'] },
    { id: 'gone', name: 'Gone', until: '2020-01-01', tags: ['Evening'] },
  ],
} satisfies CollectionDefinition;
`;

const people = `import type { CollectionDefinition } from '#types';

export default {
  kind: 'person',
  entries: [{ id: 'ida', name: 'Ida Sample', role: 'Teacher' }],
} satisfies CollectionDefinition;
`;

const coursePage = `import type { PageDefinition } from '#types';

export default {
  each: 'courses',
  title: '{name}',
  description: '{name}: {description}',
  sections: [
    { kind: 'page-header', title: '{name}', lead: '{price} {unit}' },
    { kind: 'prose', title: 'What You Learn', paragraphs: '{text}' },
    { kind: 'prose', title: 'Who Teaches', paragraphs: ['{by.name}'] },
  ],
} satisfies PageDefinition;
`;

const schoolPage = `import type { PageDefinition } from '#types';

export default {
  title: 'School',
  description: 'Courses by the sea, a price {perDay}.',
  sections: [
    { kind: 'page-header', title: 'School', lead: 'Prices are {perDay}. {{Braces}} stay.' },
    { kind: 'list', title: 'All Courses', of: 'courses', look: 'cards', choose: { label: 'When', all: 'All' } },
    { kind: 'form', label: 'Tickets', title: 'Sail Along', form: 'ticket' },
  ],
} satisfies PageDefinition;
`;

const sailings = `import type { CollectionDefinition } from '#types';

export default {
  kind: 'event',
  entries: [
    { id: 'spring', name: 'In Spring', start: '2097-04-02' },
    { id: 'summer', name: 'In Summer', start: '2097-07-02' },
  ],
} satisfies CollectionDefinition;
`;

const ticketForm = `import type { FormDefinition } from '#types';

export default {
  title: 'Ticket',
  fields: [
    { kind: 'select', name: 'Sailing', label: 'Sailing', placeholder: 'Please choose', options: { from: 'sailings' } },
  ],
  rules: [{ field: 'Sailing', check: 'required', message: 'Which sailing?' }],
  record: { collection: 'tickets', stamps: { id: 'milliseconds' } },
  submit: { label: 'Sail', look: 'button', clear: 'saved' },
  outcome: { saved: { toast: 'Come early' }, failed: { toast: 'Once more, please' } },
} satisfies FormDefinition;
`;

/** With a collection, a list of it, and a page for each of its entries. */
export const collectionsTest = journeysThrough(
  'collections',
  [
    [
      'config/routes.ts',
      '  pages: [',
      "  pages: [\n    { page: 'school', path: '/School' },\n    { page: 'course', path: '/Courses/{id}' },",
    ],
    ['config/site.ts', '  contact: {', "  values: { perDay: 'for a day' },\n  contact: {"],
    ['config/site.ts', '    links: [', "    links: [\n      { label: 'School', to: '/School' },"],
  ],
  {
    'collections/courses': courses,
    'collections/people': people,
    'collections/sailings': sailings,
    'forms/ticket': ticketForm,
    'pages/course': coursePage,
    'pages/school': schoolPage,
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

const searchPage = `import type { PageDefinition } from '#types';

export default {
  title: 'Search',
  description: 'All pages of this site, by their words.',
  sections: [
    { kind: 'page-header', title: 'Search' },
    { kind: 'search', title: 'Find A Page', found: 'Found: {count}' },
  ],
} satisfies PageDefinition;
`;

/** With a search; Career is listed nowhere. */
export const searchTest = journeysThrough(
  'search',
  [
    ['config/routes.ts', '  pages: [', "  pages: [\n    { page: 'search', path: '/Search' },"],
    ['config/site.ts', '    links: [', "    links: [\n      { label: 'Search', to: '/Search' },"],
    ['config/pages/career.ts', '  sections: [', '  indexed: false,\n  sections: ['],
  ],
  { 'pages/search': searchPage },
);

/** With a page of every way in which sections follow each other. */
export const rhythmTest = journeysThrough(
  'rhythm',
  [
    ['config/routes.ts', '  pages: [', "  pages: [\n    { page: 'rhythm', path: '/Rhythm' },"],
    ['config/site.ts', '    links: [', "    links: [\n      { label: 'Rhythm', to: '/Rhythm' },"],
    ['config/theme.ts', "  motif: 'growth',", `  motif: 'growth',\n  ${grounds}`],
  ],
  { 'pages/rhythm': rhythmPage },
);

const siteOf = readFileSync('tests/sites/agency/config/site.ts', 'utf8');
const wordsOf = (key: string) =>
  new RegExp(`\\n {2}${key}: \\{.*?\\n {2}\\},`, 's').exec(siteOf)?.[0] ?? '';

/** In Arabic, as far as the project has the words: config says none of them. */
export const arabicTest = journeysThrough('arabic', [
  ['config/site.ts', "language: 'en-GB',\n  direction: 'ltr',", "language: 'ar',"],
  ['config/site.ts', wordsOf('words'), ''],
  ...["openMenu: 'Open menu',", "closeMenu: 'Close menu',", "skipLink: 'Skip to content',"].map(
    (line): Change => ['config/site.ts', `    ${line}\n`, ''],
  ),
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
