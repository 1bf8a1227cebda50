/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { readConfigSources, type ConfigSources } from '../../packages/config-files/config-files';
import { readLiteral } from '../../packages/config-files/read-literal';
import { firstFree, namesFor } from '../../packages/config-values/names';
import { checkConfig } from '../../packages/site-check/check-config';
import type { RoutesDefinition } from '../../src/schema/routes';
import { type ThemeName, themeNames } from '../../src/schema/theme-names';
import { themes } from '../../src/theme/themes/registry';
import { formatPlan, type Plan } from './plan';
import { planForm } from './plan-form';
import { planPage } from './plan-page';
import { planProject } from './plan-project';
import { addSchema, planOwnSection, planSection } from './plan-section';
import { blankSite, planSite } from './plan-site';
import { readRequest } from './read-request';

const root = join(__dirname, '../..');
const config = readConfigSources(join(root, 'tests/sites/agency'));

const written = ({ create, change }: Plan): ConfigSources =>
  Object.fromEntries([...create, ...change].map(({ file, text }) => [file, text]));

const errorsWith = (plan: Plan) => {
  const inConfig = Object.entries(written(plan)).filter(([file]) => file.startsWith('config/'));
  return checkConfig({ ...config, ...Object.fromEntries(inConfig) }).filter(
    ({ severity }) => severity === 'error',
  );
};

test('what is made imports its types from #types', () => {
  const made = [
    ...planPage(config, 'about-cats').create,
    ...planForm(config, { name: 'callback' }).create,
    ...planSite(config, 'sites/bakery').create.filter(({ file }) => file.endsWith('.ts')),
  ];
  expect(made.length).toBeGreaterThan(8);
  const others = made.filter(
    ({ text }) => !/^import type \{ \w+Definition \} from '#types';\n/.test(text),
  );
  expect(others.map(({ file }) => file)).toEqual([]);
});

