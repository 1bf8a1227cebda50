import { brokenStates } from './broken-states';
import { devPage, expectReported } from './dev-page';
import { portAt } from './ports';
import { expect, test } from './share';

/** The dev server: the rest of what it does while files change is in more/dev.spec.ts. */

test.describe.configure({ mode: 'default' });

const on = devPage(portAt(60));

test(
  'every page that is reached by a link shows without an error or a warning in the console',
  { tag: '@more' },
  async () => {
    on.problems.length = 0;
    await on.goTo('Home');
    for (const name of ['About Us', 'Product', 'Services', 'Blog', 'Career', 'Contact', 'Home']) {
      await on.follow(name);
      await expect(on.page.getByRole('heading', { level: 1 })).toBeFocused();
      await on.expectShown();
    }
    expect([...on.problems, ...on.errors]).toEqual([]);
  },
);

test('a mistake in config is shown in place and in the panel, and disappears without a reload', () =>
  expectReported(on, brokenStates[0]!));

test('a changed text of config shows without a reload', { tag: '@more' }, async () => {
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
