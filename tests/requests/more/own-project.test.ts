/** @jest-environment node */
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { until } from '../../../packages/local-firebase/testing/test-backend';
import { filesBelow } from '../../../tools/files-below';
import { isSource } from '../../browser/project-copy';
import { ownProject } from '../own-project';
import { expectUnseen, putSecrets, secret } from '../private-files';

/**
 * A site with a project of its own: this project is its one package, installed from the file that `npm pack` makes. The
 * tests follow each other on one such project.
 */

// Each builds, or bundles the editor.
jest.setTimeout(300_000);

const project = ownProject();
const { command, read } = project;

const { name: engine } = JSON.parse(readFileSync('package.json', 'utf8')) as { name: string };

/** Its files, but for what npm and git keep. */
const files = () => {
  const kept = ['node_modules', '.git', 'package-lock.json'];
  const within = (name: string) => filesBelow(join(project.folder(), name));
  return readdirSync(project.folder(), { withFileTypes: true })
    .filter(({ name }) => !kept.includes(name))
    .flatMap((entry) =>
      entry.isFile() ? [entry.name] : within(entry.name).map((file) => `${entry.name}/${file}`),
    );
};

test('it has fewer than 40 files, fewer than 60 lines that people write beside config, and one package', () => {
  const all = files();
  expect(all).toEqual(expect.arrayContaining(['config/site.ts', 'firestore.rules', 'README.md']));
  expect(all.length).toBeLessThan(40);
  const others = all.filter((file) => !/^(?:config|public)\/|\.rules$/.test(file));
  expect(others.flatMap((file) => read(file).trimEnd().split('\n')).length).toBeLessThan(60);
  const { dependencies } = JSON.parse(read('package.json')) as { dependencies: object };
  expect(Object.keys(dependencies)).toEqual([engine]);
  expect(existsSync(join(project.folder(), '.git'))).toBe(true);
  // To be copied from there: docs/sites.md.
  expect(read(`node_modules/${engine}/.github/workflows/publish.yml`)).toContain('name: Publish');
});

test('it is in order for the check and for TypeScript, and messages lead to pages that are there', async () => {
  const { status, output } = await command('check');
  expect([status, output]).toEqual([0, expect.stringContaining('config is in order.')]);
  const [page = ''] = /\S+\/docs\/errors\.md/.exec(output) ?? [];
  expect(page).toBe(`node_modules/${engine}/docs/errors.md`);
  expect(existsSync(join(project.folder(), page))).toBe(true);
  expect(await project.tool('tsc', '-p', '.')).toEqual({ status: 0, output: '' });
});

test('its own tests pass', async () => {
  const { status, output } = await command('test');
  expect([status, output]).toEqual([0, expect.stringContaining('pages are in dist/site.')]);
});

test('TypeScript and the check report the same mistake', async () => {
  const sound = read('config/pages/contact.ts');
  project.edit('config/pages/contact.ts', (text) => text.replace("kind: 'form'", "kind: 'from'"));
  const { status, output } = await command('check');
  expect([status, output]).toEqual([1, expect.stringContaining('config/pages/contact.ts:')]);
  expect((await project.tool('tsc', '-p', '.')).output).toContain('config/pages/contact.ts(');
  project.edit('config/pages/contact.ts', () => sound);
});

test('a page is added, its security rules are written, and nobody has sent anything', async () => {
  expect(await command('new', 'page', 'about-bread')).toMatchObject({ status: 0 });
  expect(await command('rules')).toMatchObject({ status: 0 });
  const { status, output } = await command('messages', 'list');
  expect([status, output]).toEqual([0, output]);
});

test('it is built, and served with its backend to own hosts alone', async () => {
  const { ask, stop } = await project.serve('start', /The site: /);
  try {
    const [page, added, stored] = [
      await ask('/'),
      await ask('/About-bread'),
      await ask('/__local/'),
    ];
    expect([page.status, added.status, stored.status]).toEqual([200, 200, 200]);
    expect(page.text).toContain('<title>Welcome | Bakery');
    expect((await ask('/', { headers: { host: 'evil.example' } })).status).toBe(403);
  } finally {
    await stop();
  }
  expect(JSON.parse(read('firebase.json'))).toMatchObject({ hosting: { public: 'dist/site' } });
  expect(readdirSync(join(project.folder(), 'dist/site'))).toContain('About-bread.html');
});