describe('what is asked for', () => {
  test.each([
    [['page', 'about-cats'], { make: 'page', name: 'about-cats' }],
    [['form', 'contact-2'], { make: 'form', name: 'contact-2' }],
    [['form', 'callback', '--page', 'about'], { make: 'form', name: 'callback', pages: ['about'] }],
    [['section', 'x'], { make: 'section', name: 'x' }],
    [['site', 'sites/bakery'], { make: 'site', name: 'sites/bakery' }],
    [['site', '../bakery'], { make: 'site', name: '../bakery' }],
    [
      ['site', '/srv/bakery', '--theme', 'notary', '--engine', 'file:../x.tgz'],
      { make: 'site', name: '/srv/bakery', theme: 'notary', engine: 'file:../x.tgz' },
    ],
  ])('%j is read', (args, request) => {
    expect(readRequest(args)).toEqual(request);
  });

  test.each([
    [[], /^Say what to make.*\nFor example: npm run new -- page about-cats$/],
    [['--help'], /^Say what to make, page, form, section, site or language, and its name\./],
    [['form', '-h'], /^Say what to make, page, form, section, site or language, and its name\./],
    [['site', '../Bakery'], /cannot be the folder of a site[^]*npm run new -- site sites\/bakery$/],
    [['site', 'sites/x', '--engine', 'x'], /--engine is only for a site with a project of its own/],
    [['site', 'src/bakery'], /cannot be the folder of a site/],
    [['site', 'Sites/Bakery'], /cannot be the folder of a site/],
    [['pgae', 'x'], /"pgae" cannot be made: choose page, form, section, site or language/],
    [
      ['form'],
      /^A form needs a name\. .*small letters.*\nFor example: npm run new -- form callback$/,
    ],
    [
      ['page', 'About Cats'],
      /"About Cats" cannot be .*\nFor example: npm run new -- page about-cats$/,
    ],
    [['page', 'about', 'cats'], /"about cats" .*\nFor example: npm run new -- page about-cats$/],
    [['page', '9lives'], /begins with a letter.*\nFor example: npm run new -- page lives$/],
    [['page', '../x'], /"\.\.\/x" cannot be .*\nFor example: npm run new -- page x$/],
    [['page', 'a--b'], /single hyphens/],
    [['page', 'Über das Café'], /\nFor example: npm run new -- page ueber-das-cafe$/],
    [['form', 'straße'], /\nFor example: npm run new -- form strasse$/],
    [['page', 'index'], /"index" cannot be the name of a page: it is the server's own name/],
    [
      ['section', 'constructor'],
      /^"constructor" cannot be the name of a section: it is a word of the language/,
    ],
    [
      ['section', 'x'.repeat(31)],
      /30 characters at most.*\nFor example: npm run new -- section price-list$/,
    ],
    [['page', 'x', '--page', 'about'], /--page is only for a form/],
    [['page', 'x', '--pag', 'about'], /The only options are --page/],
    [
      ['site', 'sites/x', '--theme', 'notry'],
      /There is no theme "notry": .* or workshop\.\nFor.* --theme notary$/,
    ],
    [['page', 'x', '--theme', 'notary'], /--theme is only for a site/],
    [['form', 'x', '--page'], /The only options are --page/],
    [
      ['form', 'x', '--page', 'a', '--page', 'b'],
      /begun on one page.*\nFor example: npm run new -- form x --page a/,
    ],
  ])('%j is refused with what is allowed and one valid command', (args, message) => {
    expect(() => readRequest(args)).toThrow(message);
    expect(() => readRequest(args)).toThrow(/\nFor example: npm run new -- \S+ \S+/);
  });
});

test('a name is written as each place wants it', () => {
  expect(namesFor('about-cats-2')).toEqual({
    name: 'about-cats-2',
    words: 'About cats 2',
    camel: 'aboutCats2',
    pascal: 'AboutCats2',
    path: '/About-cats-2',
  });
});

test.each([
  ['Cats', [], 'Cats'],
  ['Cats', ['dogs', ' cats '], 'Cats 2'],
  ['Cats', ['CATS', 'cats 2'], 'Cats 3'],
])('%s beside %j is %s', (wanted, taken, free) => {
  expect(firstFree(wanted, { taken, separator: ' ' })).toBe(free);
});

describe('a page', () => {
  const plan = planPage(config, 'about-cats');
  const files = written(plan);

  test('has a file, an address and a link, and keeps every schema', () => {
    expect(Object.keys(files)).toEqual([
      'config/pages/about-cats.ts',
      'config/routes.ts',
      'config/site.ts',
    ]);
    expect(errorsWith(plan)).toEqual([]);
    const routes = readLiteral(files['config/routes.ts']!).value as RoutesDefinition;
    expect(routes.pages.at(-1)).toEqual({ page: 'about-cats', path: '/About-cats' });
  });

  test('adds one line to each file that is there', () => {
    for (const { file, text } of plan.change) {
      const added = text.split('\n').filter((line) => line.includes('About-cats'));
      expect(added).toHaveLength(1);
      expect(text.replace(`${added[0]!}\n`, '')).toBe(config[file]);
    }
  });

  test('is not warned of, whatever its name', () => {
    for (const name of ['x', 'x'.repeat(30)]) {
      const file = `config/pages/${name}.ts`;
      const all = { ...config, ...written(planPage(config, name)) };
      expect(checkConfig(all).filter((problem) => problem.file === file)).toEqual([]);
    }
  });

  test('has a title of its own where another page has its name', () => {
    const again = planPage(config, 'nfc-business-cards');
    expect(again.create[0]!.text).toContain("title: 'Nfc business cards 2'");
    expect(errorsWith(again)).toEqual([]);
  });

  test('is linked to from the menu where there is room, whatever the footer has', () => {
    const site =
      "export default { header: { links: [{ label: 'Home', to: '/' }] }, footer: { columns: [{ title: 'All', links: [] }] } };";
    const { change, next } = planPage({ ...config, 'config/site.ts': site }, 'cats');
    expect(change[1]!.text).toContain("{ label: 'Home', to: '/' }, { label: 'Cats', to: '/Cats' }");
    expect(change[1]!.about).toContain('the menu at the top');
    expect(next.join()).not.toContain('For the menu at the top, add');
  });

  test('is linked to from the first column where there is no second one', () => {
    const site = "export default { footer: { columns: [{ title: 'All', links: [] }] } };";
    const { change } = planPage({ ...config, 'config/site.ts': site }, 'cats');
    expect(change[1]!.text).toContain("links: [{ label: 'Cats', to: '/Cats' }]");
    expect(change[1]!.about).toContain('"All"');
  });

  test.each([
    ['about', /config\/pages\/about\.ts already exists/],
    ['about-us', /\/About-us shows config\/pages\/about\.ts already/],
  ])('%s is in the way', (name, message) => {
    expect(() => planPage(config, name)).toThrow(message);
  });
});

describe('a form', () => {
  test('has a file and security rules, and says how to show it', () => {
    const plan = planForm(config, { name: 'callback' });
    expect(Object.keys(written(plan))).toEqual([
      'config/forms/callback.ts',
      'firestore.rules',
      'storage.rules',
    ]);
    expect(errorsWith(plan)).toEqual([]);
    expect(written(plan)['firestore.rules']).toContain('match /callback/{id}');
    expect(formatPlan(plan)).toContain("form: 'callback',");
  });

  test('is shown at the end of the page that is named', () => {
    const plan = planForm(config, { name: 'callback', page: 'contact' });
    expect(errorsWith(plan)).toEqual([]);
    expect(written(plan)['config/pages/contact.ts']).toMatch(/form: 'callback',\n {4}\},\n {2}\],/);
    expect(formatPlan(plan)).toContain('npm run edit, then open /Contact');
  });

  test('stores in a collection of its own', () => {
    const plan = planForm(config, { name: 'subcribe' });
    expect(written(plan)['config/forms/subcribe.ts']).toContain("collection: 'subcribe-2'");
    expect(errorsWith(plan)).toEqual([]);
  });

  test.each([
    [{ name: 'contact' }, /config\/forms\/contact\.ts already exists/],
    [{ name: 'callback', page: 'nope' }, /no config\/pages\/nope\.ts: --page takes one of about/],
  ])('%j is refused', (wanted, message) => {
    expect(() => planForm(config, wanted)).toThrow(message);
  });
});

