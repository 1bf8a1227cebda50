/** @jest-environment node */
import { join } from 'node:path';
import { checkConfig } from './check-config';
import { readConfigSources, type ConfigSources } from './config-files';

const sources = readConfigSources(join(__dirname, '../..'));

const errorsIn = (changed: ConfigSources) =>
  checkConfig(changed).filter(({ severity }) => severity === 'error');

/** The config with `from` once replaced by `to` in `file`. */
const change = (file: string, from: string | RegExp, to: string): ConfigSources => {
  const before = sources[file]!;
  const after = before.replace(from, to);
  expect(after).not.toBe(before);
  return { ...sources, [file]: after };
};

test('the config of this site is in order', () => {
  expect(errorsIn(sources)).toEqual([]);
});

test('sample details are listed as what to replace before launch', () => {
  const warnings = checkConfig(sources).filter(({ severity }) => severity === 'warning');
  const paths = warnings.map(({ path }) => path);
  expect(new Set(warnings.map(({ file }) => file))).toEqual(new Set(['config/site.ts']));
  expect(paths).toEqual(
    expect.arrayContaining([
      'origin',
      'contact.phone.to',
      'contact.email.to',
      'contact.place',
      'team[5]',
    ]),
  );
});

test.each([
  ['title', "title: 'Contact Us',", `title: '${'word '.repeat(9)}end',`, /66 .* show about 60/],
  ['description', /'Tell Business Growth/, `'${'word '.repeat(20)}`, /show about 160/],
])('a %s that search results would cut is warned of', (path, from, to, message) => {
  const file = 'config/pages/contact.ts';
  const problems = checkConfig(change(file, from, to)).filter((problem) => problem.file === file);
  expect(problems).toEqual([
    expect.objectContaining({
      severity: 'warning',
      path,
      message: expect.stringMatching(message) as string,
    }),
  ]);
});

describe('each mistake is told with file, path and what is allowed', () => {
  const home = 'config/pages/home.ts';
  const inquiry = 'config/forms/inquiry.ts';
  const contact = 'config/forms/contact.ts';
  const newsletter = 'config/forms/newsletter.ts';

  test.each<
    [string, string, string | RegExp, string, { file?: string; path: string; message: RegExp }]
  >([
    [
      'an unknown key',
      home,
      'lead:',
      'leed:',
      { path: 'sections[0].leed', message: /not known here: the keys are kind, hidden/ },
    ],
    [
      'a missing text',
      home,
      "title: 'Business Growth',",
      '',
      { path: 'sections[0].title', message: /is missing/ },
    ],
    [
      'a blank text',
      home,
      "title: 'Business Growth',",
      "title: ' ',",
      { path: 'sections[0].title', message: /is blank/ },
    ],
    [
      'an unknown section kind',
      home,
      "kind: 'hero'",
      "kind: 'heroo'",
      { path: 'sections[0]', message: /"heroo", which is not known: choose one of hero/ },
    ],
    [
      'an unknown scene part',
      home,
      /scene: \['\w+'/,
      "scene: ['windw'",
      { path: 'sections[1].picture.scene[0]', message: /choose one of window/ },
    ],
    [
      'a form that is not there',
      home,
      "form: 'inquiry'",
      "form: 'enquiry'",
      { path: 'sections[0].form', message: /"enquiry" is no form: choose one of contact/ },
    ],
    [
      'a link to no page',
      home,
      "to: '/About-Us'",
      "to: '/Abuot-Us'",
      { path: 'sections[0].action.to', message: /leads to no page: choose one of \// },
    ],
    [
      'a link to no place',
      home,
      "to: '/About-Us'",
      "to: '/About-Us#nowhere'",
      { path: 'sections[0].action.to', message: /leads to no place on that page/ },
    ],
    [
      'a link by an unknown name',
      'config/pages/product.ts',
      'link:nfc-cards',
      'link:nfc',
      { path: 'sections', message: /choose one of link:whatsapp, link:nfc-cards/ },
    ],
    [
      'an unsafe link',
      home,
      "to: '/About-Us'",
      "to: 'javascript:alert(1)'",
      { path: 'sections[0].action.to', message: /leads nowhere: start with/ },
    ],
    [
      'an unknown field kind',
      inquiry,
      "kind: 'tel'",
      "kind: 'phone'",
      { path: 'fields[2]', message: /"phone", which is not known: choose one of text, email, tel/ },
    ],
    [
      'an unknown rule',
      inquiry,
      "check: 'digits'",
      "check: 'digit'",
      { path: 'rules[2].check', message: /choose one of required, email, digits/ },
    ],
    [
      'a rule for an absent field',
      inquiry,
      "field: 'Number'",
      "field: 'Phone'",
      { path: 'rules[2].field', message: /"Phone" is no field of this form/ },
    ],
    [
      'two fields of one name',
      inquiry,
      "name: 'Pname'",
      "name: 'Fname'",
      { path: 'fields[3].name', message: /another field too/ },
    ],
    ...['constructor', 'toString', 'hasOwnProperty'].map(
      (
        name,
      ): [string, string, string, string, { file?: string; path: string; message: RegExp }] => [
        `a field named ${name}`,
        newsletter,
        "name: 'Email'",
        `name: '${name}'`,
        { path: 'fields[0].name', message: /every object of JavaScript has already/ },
      ],
    ),
    [
      'a stamp whose name is no name',
      newsletter,
      'id:',
      "'id == 1 || true':",
      { path: 'record.stamps', message: /letters, digits and _ alone/ },
    ],
    [
      'an option of two lines',
      contact,
      "value: 'You are a Startup'",
      "value: 'You are\\na Startup'",
      { path: 'fields[4].options[3].value', message: /one line without control characters/ },
    ],
    [
      'a length that security rules cannot count',
      newsletter,
      "check: 'email'",
      "check: 'min-length', length: 1001",
      { path: 'rules[0].length', message: /must be 1000 or less/ },
    ],
    [
      'a field missing in the order',
      contact,
      "'Email', 'Number', 'Your'",
      "'Email', 'Your'",
      { path: 'record.order', message: /leaves out Number/ },
    ],
    [
      'a number as a text',
      inquiry,
      'maxLength: 10',
      "maxLength: '10'",
      { path: 'fields[2].maxLength', message: /must be a number, without quotes/ },
    ],
    [
      'toast and log at once',
      inquiry,
      "toast: 'Thankyou For Send'",
      "toast: 'Thankyou For Send', log: true",
      { path: 'outcome.saved', message: /either toast/ },
    ],
    [
      'an initial option that is none',
      contact,
      "initial: 'You are a Business Man'",
      "initial: 'You are'",
      { path: 'fields[4].initial', message: /none of the options/ },
    ],
    [
      'a page that is not there',
      'config/routes.ts',
      "page: 'blog'",
      "page: 'blogg'",
      { path: 'pages[4].page', message: /"blogg" is no page/ },
    ],
    [
      'a path taken twice',
      'config/routes.ts',
      "path: '/Blog'",
      "path: '/SERVICES'",
      { path: 'pages[4]', message: /taken already/ },
    ],
    [
      'a title that another page has',
      'config/pages/contact.ts',
      "title: 'Contact Us'",
      "title: 'blog & best advise'",
      { path: 'title', message: /that of config\/pages\/blog.ts too/ },
    ],
    [
      'a description that another page has',
      'config/pages/contact.ts',
      /description:\s+'[^']+'/,
      `description: ${/description:\s+('[^']+')/.exec(sources['config/pages/blog.ts']!)![1]}`,
      { path: 'description', message: /that of config\/pages\/blog.ts too/ },
    ],
    [
      'tab titles that are all alike',
      'config/site.ts',
      '{page} | ',
      '',
      { path: 'titleTemplate', message: /must hold \{page\}/ },
    ],
    [
      'an origin with a slash at the end',
      'config/site.ts',
      'https://www.example.com',
      'https://www.example.com/',
      { path: 'origin', message: /without a slash at the end/ },
    ],
    [
      'a language that is no tag',
      'config/site.ts',
      "'en-GB'",
      "'en_GB'",
      { path: 'language', message: /for example en or en-GB/ },
    ],
    [
      'a short name that is long',
      'config/site.ts',
      "shortName: 'Growth'",
      "shortName: 'Business Growth'",
      { path: 'shortName', message: /12 characters at most/ },
    ],
    [
      'a colour that is none',
      'config/theme.ts',
      "'#FBFAF6'",
      "'paper'",
      { path: 'color.light.paper', message: /six digits/ },
    ],
    [
      'a call',
      home,
      "title: 'Business Growth'",
      "title: String('x')",
      { path: 'sections[0].title', message: /not plain data/ },
    ],
    [
      'a key written twice',
      home,
      "title: 'Business Growth',",
      "title: 'a', title: 'b',",
      { path: 'sections[0].title', message: /written twice/ },
    ],
    [
      'a missing comma',
      home,
      "title: 'Business Growth',",
      "title: 'Business Growth'",
      { path: '', message: /cannot be read here/ },
    ],
  ])('%s', (_title, file, from, to, expected) => {
    const errors = errorsIn(change(file, from, to));
    expect(errors).toContainEqual(
      expect.objectContaining({
        file,
        path: expect.stringContaining(expected.path) as string,
        message: expect.stringMatching(expected.message) as string,
      }),
    );
  });
});