describe('a section kind of its own', () => {
  const words = 'Simple beats clever.';
  const page = 'config/pages/about-bread.ts';

  test('is made, and known to check, types and reference', async () => {
    expect(await command('new', 'section', 'saying')).toMatchObject({ status: 0 });
    const entry = (key: string) =>
      `{ kind: 'saying', title: 'As we say', entries: [{ title: 'One', ${key}: '${words}' }] },`;
    project.edit(page, (text) => text.replace(/\],?\n\} satisfies/, `${entry('txt')}$&`));
    const wrong = await command('check');
    expect([wrong.status, wrong.output]).toEqual([1, expect.stringMatching(/txt[^]*text/)]);
    expect((await project.tool('tsc', '-p', '.')).output).toContain(page);
    project.edit(page, (text) => text.replace(entry('txt'), entry('text')));
    expect((await command('check')).output).toContain('config is in order.');
    expect(await project.tool('tsc', '-p', '.')).toEqual({ status: 0, output: '' });
    expect(read('node_modules/.engine/docs/config.md')).toContain(
      'Saying: say here what it is for.',
    );
  });

  test('is built', async () => {
    const { status, output } = await command('build');
    expect([status, output]).toEqual([0, expect.stringContaining('4 pages are in dist/site.')]);
    expect(read('dist/site/About-bread.html')).toContain(words);
  });

  test('is in the gallery', async () => {
    const { ask, stop } = await project.serve('dev', /localhost/);
    try {
      const headers = { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'cors' };
      const example = await ask('/src/sections/saying/example.ts', { headers });
      expect([example.status, example.text]).toEqual([200, expect.stringContaining('twoEntries')]);
      expect((await ask('/__gallery/sections/saying', { headers })).status).toBe(200);
      // By its own name: config's fonts are put in its place.
      const faces = await ask('/src/theme/font-faces.ts', { headers });
      expect(faces.text).toContain('"/src/theme/fonts.ts"');
    } finally {
      await stop();
    }
  });
});

/** A kind of each other sort, as docs/kinds.md has them. */
const ownKinds = {
  'src/fields/search/schema.ts': `import { fieldSchema, typedField } from '../field-schema';

export const searchSchema = fieldSchema('search', 'Words to look for.', typedField);
`,
  'src/fields/search/example.ts': `import type { FieldDefinition } from '../registry';

export const examples = {
  plain: { kind: 'search', name: 'Topic', label: 'What are you looking for?' },
} satisfies Record<string, FieldDefinition<'search'>>;
`,
  'src/rules/member-number/schema.ts': `import { kindSchema } from '../kind-schema';

export const memberNumberSchema = kindSchema('member-number', 'An M and five digits.', {});
`,
  'src/rules/member-number/rule.ts': `import type { Rule } from '../predicates';

export const memberNumberPattern = /^M[0-9]{5}$/su;

export const memberNumberRule = {
  passes: (value) => memberNumberPattern.test(value),
} satisfies Rule;
`,
  'src/rules/member-number/condition.ts': `import { memberNumberPattern } from './rule';

export const memberNumberCondition = () => ({ fits: memberNumberPattern });
`,
  'src/rules/member-number/example.ts': `import type { RuleDefinition } from '../schemas';

export const examples = {
  plain: { field: 'Member', check: 'member-number', message: 'Please enter your number' },
} satisfies Record<string, RuleDefinition<'member-number'>>;
`,
  'src/collections/recipe/schema.ts': `import { text } from '../../schema/primitives';
import { collectionKind } from '../kind-schema';

export const recipeSchema = collectionKind('recipe', 'What visitors may bake at home.', {
  entry: { flour: text('How much flour it takes.') },
});
`,
  'src/collections/recipe/example.ts': `import type { CollectionDefinition } from '../registry';

export const examples = {
  bread: {
    kind: 'recipe',
    entries: [{ id: 'rye', name: 'Rye Bread', description: 'Dark.', flour: '500 g' }],
  },
} satisfies Record<string, CollectionDefinition<'recipe'>>;
`,
};

describe('kinds of fields, rules and collections of its own', () => {
  test('are known to check, types and reference', async () => {
    for (const [file, text] of Object.entries(ownKinds)) project.write(file, text);
    project.edit('config/forms/contact.ts', (text) =>
      text
        .replace('fields: [', "fields: [{ kind: 'search', name: 'Member', label: 'Your number' },")
        .replace(
          'rules: [',
          "rules: [{ field: 'Member', check: 'member-number', message: 'Please enter your number' },",
        ),
    );
    project.write(
      'config/collections/recipes.ts',
      `import type { CollectionDefinition } from '#types';

export default {
  kind: 'recipe',
  entries: [{ id: 'rye', name: 'Rye Bread', description: 'Dark.', flour: '500 g' }],
} satisfies CollectionDefinition;
`,
    );
    expect(await command('rules')).toMatchObject({ status: 0 });
    expect((await command('check')).output).toContain('config is in order.');
    expect(await project.tool('tsc', '-p', '.')).toEqual({ status: 0, output: '' });
    const reference = read('node_modules/.engine/docs/config.md');
    for (const words of ['Words to look for.', 'An M and five digits.', 'bake at home.']) {
      expect(reference).toContain(words);
    }
  });

  test('are in the security rules', () => {
    expect(read('firestore.rules')).toContain('M[0-9]{5}');
  });

  test('are on the built page', async () => {
    expect(await command('build')).toMatchObject({ status: 0 });
    expect(read('dist/site/Contact.html')).toMatch(/<input[^>]* type="search"/);
  });
});

