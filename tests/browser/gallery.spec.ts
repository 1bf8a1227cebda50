import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { exampleConfig } from '../../src/gallery/example-config';
import type { Subject } from '../../src/gallery/kinds';
import { drawingOf, drawings } from '../../src/pictures/motifs/drawings';
import { examples as ruleExamples } from '../../src/rules/examples';
import { footerLook, headerLook, headerStrip } from '../../src/schema/frame-looks';
import type { Metadata } from '../../src/schema/metadata';
import { sceneParts } from '../../src/schema/picture';
import { themeNames } from '../../src/schema/theme-names';
import { ar } from '../../src/schema/usual-words/ar';
import { themes } from '../../src/theme/themes/registry';
import { readLiteral } from '../../tools/config-reader/read-literal';
import { formatted } from '../../tools/formatted';
import { violationsIn } from './axe';
import { leaveOutFrames, neverReachFrames, openGallery, show, test } from './gallery';
import { cutParts, overflowOf, settle } from './looks';
import { sameVisitor } from './same-visitor';
import { watchConsole } from './watch-console';

/** The built gallery: every example of every kind. */

type Examples = Record<string, unknown>;

type Kind = { group: Subject['group']; name: string; path: string; read: () => Promise<Examples> };

const folders = (group: string) =>
  readdirSync(join('src', group), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);

/** The kinds of a group, by the names of their folders; the contents are read only when needed. */
const kindsInFolders = (group: Subject['group']) =>
  folders(group).map((name): Kind => {
    const file = `../../src/${group}/${name}/example.ts`;
    const read = async () => ((await import(file)) as { examples: Examples }).examples;
    return { group, name, path: `${group}/${name}`, read };
  });

const ruleKinds = () =>
  Object.entries(ruleExamples).map(([name, examples]): Kind => ({
    group: 'rules',
    name,
    path: `rules/${name}`,
    read: () => Promise.resolve(examples),
  }));

/** Every single part of a scene, and the scenes of config/pages, from the text of these files. */
const sceneKinds = () => {
  const text = readdirSync('config/pages')
    .map((file) => readFileSync(join('config/pages', file), 'utf8'))
    .join('');
  const used = [...text.matchAll(/scene: \[([^\]]+)\]/g)].map(([, list]) =>
    list!.split(',').map((part) => part.trim().slice(1, -1)),
  );
  return sceneParts.map((part): Kind => {
    const scenes: string[][] = [[part], ...used.filter(([first]) => first === part)];
    const examples = Object.fromEntries(scenes.map((scene) => [scene.join('-'), { scene }]));
    const read = () => Promise.resolve(examples);
    return { group: 'scenes', name: part, path: `scenes/${part}`, read };
  });
};

const motifKinds = () =>
  ['growth', ...Object.keys(drawings)].map((name): Kind => ({
    group: 'motifs',
    name,
    path: `motifs/${name}`,
    read: () => Promise.resolve({ drawn: { motif: name } }),
  }));

/** Each look of what surrounds pages. */
const layoutKinds = () => {
  const looks = [
    { name: 'header', schema: headerLook, said: (word: string) => ({ header: { look: word } }) },
    { name: 'strip', schema: headerStrip, said: (word: string) => ({ header: { strip: word } }) },
    { name: 'footer', schema: footerLook, said: (word: string) => ({ footer: { look: word } }) },
  ];
  return looks.map(({ name, schema, said }): Kind => {
    const { meanings = {} } = schema.describe().meta as Metadata;
    const examples = Object.keys(meanings).map((word) => [word, said(word)]);
    const read = () => Promise.resolve(Object.fromEntries(examples) as Examples);
    return { group: 'layout', name, path: `layout/${name}`, read };
  });
};

/** Each theme to start from, on the same three pages. */
const themeKinds = () =>
  Object.keys(themeNames).map((name): Kind => {
    const pages = ['opening', 'reading', 'form'].map((page) => [page, { extends: name }]);
    const read = () => Promise.resolve(Object.fromEntries(pages) as Examples);
    return { group: 'themes', name, path: `themes/${name}`, read };
  });

const testOfLooks = test.extend(sameVisitor('gallery'));

const groups = ['sections', 'fields', 'rules', 'scenes', 'motifs', 'layout', 'themes'] as const;

const kinds = [
  ...kindsInFolders('sections'),
  ...kindsInFolders('fields'),
  ...ruleKinds(),
  ...sceneKinds(),
  ...motifKinds(),
  ...layoutKinds(),
  ...themeKinds(),
];

// If set, it would apply in every frame, whatever the gallery chooses.
test.use({ colorScheme: null });

/** An example is a part of a page: the page has the one h1. */
const violations = (page: Page) => violationsIn(page, { whenOmitted: ['page-has-heading-one'] });

