import { closeSync, openSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as after } from 'node:timers/promises';
import { brokenStates } from '../broken-states';
import { devPage, expectReported, wide } from '../dev-page';
import { startDevServer } from '../dev-server';
import { overflowOf } from '../looks';
import { portAt } from '../ports';
import { expect, test } from '../share';
import { todays } from '../todays';

test.describe.configure({ mode: 'default' });

const port = portAt(40);
const on = devPage(port);

test('every page that is loaded, or reached by a link, shows without an error or a warning in the console', async () => {
  on.problems.length = 0;
  await on.page.goto(`${on.origin}/Contact`);
  await on.expectShown();
  for (const name of ['About Us', 'Product', 'Services', 'Blog', 'Career', 'Contact', 'Home']) {
    await on.follow(name);
    await expect(on.page.getByRole('heading', { level: 1 })).toBeFocused();
    await on.expectShown();
  }
  expect([...on.problems, ...on.errors]).toEqual([]);
});

test.describe('a mistake in config is shown in place and in the panel, and disappears without a reload:', () => {
  for (const state of todays(brokenStates, { oneIn: 4 })) {
    test(state.what, () => expectReported(on, state));
  }
});

test('a changed text of config shows without a reload', async () => {
  await on.goTo('Career');
  await on.mark();
  on.project.edit('config/pages/career.ts', 'Join Our Team Only Freelancers', 'Come and build');
  await expect(on.page.getByRole('heading', { level: 1 })).toHaveText('Come and build');
  on.project.edit(
    'config/site.ts',
    "label: 'Career', to: '/Career'",
    "label: 'Jobs', to: '/Career'",
  );
  const banner = on.page.getByRole('banner');
  await expect(banner.getByRole('link', { name: 'Jobs', exact: true })).toBeVisible();
  on.project.edit('config/forms/newsletter.ts', "label: '", "label: 'Please: ");
  await expect(on.page.getByRole('contentinfo').getByLabel(/^Please: /)).toBeVisible();
  on.project.edit('config/theme.ts', "default: '#FBFAF6'", "default: '#FFFFFF'");
  await expect(on.page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  on.project.edit('config/routes.ts', "path: '/Career'", "path: '/Career', aliases: ['/jobs']");
  expect(await on.isSamePage()).toBe(true);
});

test('a mistake is reported once in the terminal, with the check’s own words', async () => {
  await on.goTo('Blog');
  const before = on.dev.reported.length;
  const repair = on.breakConfig({
    file: 'config/site.ts',
    by: ["to: '/Career'", "to: '/Carreer'"],
  });
  await expect(on.panel()).toBeVisible();
  await on.openConnected('/Blog');
  await expect(on.panel()).toBeVisible();
  const reported = on.dev.reported.slice(before);
  expect(reported).toHaveLength(1);
  expect(reported[0]).not.toMatch(/^ +at /m);
  expect(await on.panelText()).toBe(reported[0]);
  for (const main of ['tools/check/main.ts', 'tools/build/main.ts']) {
    const { status, output } = await on.project.run([main]);
    expect(status).toBe(1);
    expect(output).toContain(reported[0]);
  }
  repair();
  await expect(on.panel()).toHaveCount(0);
});

test('a file that is empty during a save is reported with its final content', async () => {
  await on.goTo('Blog');
  const before = on.dev.reported.length;
  const file = 'config/pages/blog.ts';
  const sound = on.project.read(file);
  on.cleanups.push(() => on.project.write(file, sound));
  const save = async (text: string) => {
    const opened = openSync(join(on.project.folder, file), 'w');
    await after(40);
    writeSync(opened, text);
    closeSync(opened);
  };
  await save(sound.replace("kind: 'cards'", "kind: 'cardz'"));
  await expect(on.panel()).toContainText('SITE-029');
  await save(sound);
  await expect(on.panel()).toHaveCount(0);
  expect(on.dev.reported.slice(before).join('\n')).not.toContain('SITE-003');
});

test('at 360 px the marks stand below the marked text, in place and in the panel', async () => {
  await on.goTo('Contact');
  await on.page.setViewportSize({ width: 360, height: 740 });
  on.cleanups.push(() => on.page.setViewportSize(wide));
  on.breakConfig({
    file: 'config/pages/contact.ts',
    by: ["lead: 'A few lines", "laed: 'A few lines"],
  });
  for (const words of [on.page.getByRole('note').locator('pre'), on.panel().locator('pre')]) {
    const [own, marks] = [words.getByText("> 18 |       laed: 'A few"), words.getByText('^^^^')];
    await expect(own).toBeVisible();
    await expect(async () => {
      const boxes = [await own.boundingBox(), await marks.boundingBox()];
      expect(boxes[1]?.y).toBeCloseTo((boxes[0]?.y ?? 0) + (boxes[1]?.height ?? 0), 0);
    }).toPass({ timeout: 15_000 });
  }
  await expect.poll(() => overflowOf(on.page)).toBe(0);
});

test('scroll position and typed text stay while a section is broken and corrected', async () => {
  await on.goTo('Contact');
  await on.mark();
  await on.newsletterField().fill('ada@example.com');
  await on.page.getByLabel('Full Name').fill('Ada');
  const map = on.page.getByRole('heading', { name: 'Where To Find Us' });
  await map.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  const top = () => map.evaluate((element) => element.getBoundingClientRect().top);
  const before = await top();

  const file = 'config/pages/contact.ts';
  const repair = on.breakConfig({
    file,
    by: ["title: 'Where To Find Us'", 'title: whereToFindUs'],
  });
  await expect(on.page.getByRole('main').getByRole('note')).toContainText('SITE-004');
  await expect(on.page.getByLabel('Full Name')).toHaveValue('Ada');
  repair();
  await expect(on.page.getByRole('main').getByRole('note')).toHaveCount(0);
  await expect(on.page.getByLabel('Full Name')).toHaveValue('Ada');
  await expect(on.newsletterField()).toHaveValue('ada@example.com');
  await expect.poll(top).toBeCloseTo(before, -1);

  // Another form of the page keeps its text, too.
  const repairForm = on.breakConfig({
    file: 'config/forms/contact.ts',
    by: ["kind: 'email'", "kind: 'emial'"],
  });
  await expect(on.page.getByRole('main').getByRole('note')).toContainText('SITE-029');
  repairForm();
  await expect(on.page.getByLabel('Full Name')).toHaveValue('');
  await expect(on.newsletterField()).toHaveValue('ada@example.com');
  expect(await on.isSamePage()).toBe(true);
});

test('the panel opens and closes by keyboard and leaves the page usable', async () => {
  await on.goTo('Blog');
  const repair = on.breakConfig({
    file: 'config/site.ts',
    by: ["to: '/Career'", "to: '/Carreer'"],
  });
  const words = on.panel().locator('pre');
  await expect(words).toBeVisible();
  await on.panel().locator('summary').focus();
  await on.page.keyboard.press('Enter');
  await expect(words).toBeHidden();
  await on.page.keyboard.press('Enter');
  await expect(words).toBeVisible();
  await on.page.getByText('Read More').last().click();
  await expect(on.page.getByText('Read Less')).toBeVisible();
  await on.newsletterField().fill('ada@example.com');
  repair();
  await expect(on.panel()).toHaveCount(0);
});

test('the panel keeps focus and scroll position while other files are saved', async () => {
  await on.goTo('Blog');
  on.breakConfig({ file: 'config/site.ts', by: ['columns: [', 'columns: [5, true, null, '] });
  const words = on.panel().locator('pre');
  await words.focus();
  const read = () => words.evaluate((element) => element.scrollTop);
  await words.evaluate((element) => element.scrollTo({ top: 100, behavior: 'instant' }));
  expect(await read()).toBe(100);
  on.breakConfig({ file: 'config/pages/career.ts', by: ["title: '", "titel: '"] });
  await expect(words).toContainText('config/pages/career.ts:');
  await expect(words).toBeFocused();
  expect(await read()).toBe(100);
});

test('the last of two quick saves is shown', async () => {
  await on.goTo('Blog');
  const repair = on.breakConfig({
    file: 'config/site.ts',
    by: ["to: '/Career'", "to: '/Carreer'"],
  });
  await expect(on.panel()).toContainText('/Carreer');
  for (const [index, pause] of [5, 20, 40].entries()) {
    repair();
    await after(pause);
    on.project.edit('config/site.ts', "to: '/Career'", `to: '/Career${index}'`);
    await expect(on.panel()).toContainText(`/Career${index}`);
  }
});

test.describe('in the gallery', () => {
  const example = () => on.page.getByRole('region', { name: 'three steps' });
  const body = () => example().locator('iframe').first().contentFrame().locator('body');

  test.beforeAll(async () => {
    await on.page.goto(`${on.origin}/__gallery/sections/steps`);
    await expect(body()).toContainText('You write', { timeout: 60_000 });
    await on.mark();
  });
  test.afterEach(async () => expect(await on.isSamePage()).toBe(true));

  test('a changed example shows without a reload', async () => {
    on.project.edit('src/sections/steps/example.ts', 'You write', 'You dictate');
    await expect(body()).toContainText('You dictate');
    await expect(example().locator('pre')).toContainText('You dictate');
  });

  test('a changed component shows without a reload', async () => {
    on.project.edit('src/ui/section.tsx', 'words={title}', 'words={`${title}!`}');
    await expect(body()).toContainText('From Brief To Launch!');
  });

  test('a changed scene of config shows without a reload', async () => {
    await on.page.getByRole('link', { name: 'cursor', exact: true }).click();
    await expect(on.page.getByRole('main').locator('section')).toHaveCount(1);
    on.project.edit(
      'config/pages/about.ts',
      "scene: ['node', 'card']",
      "scene: ['cursor', 'card']",
    );
    await expect(on.page.getByRole('region', { name: 'cursor card' })).toBeVisible();
  });
});

test('a dev server that starts with broken config shows a site, and then the corrected config', async () => {
  // An open page would reload itself as soon as it can.
  await on.page.goto('about:blank');
  await on.dev.stop();
  const repairs = [
    'config/site.ts',
    'config/theme.ts',
    'config/routes.ts',
    'config/pages/home.ts',
  ].map((file) => on.breakConfig({ file, by: { text: 'export default {{{ (' } }));
  on.dev = await startDevServer(on.project, port);
  await on.openConnected('/');
  await on.mark();
  await expect(on.panel()).toContainText('config/site.ts:1:');
  await expect(on.page.getByRole('main').getByRole('note')).toContainText(
    'config/pages/home.ts:1:',
  );
  repairs.forEach((repair) => repair());
  await expect(on.panel()).toHaveCount(0);
  await expect(on.page.getByRole('heading', { level: 1 })).toContainText('Growth');
  await expect(on.page.getByRole('banner')).toContainText('Business Growth');
  expect(await on.isSamePage()).toBe(true);
  expect(on.errors).toEqual([]);
  expect(on.dev.reported.filter((message) => !message.includes('to fix in config'))).toEqual([]);
});
