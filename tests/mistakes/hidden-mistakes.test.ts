/** @jest-environment node */
import { join } from 'node:path';
import { readConfigSources } from '../../packages/config-files/config-files';
import { checkConfig } from '../../packages/site-check/check-config';

/** What stands behind a misspelt name or kind is told in the same run, where the file holds it. */

const sources = readConfigSources(join(__dirname, '../sites/agency'));
const home = 'config/pages/home.ts';
const contactPage = 'config/pages/contact.ts';
const inquiry = 'config/forms/inquiry.ts';
const newsletter = 'config/forms/newsletter.ts';
const routes = 'config/routes.ts';
const theme = 'config/theme.ts';

type Change = [from: string, to: string];
type Reported = `${string} ${string}`;

const rows: [string, string, Change[], Reported[]][] = [
  [
    'the list of sections',
    contactPage,
    [
      ['sections: [', 'section: ['],
      ['height: 500', "heigth: '500px'"],
    ],
    ['SITE-020 section', 'SITE-020 section[2].heigth', 'SITE-024 section[2].heigth'],
  ],
  [
    'a list in a section',
    home,
    [
      ['      cards: [', '      crads: ['],
      ["title: 'Responsive Web Design'", "titel: 'Responsive Web Design'"],
    ],
    ['SITE-020 sections[5].crads', 'SITE-020 sections[5].crads[0].titel'],
  ],
  [
    'a picture with what it lacks, under a misspelt name',
    home,
    [["picture: { scene: ['window', 'node'] }", "pictur: { src: '/a.webp', alt: ' ' }"]],
    [
      'SITE-020 sections[1].pictur',
      'SITE-020 sections[1].pictur.src',
      'SITE-031 sections[1].pictur.alt',
    ],
  ],
  [
    'a picture under the names of HTML',
    home,
    [["picture: { scene: ['window', 'node'] }", "image: { src: '/a.webp', alt: ' ' }"]],
    ['SITE-020 sections[1].image'],
  ],
  [
    'a list without its brackets, and a group with brackets too many',
    newsletter,
    [
      ["[{ field: 'Email', check: 'email'", "{ field: 'Email', check: 'emial'"],
      ["address' }]", "address' }"],
      ["{ collection: 'subcribe'", "[{ colection: 'subcribe'"],
      ["Date: 'date' } }", "Date: 'date' } }]"],
    ],
    ['SITE-026 rules', 'SITE-027 record'],
  ],
  [
    'a kind that is like no other',
    contactPage,
    [
      ["kind: 'map'", "kind: 'whereabouts'"],
      ['height: 500', 'heigth: 500'],
    ],
    ['SITE-029 sections[2].kind'],
  ],
  [
    'a kind that is missing',
    contactPage,
    [
      ["      kind: 'map',\n", ''],
      ['height: 500', "height: '500'"],
    ],
    ['SITE-030 sections[2]'],
  ],
  [
    'a kind that opens the page',
    contactPage,
    [["'page-header'", "'page-heder'"]],
    ['SITE-029 sections[0].kind'],
  ],
  [
    'the fields of a form, which its rules name',
    inquiry,
    [
      ['fields: [', 'feilds: ['],
      ["name: 'Pname'", "name: 'Fname'"],
    ],
    ['SITE-020 feilds', 'SITE-050 feilds[3].name', 'SITE-053 rules[3].field'],
  ],
  [
    'the name of a page in the routes',
    routes,
    [["{ page: 'about', path: '/About-us' }", "{ Page: 'about', PATH: '/About-us' }"]],
    ['SITE-020 pages[1].PATH', 'SITE-020 pages[1].Page'],
  ],
  [
    'the colours, one of which cannot be read',
    theme,
    [
      ['  color: {', '  colour: {'],
      ["secondary: '#3C4F47'", "secondary: '#9AA8A0'"],
    ],
    ['SITE-020 colour', 'SITE-110 colour.light.text.secondary'],
  ],
  [
    'a group that is too much',
    home,
    [
      [
        "{\n          title: 'Responsive Web Design',",
        "{\n          card: { title: 'Responsive Web Design' },",
      ],
    ],
    ['SITE-020 sections[5].cards[0].card'],
  ],
  [
    'a rule that there is not, with what it would need',
    inquiry,
    [["{ field: 'Fname', check: 'required',", "{ field: 'Fname', check: 'sparkle', length: 3,"]],
    ['SITE-028 rules[0].check'],
  ],
  [
    'what stands beside a group whose beginning is gone',
    'config/site.ts',
    [
      ['  contact: {\n', ''],
      ["direction: 'ltr'", "direction: 'lrt'"],
      ['    backToTop:', '    backTotop:'],
    ],
    ['SITE-020 floating.backTotop', 'SITE-028 direction', 'SITE-039 '],
  ],
  [
    'a form the fields of which have lost their beginning',
    inquiry,
    [
      ['  fields: [\n', ''],
      ["check: 'digits'", "check: 'digit'"],
    ],
    ['SITE-028 rules[2].check', 'SITE-039 '],
  ],
  [
    'a rule that is misspelt, with what it needs',
    inquiry,
    [["{ field: 'Fname', check: 'required',", "{ field: 'Fname', check: 'min-lenght', length: 0,"]],
    ['SITE-028 rules[0].check', 'SITE-033 rules[0].length'],
  ],
];

test('an example of what stands behind a misspelt name has the name that is meant', () => {
  const source = sources[contactPage]!.replace("tone: 'tint'", "Tone: 'tnit'");
  const [, behind] = checkConfig({ ...sources, [contactPage]: source }).filter(
    ({ file }) => file === contactPage,
  );
  expect(behind).toMatchObject({ path: 'sections[2].Tone', example: "tone: 'tint'," });
});

test.each(rows)('%s', (_, file, changes, reported) => {
  const before = sources[file]!;
  const after = changes.reduce((text, [from, to]) => {
    expect(text).toContain(from);
    return text.replace(from, () => to);
  }, before);
  const errors = checkConfig({ ...sources, [file]: after }).filter(
    ({ severity }) => severity === 'error',
  );
  expect(errors.map(({ file: of }) => of)).toEqual(errors.map(() => file));
  expect(errors.map(({ code, path }) => `${code} ${path}`).sort()).toEqual(reported);
  for (const { path, line } of errors) {
    const name =
      path
        .replace(/\[\d+\]$/, '')
        .split('.')
        .at(-1) ?? '';
    const isThere = changes.some(([, to]) => to.includes(`${name}:`));
    if (isThere) expect(after.split('\n')[line - 1]).toContain(name);
  }
});
