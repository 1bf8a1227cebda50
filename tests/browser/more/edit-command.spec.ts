import { spawn } from 'node:child_process';
import { copyProject } from '../project-copy';
import { expect, test } from '../share';

/** What the command prints, up to the address of the editor; rejects with why it ended. */
const start = (folder: string, port: number) => {
  const { NODE_ENV: _, ...own } = process.env;
  const child = spawn(process.execPath, ['tools/run.mjs', 'tools/edit/main.ts'], {
    cwd: folder,
    env: { ...own, PORT: String(port), EDIT_OPEN: '0', SITE: '' },
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
  return { address, stop: () => child.kill() };
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