test.each(['bakery', 'climbing', 'notary', 'concert'])(
  'the firm %s is built in it',
  async (firm) => {
    const site = `examples/${firm}`;
    cpSync(site, join(project.folder(), site), { recursive: true, filter: isSource });
    const { status, output } = await project.commandOf(site, 'build');
    expect([status, output]).toEqual([
      0,
      expect.stringContaining(`6 pages are in ${site}/dist/site.`),
    ]);
  },
);

const serveEditor = () => project.serve('edit', /#edit=(\S+)/);

describe('the editor', () => {
  let editing: Awaited<ReturnType<typeof serveEditor>>;
  beforeAll(async () => {
    editing = await serveEditor();
  });
  afterAll(() => editing.stop());

  const ownPage = { 'sec-fetch-site': 'same-origin', accept: '*/*' };

  const post = async (path: string, body: object) => {
    const { text } = await editing.ask(`/__edit/${path}`, {
      method: 'POST',
      headers: {
        ...ownPage,
        'content-type': 'application/json',
        'x-edit-token': editing.found[1] ?? '',
      },
      body: JSON.stringify(body),
    });
    return JSON.parse(text) as Record<string, unknown>;
  };

  const retitled = (value: string) => {
    const [, was = ''] = /title: '([^']*)'/.exec(read('config/pages/contact.ts')) ?? [];
    const change = { do: 'set', file: 'config/pages/contact.ts', path: 'title', value, was };
    return post('step', { step: { words: 'Title', changes: [change] } });
  };

  test('writes what is typed into config, and nothing that the check refuses', async () => {
    expect(await retitled('Come and see us')).toMatchObject({ is: 'written' });
    const written = read('config/pages/contact.ts');
    expect(written).toContain("title: 'Come and see us'");
    expect(await retitled('')).toMatchObject({ is: 'refused' });
    expect(read('config/pages/contact.ts')).toBe(written);
  });

  test('hears of a file that is added elsewhere', async () => {
    const title = /title: '[^']*'/;
    const text = read('config/pages/about-bread.ts').replace(title, "title: 'By hand'");
    project.write('config/pages/by-hand.ts', text);
    const shown = () => editing.ask('/@config/pages/by-hand.ts', { headers: ownPage });
    await until(async () => (await shown()).text.includes('By hand'));
  });

  test('has scripts that know the own kind, and hear of what changes', async () => {
    const { text } = await editing.ask('/', { headers: { accept: 'text/html' } });
    const scripts = text.match(/\/@edit\/[^"]+/g) ?? [];
    const answers = await Promise.all(
      scripts.map((script) => editing.ask(script, { headers: ownPage })),
    );
    for (const words of ['Saying: say here what it is for.', 'config:news']) {
      expect(
        answers.filter(({ status, text: code }) => status === 200 && code.includes(words)),
      ).toHaveLength(1);
    }
  });
});

describe('what is not for pages', () => {
  let editing: Awaited<ReturnType<typeof serveEditor>>;
  beforeAll(async () => {
    const folder = project.folder();
    putSecrets(folder);
    const stored = ['.local-edits', '.local-firebase'].map((name) => join(folder, name));
    // Begun without what has no meaning there.
    stored.forEach((name) => rmSync(name, { recursive: true }));
    editing = await serveEditor();
    for (const name of stored) {
      mkdirSync(name, { recursive: true });
      writeFileSync(join(name, 'kept.json'), JSON.stringify({ secret }));
    }
  });
  afterAll(() => editing.stop());

  test.each([
    ...['.env', '.git/config', 'exports/contact.json', 'public/linked.txt', 'src/linked.ts'],
    ...['.local-firebase/kept.json', '.local-edits/kept.json'],
  ])('%s is served under no spelling of its name', (file) =>
    expectUnseen(editing, { file, word: secret }),
  );

  test('of the rest of the project nothing is served, of its packages what pages are made of', async () => {
    const at = async (file: string) =>
      (await editing.ask(`/@fs${project.folder()}/${file}`, { headers: { accept: '*/*' } })).status;
    for (const file of ['README.md', 'package.json', 'firestore.rules', 'dist/site/index.html']) {
      expect([file, await at(file)]).toEqual([file, 403]);
    }
    const fonts = 'node_modules/@fontsource-variable/figtree/files';
    const [font = ''] = readdirSync(join(project.folder(), fonts));
    expect(await at(`${fonts}/${font}`)).toBe(200);
  });

  test('no way up from the folder of the engine leads there', async () => {
    const up = ['/../../.env', '/%2e%2e/%2e%2e/.env', '/..%2f..%2f.env', '/src/../../../.env'];
    const below = [`/@fs${project.folder()}/node_modules/../.env`, '/@fs/proc/self/cwd/.env'];
    for (const path of [...up, ...below].flatMap((way) => [way, `${way}?raw`, `${way}?import`])) {
      const { text } = await editing.ask(path, { headers: { accept: '*/*' } });
      expect([path, text.includes(secret)]).toEqual([path, false]);
    }
  });
});
