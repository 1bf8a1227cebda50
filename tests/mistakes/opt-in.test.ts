/** @jest-environment node */
import { checkConfig } from '../../packages/site-check/check-config';
import { sources } from './agency';
import { notifications, routes } from './row';

const page = 'config/pages/confirm.ts';

const section = `{
      kind: 'confirm',
      title: 'One More Click',
      button: 'Confirm my subscription',
      confirmed: 'Thank you.',
      already: 'It was confirmed before.',
      tooOld: 'This link is too old.',
      notValid: 'This link is not whole.',
      failed: 'Please try again in a minute.',
    }`;

type Sources = Record<string, string | undefined>;

/** The agency's site, whose newsletter is confirmed by a link. */
const confirming: Sources = {
  ...sources,
  [notifications]: `import type { NotificationsDefinition } from '#types';

export default {
  forms: [
    {
      form: 'newsletter',
      to: ['office@acme.test'],
      confirmation: {
        field: 'Email',
        subject: 'Please confirm',
        text: ['One more click:', '{link}'],
        optIn: { page: 'confirm', label: 'Confirm my subscription', days: 14 },
      },
    },
  ],
} satisfies NotificationsDefinition;
`,
  [page]: `import type { PageDefinition } from '#types';

export default {
  title: 'Confirm',
  description: 'Here you confirm that you want our letters, which come four times a year.',
  indexed: false,
  sections: [
    { kind: 'page-header', title: 'Our Letters' },
    ${section},
  ],
} satisfies PageDefinition;
`,
  [routes]: (sources[routes] ?? '').replace(
    'pages: [',
    "pages: [\n    { page: 'confirm', path: '/Confirm' },",
  ),
};

const check = (changed: Sources) =>
  checkConfig(
    Object.fromEntries(Object.entries(changed).map(([file, text]) => [file, text ?? ''])),
  );

/** What is wrong with the site as it is: the samples of its owner. */
const known = new Set(check(confirming).map(({ code, message }) => `${code} ${message}`));

const found = (changed: Sources) =>
  check(changed).filter(({ code, message }) => !known.has(`${code} ${message}`));

test('a site whose newsletter is confirmed by a link has nothing wrong, and no page that nobody reaches', () => {
  expect([...known].filter((each) => /SITE-33|confirm/i.test(each))).toEqual([]);
});

type Row = [what: string, file: string, from: string, to: string, code: string, suggests?: string];

const mistakes: Row[] = [
  ['a page misspelt', notifications, "page: 'confirm'", "page: 'confrim'", 'SITE-332', "'confirm'"],
  [
    'a page by its file',
    notifications,
    "page: 'confirm'",
    "page: 'pages/confirm.ts'",
    'SITE-332',
    "'confirm'",
  ],
  [
    'a page by its address',
    notifications,
    "page: 'confirm'",
    "page: '/Confirm'",
    'SITE-332',
    "'confirm'",
  ],
  ['a page that there is not', notifications, "page: 'confirm'", "page: 'welcome'", 'SITE-332'],
  [
    'a page without the button',
    notifications,
    "page: 'confirm'",
    "page: 'about'",
    'SITE-333',
    "'confirm'",
  ],
  [
    'a page whose button is hidden',
    page,
    "kind: 'confirm',",
    "kind: 'confirm', hidden: true,",
    'SITE-333',
  ],
  ['a page without its section', page, `\n    ${section},`, '', 'SITE-333'],
  ['a page that is left out', notifications, "page: 'confirm', ", '', 'SITE-022', 'page:'],
  [
    'a mail without the link',
    notifications,
    "['One more click:', '{link}']",
    "['One more click.']",
    'SITE-334',
    "['One more click.', '{link}']",
  ],
  [
    'a link without what is confirmed',
    notifications,
    "        optIn: { page: 'confirm', label: 'Confirm my subscription', days: 14 },\n",
    '',
    'SITE-335',
  ],
  [
    'a link in the subject',
    notifications,
    "'Please confirm'",
    "'Please confirm {link}'",
    'SITE-336',
    "'Please confirm'",
  ],
  ['a link by another name', notifications, "'{link}'", "'{Link}'", 'SITE-152', "'{link}'"],
  ['a link misspelt', notifications, "'{link}'", "'{lnk}'", 'SITE-152', "'{link}'"],
  [
    'a link without its words',
    notifications,
    "label: 'Confirm my subscription', ",
    '',
    'SITE-022',
    'label:',
  ],
  [
    'words of the link that are blank',
    notifications,
    "'Confirm my subscription'",
    "' '",
    'SITE-031',
  ],
  ['no day at all', notifications, 'days: 14', 'days: 0', 'SITE-033', '1'],
  ['a link for a year', notifications, 'days: 14', 'days: 365', 'SITE-033', '30'],
  ['days as a text', notifications, 'days: 14', "days: '14'", 'SITE-024', '14'],
  ['days with their unit', notifications, 'days: 14', "days: '14 days'", 'SITE-024'],
  ['half a day', notifications, 'days: 14', 'days: 1.5', 'SITE-033'],
  ['text in place of label', notifications, "label: 'Confirm", "text: 'Confirm", 'SITE-020'],
  ['optin in small letters', notifications, 'optIn: {', 'optin: {', 'SITE-020', 'optIn'],
  [
    'true in place of what is confirmed',
    notifications,
    "optIn: { page: 'confirm', label: 'Confirm my subscription', days: 14 }",
    'optIn: true',
    'SITE-027',
  ],
  [
    'an answer that is missing',
    page,
    "      confirmed: 'Thank you.',\n",
    '',
    'SITE-022',
    'confirmed:',
  ],
  ['an answer misspelt', page, 'notValid:', 'notvalid:', 'SITE-020', 'notValid'],
  ['a button a second time', page, `${section},`, `${section},\n    ${section},`, 'SITE-338'],
  ['a section by another word', page, "kind: 'confirm'", "kind: 'opt-in'", 'SITE-029', "'confirm'"],
];

test.each(mistakes.map((row) => [row[0], row] as const))('%s', (_, row) => {
  const [, file, from, to, code, suggests] = row;
  const before = confirming[file] ?? '';
  expect(before).toContain(from);
  const problems = found({ ...confirming, [file]: before.replace(from, () => to) });
  const problem = problems.find((each) => each.code === code);
  expect(problems.map((each) => each.code)).toContain(code);
  expect(problems.length).toBeLessThanOrEqual(code === 'SITE-338' ? 2 : 1);
  if (suggests === undefined) expect(problem?.suggestion).toBeUndefined();
  else expect(`${problem?.suggestion}`).toContain(suggests);
});

test('a button that no mail leads to is told of; where the mails cannot be read it is not', () => {
  const { [notifications]: _, ...without } = confirming;
  expect(found(without).map(({ code }) => code)).toContain('SITE-337');
  const broken = found({ ...confirming, [notifications]: 'export default {' });
  expect(broken.map(({ code }) => code)).not.toContain('SITE-337');
});