/** The families that the page's letters have, if the browser has loaded them. */
const loadedFamilies = (page: Page) =>
  page.evaluate(async () => {
    await document.fonts.ready;
    const loaded = [...document.fonts].filter(({ status }) => status === 'loaded');
    const families = loaded.map(({ family }) => family.replaceAll('"', ''));
    // Stand-ins are shown until the fonts are there.
    return [...new Set(families)].filter((family) => !family.endsWith(' Fallback')).toSorted();
  });

/** What still scrolls sideways after drawings have followed the size of the window. */
const overflow = async (page: Page) => {
  let by = 0;
  const fits = expect.poll(async () => (by = await overflowOf(page)), { timeout: 2_000 }).toBe(0);
  return fits.then(
    () => [],
    () => [`scrolls sideways by ${by} px`],
  );
};

const widths = [360, 1280];

/** The example's field breaks the rule. */
const breakRule = async (page: Page, { message }: { message: string }) => {
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByRole('alert')).toHaveText(message);
};

for (const { group, path, read } of kinds) {
  // A drawing has no text and no controls, and is hidden from screen readers.
  const hasWords = group !== 'scenes' && group !== 'motifs';
  const isRule = group === 'rules';
  const also = isRule ? ', and a field that breaks the rule says so' : '';
  testOfLooks(
    `${path}: no example has a problem at 360 px and at 1280 px${also}`,
    async ({ page }) => {
      const reported = watchConsole(page);
      const problems: string[] = [];
      const order = [...widths];
      for (const [name, example] of Object.entries(await read())) {
        await show(page, `${path}/${name}`);
        // The next example begins at the last width: a new size is a new layout.
        for (const width of order.reverse()) {
          await page.setViewportSize({ width, height: 800 });
          if (hasWords) await settle(page);
          const found = [
            ...(hasWords ? await violations(page) : []),
            ...(await overflow(page)),
            ...reported.splice(0),
          ];
          problems.push(...found.map((words) => `${name} at ${width} px: ${words}`));
        }
        if (isRule) await breakRule(page, example as { message: string });
      }
      expect(problems).toEqual([]);
    },
  );
}

for (const { path, read } of layoutKinds()) {
  testOfLooks(
    `${path}: each look fits a screen of 320 px, from left and from right`,
    async ({ page }) => {
      const reported = watchConsole(page);
      const problems: string[] = [];
      await page.setViewportSize({ width: 320, height: 800 });
      for (const words of ['', 'ar']) {
        for (const name of Object.keys(await read())) {
          await show(page, `${path}/${name}`, words);
          await settle(page);
          const found = [
            ...(await overflow(page)),
            ...(await cutParts(page)),
            ...reported.splice(0),
          ];
          problems.push(...found.map((what) => `${name} ${words}: ${what}`));
        }
      }
      expect(problems).toEqual([]);
    },
  );

  testOfLooks(`${path}: no two looks are drawn alike`, async ({ page }) => {
    const looks = Object.keys(await read());
    const drawn = new Set<string>();
    for (const name of looks) {
      await show(page, `${path}/${name}`);
      await settle(page);
      drawn.add((await page.screenshot()).toString('base64'));
    }
    expect(looks.length).toBeGreaterThan(2);
    expect(drawn.size).toBe(looks.length);
  });
}

for (const [path, what] of [
  ['', 'the gallery’s first page'],
  ['sections/feature', 'the page of a section kind'],
  ['fields/select', 'the page of a field kind'],
] as const) {
  test(`${what} has no problem at 360 px and at 1280 px`, async ({ page }) => {
    await leaveOutFrames(page);
    const reported = watchConsole(page);
    await openGallery(page, path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      await settle(page);
      const found = [...(await violations(page)), ...(await overflow(page))];
      expect(found, `at ${width} px`).toEqual([]);
    }
    expect(reported).toEqual([]);
  });
}