describe('a section kind', () => {
  const folder = join(root, 'src/sections');
  const registry = readFileSync(join(folder, 'registry.ts'), 'utf8');
  const entries = readdirSync(folder);

  test('has a folder, and a line in the registry', () => {
    const plan = planSection({ registry, entries }, 'price-list');
    expect(plan.create.map(({ file }) => file)).toEqual([
      'src/sections/price-list/schema.ts',
      'src/sections/price-list/component.tsx',
      'src/sections/price-list/example.ts',
    ]);
    expect(plan.change[0]!.text).toContain("\n  'price-list': priceListSchema,\n};");
    expect(formatPlan(plan)).toContain("kind: 'price-list',");
  });

  test.each([
    ['a first', 'aaa', "import { aaaSchema } from './aaa/schema';\nimport { alternatingSchema"],
    ['a last', 'zoo', "vision/schema';\nimport { zooSchema } from './zoo/schema';\n\n"],
    [
      'between',
      'form-2',
      "form/schema';\nimport { form2Schema } from './form-2/schema';\nimport { gallery",
    ],
  ])('%s is imported in order', (_title, name, lines) => {
    expect(addSchema(registry, namesFor(name))).toContain(lines);
  });

  test.each([
    ['hero', /src\/sections\/hero already exists/],
    ['registry', /src\/sections\/registry\.ts already exists/],
    ['form-section', /has a formSectionSchema already/],
  ])('%s is in the way', (name, message) => {
    expect(() => planSection({ registry, entries }, name)).toThrow(message);
  });
});

describe('a site', () => {
  const { create } = planSite(config, 'sites/corner-bakery');
  const inSite = Object.fromEntries(
    create.map(({ file, text }) => [file.replace('sites/corner-bakery/', ''), text]),
  );

  test('is a copy of a site that is in order', () => {
    const problems = checkConfig(readConfigSources(blankSite), { pictures: ['/icon.svg'] });
    expect(problems.filter(({ severity }) => severity === 'error')).toEqual([]);
  });

  test('is in order as it is made, with nothing but samples to replace', () => {
    const { 'public/icon.svg': _icon, ...sources } = inSite;
    const problems = checkConfig(sources, { pictures: ['/icon.svg'], files: ['/icon.svg'] });
    expect(problems.filter(({ severity }) => severity === 'error')).toEqual([]);
    expect(new Set(problems.map(({ code }) => code))).toEqual(new Set(['SITE-120']));
  });

  test.each(Object.keys(themeNames) as ThemeName[])('may start from the theme %s', (theme) => {
    const { create: files } = planSite(config, 'sites/corner-bakery', theme);
    const text = files.find(({ file }) => file.endsWith('config/theme.ts'))?.text ?? '';
    expect(text).toContain(`extends: '${theme}'`);
    expect(text.split('\n').length).toBeLessThan(10);
    const icon = files.find(({ file }) => file.endsWith('icon.svg'))?.text;
    expect(icon).toContain(themes[theme].color.light.secondary.main);
  });

  test('has an icon, and nothing that belongs to the site of the project', () => {
    expect(inSite['public/icon.svg']).toContain('<svg');
    const own = "  grounds: {\n    sand: { light: '#FFD', dark: '#FFD' },\n  },\n";
    const text = config['config/theme.ts']!.replace('export default {\n', (line) => line + own);
    const { create: files } = planSite({ ...config, 'config/theme.ts': text }, 'sites/bakery');
    const theme = files.find(({ file }) => file.endsWith('config/theme.ts'))?.text;
    expect(theme).toMatch(/^ {2}color:/m);
    expect(theme).not.toMatch(/motif:|grounds:|sand:/);
    expect(inSite['config/site.ts']).toContain("shortName: 'Corner baker'");
  });

  test('says its name only where the editor changes all of it at once', () => {
    const named = Object.entries(inSite).flatMap(([file, text]) =>
      [...text.matchAll(/^ *(\w+): '[^']*Corner bakery/gm)].map(([, key]) => `${file} ${key}`),
    );
    expect(named).toEqual([
      'config/site.ts name',
      'config/site.ts titleTemplate',
      'config/pages/home.ts title',
    ]);
  });
});

