import { sourceOf } from './agency';
import {
  about,
  contact,
  contactPage,
  freelancer,
  home,
  inquiry,
  newsletter,
  routes,
  site,
  theme,
  type Row,
} from './row';

/** Changes of a whole file, or of all lines in a part of it. */

type Change = (text: string) => string;
type Whole = [change: Change, code: string, suggests?: string];
type Over = [file: string, by: string];

const whole = (what: string, file: string, [change, code, suggests]: Whole): Row => [
  what,
  file,
  sourceOf(file),
  change(sourceOf(file)),
  code,
  suggests,
];

/** Reported for the file as a whole. */
const pastedOver = (what: string, [file, by]: Over, change: Change = String): Row => [
  what,
  file,
  sourceOf(file),
  change(sourceOf(by)),
  'SITE-194',
  undefined,
  'import type',
];

const map = `    {
      kind: 'map',
      label: 'Location',
      tone: 'tint',
      title: 'Where To Find Us',
      height: 500,
    },
`;

const ofMap = (what: string, to: string, code: string): Row => [what, contactPage, map, to, code];

const lines =
  (change: (line: string, index: number) => string): Change =>
  (text) =>
    text.split('\n').map(change).join('\n');

const isWritten = (line: string) => line.trim() !== '';
const before = (sign: string) => lines((line) => (isWritten(line) ? sign + line : line));
const numbered = (behind: string, first = 1) =>
  lines((line, index) => `${first + index}${behind}${line}`);

/** Quotes, dashes and blanks as word processors replace them. */
const throughWord: Change = (text) =>
  text
    .replaceAll(/'([^'\n]*)'/g, '‘$1’')
    .replaceAll(/"([^"\n]*)"/g, '“$1”')
    .replaceAll(' - ', ' – ')
    .replaceAll('  ', '\u00a0\u00a0');

const inMail: Change = (text) => text.replaceAll(/'([^'\n]*)'/g, '“$1”');

const yaml = `title: Contact Us
sections:
  - kind: page-header
    title: Contact Us
  - kind: map
    title: Where to find us
    height: 500
`;

const markdown = `# Contact us

We read every message **ourselves** and answer within two days.

- The address of your site
- What should be different

[Write to us](/Contact)
`;

const html = `<section>
  <h1>Contact us</h1>
  <p>We read every message.</p>
</section>
`;

const json = JSON.stringify(
  {
    pages: [
      ['home', '/', '/home'],
      ['about', '/About-us'],
      ['product', '/Product'],
      ['services', '/Services'],
      ['blog', '/Blog'],
      ['career', '/Career'],
      ['contact', '/Contact'],
    ].map(([page, path, alias]) => ({ page, path, ...(alias && { aliases: [alias] }) })),
    unmatched: 'home',
  },
  null,
  2,
);

const conflict = (ours: string, theirs: string, base = '') =>
  `<<<<<<< HEAD\n${ours}${base && `||||||| base\n${base}`}=======\n${theirs}>>>>>>> main\n`;

const title = "      title: 'Where To Find Us',\n";
const height = '      height: 500,\n';