for (const [name, { font }] of Object.entries(themes)) {
  test(`the theme ${name} is shown in its own letters`, async ({ page }) => {
    const families = [...new Set([font.display.family, font.text.family])].toSorted();
    for (const example of ['opening', 'reading', 'form']) {
      await show(page, `themes/${name}/${example}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(await page.locator('h1').evaluate((h1) => getComputedStyle(h1).fontFamily)).toContain(
        font.display.family,
      );
      await expect.poll(() => loadedFamilies(page), example).toEqual(families);
    }
  });
}

for (const [name, { motif }] of Object.entries(themes)) {
  test(`the theme ${name} draws its motif on each page`, async ({ page }) => {
    const [shape] = drawingOf(motif)?.shapes ?? [];
    for (const example of ['opening', 'reading', 'form']) {
      await show(page, `themes/${name}/${example}`);
      await expect(page.locator(`main svg:has(> path[d="${shape?.d}"])`), example).toBeVisible();
    }
  });
}

/** Whether the text is a key with its value, not an entry of a list. */
const isOfKey = (text: string) => /^(?:picture|motif|header|footer|extends):/.test(text);

/** The text, formatted, as in a list of a page or a form. */
const textInStyle = async (text: string) => {
  const inList = isOfKey(text) ? `{\n${text}}` : `[\n//\n${text}]`;
  // There it is indented by two levels more.
  const list = await formatted('list.ts', `export default ${inList};`, { printWidth: 98 });
  return list
    .split('\n')
    .filter((line) => line.startsWith('  ') && line !== '  //')
    .map((line) => `${line.slice(2)}\n`)
    .join('');
};

/** The config that results from pasting the text. */
const readPasted = (text: string) => {
  const source = `export default ${isOfKey(text) ? `{ ${text} }` : `[${text}]`};`;
  const { value, findings } = readLiteral(source);
  expect(findings).toEqual([]);
  if (!isOfKey(text)) return (value as unknown[])[0];
  return text.startsWith('picture:') ? (value as { picture: unknown }).picture : value;
};

/** Checks the page of a kind, and its entry in the list. */
const lookAtKind = (page: Page) =>
  page.evaluate(() => {
    const heading = document.querySelector('h1');
    const entry = document.querySelector('nav[aria-label="Kinds"] [aria-current]');
    const { x = 0, y = 0, width = 0, height = 0 } = entry?.getBoundingClientRect() ?? {};
    const seen = document.elementFromPoint(x + width / 2, y + height / 2);
    return {
      title: heading?.textContent,
      isFocused: document.activeElement === heading,
      isListed: seen !== null && entry?.contains(seen),
    };
  });

/** The config of each example of the page, by name. */
const textsOf = (page: Page) =>
  page.evaluate((): Record<string, string> => {
    const sections = [...document.querySelectorAll('main section')];
    return Object.fromEntries(
      sections.map((each) => [each.id, each.querySelector('pre')?.textContent ?? '']),
    );
  });

test('the list has every kind', async ({ page }) => {
  await neverReachFrames(page);
  await openGallery(page);
  const links = page.getByRole('navigation', { name: 'Kinds' }).getByRole('link');
  await expect(links).toHaveCount(kinds.length);
  const addresses = await links.evaluateAll((all) => all.map((each) => each.getAttribute('href')));
  expect(addresses.toSorted()).toEqual(kinds.map(({ path }) => `/__gallery/${path}`).toSorted());
});

for (const group of groups) {
  test(`${group}: the list leads to the page of each kind`, async ({ page }) => {
    await neverReachFrames(page);
    await openGallery(page);
    for (const { path, name } of kinds.filter((kind) => kind.group === group)) {
      await page.locator(`nav a[href="/__gallery/${path}"]`).click();
      await expect
        .poll(() => lookAtKind(page), { message: path, intervals: [0, 20, 50, 100] })
        .toEqual({ title: name, isFocused: true, isListed: true });
    }
  });
}

for (const group of groups) {
  const ofGroup = kinds.filter((kind) => kind.group === group);

  test(`${group}: the config of each example is correct and formatted`, async () => {
    for (const { path, read } of ofGroup) {
      for (const [name, definition] of Object.entries(await read())) {
        const text = exampleConfig({ group, definition } as Subject);
        expect(readPasted(text), `${path}/${name}`).toEqual(definition);
        expect(text, `${path}/${name}`).toBe(await textInStyle(text));
      }
    }
  });

  const [first] = ofGroup;
  test(`${group}: the config of each example of ${first?.name} stands beside it`, async ({
    page,
  }) => {
    await leaveOutFrames(page);
    await openGallery(page, first?.path);
    const examples = Object.entries((await first?.read()) ?? {});
    const texts = examples.map(([name, definition]) => [
      name,
      exampleConfig({ group, definition } as Subject),
    ]);
    expect(await textsOf(page)).toEqual(Object.fromEntries(texts));
  });
}

test('an example is shown in three documents, 1280, 768 and 360 px wide, in full and side by side', async ({
  page,
}) => {
  await openGallery(page, 'sections/steps');
  const frames = page.locator('figure iframe');
  for (const [index, width] of [1280, 768, 360].entries()) {
    const body = frames.nth(index).contentFrame().locator('body');
    await expect(body).toContainText('From Brief To Launch');
    expect(await body.evaluate(() => window.innerWidth)).toBe(width);
    // Heights are rounded up to whole pixels.
    await expect
      .poll(() => body.evaluate((element) => window.innerHeight - element.clientHeight))
      .toBeLessThanOrEqual(1);
  }
  const box = (index: number) => frames.nth(index).boundingBox();
  const [wide, middle, narrow] = [await box(0), await box(1), await box(2)];
  expect(middle!.x).toBeCloseTo(wide!.x, 0);
  expect(narrow!.x + narrow!.width).toBeCloseTo(wide!.x + wide!.width, 0);
  expect(middle!.y).toBeCloseTo(narrow!.y, 0);
});

test('examples are shown in the chosen colours', async ({ page }) => {
  await openGallery(page, 'fields/tel');
  const paper = () =>
    page
      .locator('iframe')
      .first()
      .contentFrame()
      .locator('body')
      .evaluate((body) => getComputedStyle(body).backgroundColor);
  await expect.poll(paper).toBe('rgb(251, 250, 246)');
  await page.getByLabel('Colours').selectOption('dark');
  await expect.poll(paper).toBe('rgb(11, 21, 18)');
});

test('examples are shown with the buttons and messages of another language, and from right to left', async ({
  page,
}) => {
  await openGallery(page, 'fields/list');
  const frame = page.locator('iframe').first().contentFrame();
  const form = frame.locator('form');
  const add = frame.getByRole('button', { name: ar['words.addEntry'] });
  const toEdges = async () => {
    const [around, button] = [(await form.boundingBox())!, (await add.boundingBox())!];
    const left = button.x - around.x;
    return { left, right: around.width - left - button.width };
  };
  await page.getByLabel('Buttons and messages').selectOption('ar');
  await expect(add).toBeVisible();
  const { left, right } = await toEdges();
  expect(right).toBeLessThan(left);
  await page.getByLabel('Buttons and messages').selectOption('');
  await expect(frame.locator('html')).toHaveAttribute('dir', 'ltr');
  await expect(add).toHaveCount(0);
});

test('Copy puts the config on the clipboard, or selects it, and says which', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openGallery(page, 'sections/map');
  const example = page.getByRole('region', { name: 'plain' });
  const copy = example.getByRole('button', { name: 'Copy the config of plain' });
  const said = example.getByRole('status');
  const text = await example.locator('pre').textContent();
  await copy.press('Enter');
  await expect(said).toHaveText('Copied');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(text);

  await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
  await copy.press('Enter');
  await expect(said).toHaveText('Selected: press Ctrl+C, or ⌘C on a Mac');
  expect(await page.evaluate(() => String(getSelection()).trim())).toBe(text?.trim());
});

test('the search finds kinds in any spelling of their names', async ({ page }) => {
  await openGallery(page);
  const list = page.getByRole('navigation', { name: 'Kinds' });
  const filter = page.getByLabel('Filter by name');
  await filter.fill('Call to');
  await expect(list.getByRole('link')).toHaveText(/^call-to-action/);
  await expect(page.getByText('1 kind', { exact: true })).toBeVisible();
  await filter.fill('withPlaceholder');
  await expect(list.getByRole('link')).toHaveText(/^select/);
  await filter.fill('nothing of the sort');
  await expect(list.getByRole('link')).toHaveCount(0);
  await expect(page.getByText('0 kinds', { exact: true })).toBeVisible();
});

test('a submit of an example stores nothing and shows the record', async ({ page }) => {
  const sent: string[] = [];
  page.on('request', (request) => request.method() !== 'GET' && sent.push(request.url()));
  await show(page, 'fields/text/plain');
  await page.getByRole('textbox', { name: 'City' }).fill('Ulm');
  await page.getByRole('button', { name: 'Send' }).click();
  const note = page.getByRole('status').filter({ hasText: 'Nothing was sent' });
  await expect(note).toContainText('"City": "Ulm"');

  await show(page, 'sections/hero/plain');
  for (const label of ['Full Name', 'Project']) await page.getByLabel(label).fill('Ada');
  await page.getByLabel('Email Address').fill('ada@example.com');
  await page.getByLabel('Phone Number').fill('1');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(note).toContainText('would store this in Inquriy');
  await expect(note).toContainText('"Pname": "Ada"');
  expect(sent).toEqual([]);
});

test('a link in an example does not navigate', async ({ page, context }) => {
  await show(page, 'sections/map/plain');
  const other = context.waitForEvent('page');
  await page.getByRole('link', { name: /OpenStreetMap/ }).click();
  await (await other).close();
  await show(page, 'sections/article/plain');
  await page.getByRole('link', { name: 'The one part' }).click();
  await expect(page.getByRole('heading', { name: 'The one part' })).toBeInViewport();
  await show(page, 'sections/feature/pictureRight');
  await page.getByRole('link', { name: 'Ask about a shop' }).click();
  await expect(page.getByRole('heading', { name: 'Orders That Arrive' })).toBeVisible();
});