describe('a site in a project of its own', () => {
  const folder = join(root, '../corner-bakery');
  const { create, change, next } = planProject(config, { folder, theme: 'notary' });
  const inProject = Object.fromEntries(create.map(({ file, text }) => [file, text]));
  const manifest = (text = '') => JSON.parse(text) as Record<string, Record<string, string>>;

  test('has the files of a site, with the theme that is wanted', () => {
    const inside = planSite(config, 'sites/corner-bakery', 'notary').create;
    expect(create).toEqual(
      expect.arrayContaining(
        inside.map((each) => ({ ...each, file: each.file.replace('sites/corner-bakery/', '') })),
      ),
    );
    expect(change).toEqual([]);
  });

  test('has fewer than 40 files, and fewer than 60 lines that are not config', () => {
    expect(create.length).toBeLessThan(40);
    const others = create.filter(({ file }) => !/^(?:config|public)\//.test(file));
    const lines = others.flatMap(({ text }) => text.trimEnd().split('\n'));
    expect(lines.length).toBeLessThan(60);
  });

  test('asks for one package, from where this project has it or from where it is said', () => {
    const { name } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
      name: string;
    };
    expect(manifest(inProject['package.json']).dependencies).toEqual({
      [name]: `file:../${basename(root)}`,
    });
    expect(formatPlan({ create, change, next })).toContain('The engine comes from this machine');
    const engine = 'github:firm/engine#v1.0.0';
    const hosted = planProject(config, { folder, engine });
    const [{ text }] = hosted.create.filter(({ file }) => file === 'package.json') as [
      Plan['create'][0],
    ];
    expect(manifest(text).dependencies).toEqual({ [name]: engine });
    expect(formatPlan(hosted)).not.toContain('from this machine');
  });

  test('has commands that the engine knows', () => {
    const known = readFileSync(join(root, 'tools/setup/site.mjs'), 'utf8');
    const { scripts = {} } = manifest(inProject['package.json']);
    const commands = Object.values(scripts).flatMap((script) => script.split(' && '));
    expect(commands.length).toBeGreaterThan(9);
    for (const command of commands) {
      expect(known).toMatch(new RegExp(`^  ${command.replace(/^site /, '')}: '`, 'm'));
    }
  });

  test('is checked on GitHub by the same versions of the same actions as this one', () => {
    const own = readFileSync(join(root, '.github/workflows/check.yml'), 'utf8');
    const used = inProject['.github/workflows/site.yml']?.match(/uses: .*/g) ?? [];
    expect(used).toHaveLength(2);
    for (const action of used) expect(own).toContain(action);
  });
});

test('a section kind of a project of its own is its folder alone', () => {
  const registry = readFileSync(join(root, 'src/sections/registry.ts'), 'utf8');
  const sections = { registry, entries: ['hero', 'registry.ts'] };
  const plan = planOwnSection(sections, 'price-list');
  expect(plan.create).toEqual(planSection(sections, 'price-list').create);
  expect([plan.change, plan.generate]).toEqual([[], undefined]);
  expect(() => planOwnSection(sections, 'hero')).toThrow('src/sections/hero already exists');
});
