/** @jest-environment node */
import { mkdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { commitOf, records, send } from '../../../tools/local-firebase/testing/send';
import { serveSite } from '../../../tools/serve/serve-site';
import { copyProject, type ProjectCopy } from '../../browser/project-copy';
import { withinEnvironment } from '../../within-environment';
import { nextPort } from '../served-site';

// A busy machine builds for a minute.
jest.setTimeout(240_000);

/**
 * What `npm run new` makes, and the recipes of CONTRIBUTING.md and docs/recipes.md, carried out as written:
 * all in one copy of the project, which is checked, compiled and built once. Each test is the next step.
 */

const text = ['CONTRIBUTING.md', 'docs/recipes.md']
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n');

const recipe = (title: string) => {
  const found = text.split(/^### /m).find((part) => part.startsWith(title));
  if (!found) throw new Error(`Neither file has a recipe "${title}".`);
  return found;
};

const outdent = (code: string) => {
  const indent = /^ */.exec(code)?.[0] ?? '';
  return code.replaceAll(new RegExp(`^${indent}`, 'gm'), '');
};

/** Writes every file that a recipe gives in full: its path in backticks, then its code. */
const writeFiles = (project: ProjectCopy, part: string) => {
  const files = [...part.matchAll(/`([\w/.-]+\.tsx?)`[^`]*\n\n *```tsx?\n([\s\S]*?)\n *```/g)];
  files.forEach(([, file, code]) => {
    mkdirSync(dirname(join(project.folder, file!)), { recursive: true });
    project.write(file!, `${outdent(code!)}\n`);
  });
  return files.length;
};

/** The line of code that a recipe says to add, by its beginning. */
const line = (part: string, begin: string) => {
  const found = [...part.matchAll(/`([^`\n]+)`/g)].find(([, code]) => code!.startsWith(begin));
  const block = [...part.matchAll(/```ts\n *(.*)\n *```/g)].find(([, code]) =>
    code!.startsWith(begin),
  );
  const code = found?.[1] ?? block?.[1];
  if (!code) throw new Error(`The recipe has no line that begins with "${begin}".`);
  return code;
};

let project: ProjectCopy;
beforeAll(() => {
  project = copyProject({ whole: true });
});
afterAll(() => project.remove());

const expectDone = async (...args: string[]) => {
  const { status, output } = await project.run(args);
  if (status !== 0) throw new Error(`${args.join(' ')} ended with ${status}:\n${output}`);
  return output;
};

const make = (...args: string[]) => expectDone('tools/new/main.ts', ...args);

/** Runs the check after a form and a schema were changed: it asks for what their recipes say to do. */
const expectStale = async () => {
  const { status, output } = await project.run(['tools/check/main.ts']);
  expect(output).toContain('the server does not know of it yet: firestore.rules');
  expect(output).toContain('npm run rules');
  expect(output).toContain('docs/config.md, tools/reference/generated/types.ts');
  expect(output).toContain('npm run reference');
  expect(status).toBe(1);
};

/** Adds the code of a recipe to a page, below its opening. */
const showOn = (page: string, code: string) => {
  const file = `config/pages/${page}.ts`;
  const opening = /kind: 'page-header',[\s\S]*?\n {4}\},\n/.exec(project.read(file))?.[0] ?? '';
  project.edit(file, opening, `${opening}${code}\n`);
};

const after = (file: string, mark: string, code: string) =>
  project.edit(file, mark, `${mark}\n${code}`);

/** A page, a form, a field with a rule: only config/. */
const changeConfig = () => {
  const pricing = recipe('Add a page');
  expect(writeFiles(project, pricing)).toBe(1);
  after('config/routes.ts', 'pages: [', line(pricing, "{ page: 'pricing'"));
  project.edit(
    'config/site.ts',
    "{ label: 'Contact', to: '/Contact' },",
    `{ label: 'Contact', to: '/Contact' },\n${line(pricing, "{ label: 'Pricing'")}`,
  );

  const form = recipe('Add a form');
  expect(writeFiles(project, form)).toBe(1);
  showOn('pricing', line(form, "{ kind: 'form'"));

  const field = recipe('Add a field with a rule');
  after('config/forms/inquiry.ts', 'fields: [', line(field, "{ kind: 'text', name: 'City'"));
  after('config/forms/inquiry.ts', 'rules: [', line(field, "{ field: 'City'"));
};

/** A section kind, a field kind, a rule kind: one place and one line each. */
const addKinds = () => {
  const section = recipe('Add a section kind');
  expect(writeFiles(project, section)).toBe(3);
  const sections = 'src/sections/registry.ts';
  project.edit(sections, 'import', "import { quoteSchema } from './quote/schema';\nimport");
  after(sections, 'export const sectionSchemas = {', line(section, 'quote:'));
  showOn('blog', line(section, "{ kind: 'quote'"));

  const field = recipe('Add a field kind');
  expect(writeFiles(project, field)).toBe(2);
  const fields = 'src/fields/registry.ts';
  project.edit(
    fields,
    'import type',
    "import { searchSchema } from './search/schema';\nimport type",
  );
  after(fields, 'export const fieldSchemas = {', line(field, 'search: searchSchema'));
  after('src/fields/value-kinds.ts', 'ValueKind<Kind> } = {', line(field, 'search: textValue'));
  after('packages/security-rules/field-conditions.ts', '} = {', line(field, 'search: text,'));
  after('tests/saved-fields.ts', '| undefined>> = {', line(field, "search: typed('search')"));
  project.edit(
    'config/forms/freelancer.ts',
    "kind: 'text',\n      name: 'portfolioUrl'",
    "kind: 'search',\n      name: 'portfolioUrl'",
  );

  const rule = recipe('Add a rule kind');
  const predicates = 'src/rules/predicates.ts';
  const declared = 'export const digitsPattern';
  const pattern = line(rule, 'export const postcodePattern');
  project.edit(predicates, declared, `${pattern}\n\n${declared}`);
  after(predicates, 'export const rules = {', line(rule, 'postcode: { passes'));
  after('src/rules/schemas.ts', 'export const ruleSchemas = {', line(rule, 'postcode: kindSchema'));
  after('src/rules/examples.ts', 'export const examples = {', line(rule, 'postcode: { plain'));
  const conditions = 'packages/security-rules/rule-conditions.ts';
  after(conditions, '| null } = {', line(rule, 'postcode: () =>'));
  project.edit(conditions, '  digitsPattern,\n', '  digitsPattern,\n  postcodePattern,\n');
  project.edit('config/forms/inquiry.ts', "check: 'digits'", "check: 'postcode'");
};

/** Files that `npm run new` wrote or changed for these tests. */
const made = [
  'config/pages/about-cats.ts',
  'config/forms/call-back.ts',
  'config/routes.ts',
  'config/site.ts',
  'src/sections/registry.ts',
  'src/sections/price-list/schema.ts',
  'src/sections/price-list/component.tsx',
  'src/sections/price-list/example.ts',
];

describe('npm run new', () => {
  test('makes a page', async () => {
    expect(await make('page', 'about-cats')).toContain('config/pages/about-cats.ts');
  });

  test('makes a form, and shows it on a page', async () => {
    await make('form', 'call-back', '--page', 'about-cats');
  });

  test('makes a section kind, and says how a page shows it', async () => {
    const said = await make('section', 'price-list');
    const use = / {5}\{\n[\s\S]*?kind: 'price-list'[\s\S]*?\n {5}\},\n/.exec(said)?.[0] ?? '';
    // Below the first section of the page.
    const second = '    {\n      // Words beside a picture.';
    project.edit('config/pages/about-cats.ts', second, `${use}${second}`);
    await expectDone('oxfmt', 'config/pages/about-cats.ts');
  });

  test('writes in the project’s format', () => expectDone('oxfmt', '--check', ...made));

  test('writes code that passes lint', () => expectDone('oxlint', '--threads=1', ...made));

  test('leaves no unused code', () => expectDone('knip'));
});

describe('the recipes, as they are written', () => {
  test('leave two errors in the check, which name the two commands', async () => {
    changeConfig();
    addKinds();
    await expectStale();
    expect(recipe('Add a form')).toContain('npm run rules');
    expect(recipe('Add a field with a rule')).toContain('npm run rules');
    expect(recipe('Add a section kind')).toContain('npm run reference');
  });

  test('pass the check after these two commands', async () => {
    await expectDone('tools/write-rules/main.ts');
    await expectDone('tools/reference/main.ts');
    await expectDone('tools/check/main.ts');
  });

  test('write the new kinds into the reference and the security rules', () => {
    expect(project.read('docs/config.md')).toContain("words: 'Simple beats clever.'");
    expect(project.read('firestore.rules')).toContain("data.Number.matches('(?s)[0-9]{5}')");
  });

  test('compile, with what names every kind', async () => {
    const folders = [
      'config',
      'src/sections/quote',
      'src/sections/price-list',
      'src/fields/search',
    ];
    const include = [
      ...folders,
      'src/theme/augmentation.ts',
      'src/rules',
      'packages/security-rules',
      'tests/saved-fields.ts',
    ];
    const config = { extends: './tsconfig.json', include };
    project.write('tsconfig.recipes.json', JSON.stringify(config));
    await expectDone('tsc', '-p', 'tsconfig.recipes.json');
  });

  test('make tests render the examples of the new section kinds', async () => {
    const examples = ['src/sections/examples.test.tsx', '-t', 'folder|quote|price-list'];
    const tested = await expectDone('jest', ...examples, '--verbose', '--roots', 'src');
    for (const kind of ['quote', 'price-list'])
      expect(tested).toMatch(new RegExp(`^ +${kind}$`, 'm'));
  });

  test('are built', () => expectDone('tools/build/main.ts'));

  for (const [page, shows, what] of [
    ['Pricing', /Shall we call you\?/, 'the form'],
    ['index', /City/, 'the field'],
    ['Blog', /href="\/Pricing"/, 'the link to the page'],
    ['Blog', /Simple beats clever\./, 'the section'],
    ['Career', /<input[^>]*type="search"/, 'the field kind'],
  ] as const) {
    test(`show ${what} on ${page}`, () => {
      expect(project.read(`dist/site/${page}.html`)).toMatch(shows);
    });
  }
});

describe('on the site that is built from them', () => {
  const port = nextPort();
  let server: Awaited<ReturnType<typeof serveSite>>;
  beforeAll(async () => {
    const environment = { LOCAL_FIREBASE_DIR: join(project.folder, 'data') };
    server = await withinEnvironment(environment, () => serveSite({ root: project.folder, port }));
  });
  afterAll(() => server.close());

  const headers = { host: `localhost:${port}` };
  const get = async (path: string) => (await send(port, { path, headers })).text;

  const stamps = { id: 1795246713260, Date: 'Sat Nov 21 2026' };

  /** The status of a record that a form of the site would send. */
  const store = async (document: string, record: Record<string, string | number>) =>
    (await send(port, { ...commitOf(document, record), headers })).status;

  test('what `npm run new` made is linked to and shown, and stored as its rules say', async () => {
    expect(await get('/')).toMatch(/<footer.*<a [^>]*href="\/About-cats"[^>]*>About cats</s);
    const page = await get('/About-cats');
    expect(page).toMatch(/<h1[^>]*>About cats</);
    expect(page).toContain('The Second');
    expect(page).toMatch(/<label[^>]*>Your Message/);
    const record = {
      Name: 'Ada',
      Email: 'ada@example.com',
      Phone: '',
      Topic: 'A question',
      Message: 'An app for cats, please.',
      ...stamps,
    };
    expect(await store('call-back/1', { ...record, Message: 'Too short' })).toBe(403);
    expect(await store('call-back/2', record)).toBe(200);
  });

  test('what the recipes have made is shown, and stored as its rules say', async () => {
    expect(await get('/Pricing')).toContain('Call me');
    expect(await store('callbacks/1', { Number: '123', ...stamps })).toBe(200);
    const inquiry = { ...records.Inquriy, City: 'Ulm', Number: '12345' };
    expect(await store('Inquriy/1', { ...inquiry, City: '' })).toBe(403);
    expect(await store('Inquriy/2', { ...inquiry, Number: '1234' })).toBe(403);
    expect(await store('Inquriy/3', inquiry)).toBe(200);
  });
});