test('all mistakes of all files are told in one run, at their lines', () => {
  const home = 'config/pages/home.ts';
  const inquiry = 'config/forms/inquiry.ts';
  const broken = {
    ...sources,
    [home]: sources[home]!.replace("kind: 'hero'", "kind: 'heroo'"),
    [inquiry]: sources[inquiry]!.replace("check: 'digits'", "check: 'digit'"),
  };
  const errors = errorsIn(broken);
  expect(errors.map(({ file }) => file)).toEqual(expect.arrayContaining([home, inquiry]));
  const rule = errors.find(({ path }) => path === 'rules[2].check')!;
  const line = broken[inquiry].split('\n')[rule.line - 1];
  expect(line).toContain("'digit'");
});

test('a missing file and a file that nothing reads are told', () => {
  const { 'config/theme.ts': _theme, ...rest } = sources;
  const errors = errorsIn({ ...rest, 'config/pages/New Page.ts': 'export default {}' });
  expect(errors.map(({ file, message }) => `${file} ${message.slice(0, 10)}`)).toEqual(
    expect.arrayContaining(['config/theme.ts is missing', 'config/pages/New Page.ts is not rea']),
  );
});

test('__proto__ in config is an unknown key and changes nothing', () => {
  const errors = errorsIn(
    change('config/pages/home.ts', 'lead:', "'__proto__': { polluted: true }, lead:"),
  );
  expect(errors[0]).toMatchObject({ file: 'config/pages/home.ts' });
  expect({}).not.toHaveProperty('polluted');
});
