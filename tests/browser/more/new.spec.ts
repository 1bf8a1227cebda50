import { withinEnvironment } from '../../within-environment';
import { startDevServer } from '../dev-server';
import { portAt } from '../ports';
import { copyProject } from '../project-copy';
import { expect, test } from '../share';

/** A site that `npm run new` made in a folder of its own; the rest of it: tests/requests/more/new.test.ts. */

// Its home page has the file name of another one, in the project's own config.
test('a site in a folder of its own is shown by the dev server', async ({ page }) => {
  const project = copyProject();
  try {
    const { output } = await project.run(['tools/new/main.ts', 'site', 'sites/bakery']);
    expect(output).toContain('sites/bakery');
    const dev = await withinEnvironment({ SITE: 'sites/bakery' }, () =>
      startDevServer(project, portAt(67)),
    );
    try {
      await page.goto(dev.origin);
      await expect(page).toHaveTitle(/^Welcome \| Bakery/);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    } finally {
      await dev.stop();
    }
  } finally {
    await project.remove();
  }
});