export const accidents: Row[] = [
  whole('a page sent through Word', contactPage, [throughWord, 'SITE-012']),
  whole('a long page sent through Word', home, [throughWord, 'SITE-012']),
  whole('the site sent through Word', site, [throughWord, 'SITE-012']),
  whole('a form sent by mail, with other quotes', newsletter, [inMail, 'SITE-012']),
  whole('the theme sent by mail', theme, [inMail, 'SITE-012']),
  ['a section written in Word', contactPage, map, throughWord(map), 'SITE-012', undefined, 'kind'],
  whole('a page as YAML', contactPage, [() => yaml, 'SITE-016']),
  ofMap(
    'a section as YAML',
    '    - kind: map\n      label: Location\n      title: Where To Find Us\n      height: 500\n',
    'SITE-016',
  ),
  whole('a page as Markdown', contactPage, [() => markdown, 'SITE-016']),
  ofMap('a section as Markdown', markdown, 'SITE-016'),
  ['a page as HTML', contactPage, sourceOf(contactPage), html, 'SITE-016', undefined, '<h1>'],
  ['a section as HTML', contactPage, map, html, 'SITE-016', undefined, '<h1>'],
  whole('the words of a page and nothing else', contactPage, [
    () => 'Contact us\n\nWe read every message ourselves.\n',
    'SITE-016',
  ]),
  whole('the routes as JSON', routes, [() => json, 'SITE-003', 'export default {']),
  [
    'two conflicts of a merge',
    contactPage,
    title + height,
    conflict(title, "      title: 'Find Us',\n") + conflict(height, '      height: 400,\n'),
    'SITE-040',
  ],
  [
    'a conflict that shows what was before',
    contactPage,
    title,
    conflict(title, "      title: 'Find Us',\n", "      title: 'Where',\n"),
    'SITE-040',
  ],
  [
    'a conflict over the end of a section',
    contactPage,
    `${title}${height}    },\n`,
    conflict(`${title}${height}    },\n`, "      title: 'Find Us',\n      height: 400,\n    },\n"),
    'SITE-040',
  ],
  [
    'a comparison of two versions',
    contactPage,
    title + height,
    `-${title}+      title: 'Find Us',\n ${height}`,
    'SITE-016',
  ],
  ['a line of a comparison', contactPage, title, "+      title: 'Find Us',\n", 'SITE-016'],
  [
    'a comparison with its head',
    contactPage,
    title + height,
    `@@ -30,7 +30,7 @@\n-${title}+      title: 'Find Us',\n ${height}`,
    'SITE-016',
  ],
  whole('a whole file as Git compares it', newsletter, [
    (text) =>
      `diff --git a/x.ts b/x.ts\nindex 1234567..89abcde 100644\n--- a/x.ts\n+++ b/x.ts\n@@ -1,4 +1,4 @@\n${before(' ')(text)}`,
    'SITE-016',
  ]),
  whole('a page with its code fence', contactPage, [
    (text) => `\`\`\`ts\n${text}\`\`\`\n`,
    'SITE-003',
  ]),
  whole('a page with the first half of a code fence', contactPage, [
    (text) => `\`\`\`typescript\n${text}`,
    'SITE-006',
  ]),
  ofMap('a section with its code fence', `\`\`\`ts\n${map}\`\`\`\n`, 'SITE-004'),
  whole('a page with line numbers', contactPage, [numbered(' '), 'SITE-016']),
  whole('a form with line numbers and tabs', contact, [numbered('\t'), 'SITE-016']),
  whole('a form with line numbers and points', newsletter, [numbered('. '), 'SITE-016']),
  whole('a form with line numbers and bars', inquiry, [numbered(' | '), 'SITE-016']),
  ofMap('a section with line numbers', `${numbered(' ', 31)(map.trimEnd())}\n`, 'SITE-016'),
  [
    'lines as the check shows them',
    contactPage,
    `      tone: 'tint',\n${title}${height}`,
    `      33 |       tone: 'tint',\n    > 34 | ${title}         |              ^\n      35 | ${height}`,
    'SITE-016',
  ],
  whole('a page out of an answer to a mail', contactPage, [before('> '), 'SITE-016']),
  ofMap('a section out of an answer to a mail', before('> ')(map), 'SITE-016'),
  pastedOver('a page pasted over another', [about, contactPage]),
  pastedOver('a form pasted over a page', [about, contact]),
  pastedOver('a form pasted over the page of its name', [contactPage, contact]),
  pastedOver('a page pasted over the form of its name', [contact, contactPage]),
  pastedOver('the theme pasted over the site', [site, theme]),
  pastedOver('the site pasted over the theme', [theme, site]),
  pastedOver('a page pasted over the routes', [routes, contactPage]),
  pastedOver('a form pasted over another', [inquiry, freelancer]),
  pastedOver('a page pasted over a form, and changed', [contact, contactPage], (text) =>
    text.replace('Contact Us', 'Write To Us'),
  ),
  whole('a file pasted behind itself', contactPage, [(text) => text + text, 'SITE-006']),
  ...(
    [
      [
        contact,
        "import type { FormDefinition } from '#types';",
        "import type { FormDefinition } from '#ty",
      ],
    ] as const
  ).map(([file, from, to]): Row => [
    `of the first line nothing but ${to}`,
    file,
    from,
    to,
    'SITE-007',
    from,
  ]),
  ...[
    '<p>Open every day</p>',
    '<a href="/Contact">Contact us</a>',
    '<iframe src="https://maps.test/embed" width="600" height="450"></iframe>',
  ].map((line): Row => [`the line ${line}`, contactPage, height, `      ${line}\n`, 'SITE-016']),
  ...[
    "Did you mean kind: 'map' ?",
    "For example: kind: 'map',",
    "To fix it: Write kind: '…' as its first line.\n      kind: 'map',",
  ].map((line): Row => [
    `what the check says, as ${line}`,
    contactPage,
    "kind: 'map',",
    line,
    'SITE-016',
  ]),
];
