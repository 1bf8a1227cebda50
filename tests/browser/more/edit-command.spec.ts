import { spawn } from 'node:child_process';
import { copyProject } from '../project-copy';
import { expect, test } from '../share';

/** What the command prints, up to the address of the editor; rejects with why it ended. */
const start = (folder: string, port: number) => {
  const { NODE_ENV: _, ...own } = process.env;
  const child = spawn(process.execPath, ['tools/run.mjs', 'tools/edit/main.ts'], {
    cwd: folder,
    env: { ...own, PORT: String(port), EDIT_OPEN: '0', SITE: '' },
    // A group of its own, to be killed as a whole.
    detached: true,
  });
  const address = new Promise<string>((resolve, reject) => {
    let said = '';
    child.stderr.on('data', (data: Buffer) => (said += data.toString()));
    child.on('close', () => reject(new Error(said)));
    child.stdout.on('data', (data: Buffer) => {
      said += data.toString();
      const [found] = /http:\S+/.exec(said) ?? [];
      if (found) resolve(found);
    });
  });
  const end = (signal: NodeJS.Signals) => {
    if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, signal);
  };
  return { address, stop: () => end('SIGTERM'), kill: () => end('SIGKILL') };
};

test('the command says where the site is edited, and the editor is there', async ({
  page,
  share,
}) => {
  test.setTimeout(180_000);
  const address = await share('the command of the editor', async (port) => {
    const project = copyProject();
    const { address: thing, stop } = start(project.folder, port);
    return {
      thing: await thing,
      stop: () => {
        stop();
        return project.remove();
      },
    };
  });
  await page.goto(address);
  await expect(page.getByRole('region', { name: 'Editor', exact: true })).toBeVisible({
    timeout: 90_000,
  });
  // The token is taken out of the address, and the tab has it after a reload.
  await expect(page).toHaveURL(/:\d+\/$/);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Pages', exact: true })).toBeVisible();
});

test('what is typed while the server is killed is there at the next start, and is written then', async ({
  page,
  share,
}) => {
  test.setTimeout(300_000);
  const { project, port } = await share('a copy of the project to be edited', (port) => {
    const copy = copyProject();
    return Promise.resolve({ thing: { project: copy, port }, stop: () => copy.remove() });
  });
  const before = project.read('config/pages/home.ts');
  const first = start(project.folder, port);
  await page.goto(await first.address);
  const headline = page.getByRole('main').getByRole('heading', { level: 1 });
  await expect(page.getByRole('button', { name: 'Pages', exact: true })).toBeVisible({
    timeout: 90_000,
  });
  await headline.click();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('Typed in');
  first.kill();
  await page.keyboard.type(' vain?');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: '1 not written yet' })).toBeVisible();
  expect(project.read('config/pages/home.ts')).toBe(before);

  const second = start(project.folder, port);
  try {
    await page.goto('about:blank');
    await page.goto(await second.address);
    const offer = page.getByRole('region', { name: 'What you were typing' });
    await expect(offer).toContainText('Typed in vain?', { timeout: 90_000 });
    await offer.getByRole('button', { name: 'Put it in' }).click();
    await expect
      .poll(() => project.read('config/pages/home.ts'))
      .toContain("title: 'Typed in vain?'");
  } finally {
    second.stop();
  }
});
