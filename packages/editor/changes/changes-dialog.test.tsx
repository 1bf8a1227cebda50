import { screen, waitFor } from '@testing-library/react';
import { unzipSync } from 'fflate';
import { closeEditors, openEditor } from '../testing/open-editor';

/** A site that git does not keep. With git it is a journey: edit-changes.spec.ts. */

afterEach(closeEditors);

test('without git nothing can be kept, and the site is had as a ZIP', async () => {
  const { site, press } = await openEditor();
  const saved: { name: string; blob: Blob }[] = [];
  const blobs: Blob[] = [];
  Object.assign(URL, {
    createObjectURL: (blob: Blob) => `blob:${blobs.push(blob)}`,
    revokeObjectURL: () => undefined,
  });
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    saved.push({ name: this.download, blob: blobs[Number(this.href.replace('blob:', '')) - 1]! });
  });
  await press('What has changed');
  const dialog = await screen.findByRole('dialog');
  expect(await screen.findByText(/not kept by git/)).toBeVisible();
  await press('Keep these changes', dialog);
  await press('Keep');
  expect(await screen.findByText(/Nothing was done\./)).toBeVisible();
  // The list behind it has such a button as well, until it has gone.
  await press(
    'Save the files as a ZIP',
    screen.getByRole('dialog', { name: 'Keep these changes' }),
  );
  await waitFor(() => expect(saved).toHaveLength(1));
  click.mockRestore();
  const [{ name, blob }] = saved as [(typeof saved)[number]];
  expect(name).toMatch(/^changes-\d{4}-\d\d-\d\d\.zip$/);
  const files = unzipSync(new Uint8Array(await blob.arrayBuffer()));
  const routes = files['config/routes.ts'] ?? new Uint8Array();
  expect(Buffer.from(routes).toString()).toBe(site.read('config/routes.ts'));
});
