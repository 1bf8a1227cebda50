import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { commitOf, records, send } from '../../packages/local-firebase/testing/send';
import { expect, test } from './site';

/** What a page of another port of this machine gets of the stored data; requests of all sorts: tests/requests. */
test.use({ backend: 'of strangers' });

const paths = ['/__local/', '/__local/data.json', '/__local/subcribe.csv'];

test('stored data cannot be framed or embedded by a page of another port', async ({
  page,
  site,
  watch,
}) => {
  watch.expectProblems(/./);
  const { host, port } = new URL(site.origin);
  const commit = commitOf('subcribe/one', records.subcribe);
  expect((await send(Number(port), { ...commit, headers: { host } })).status).toBe(200);
  const neighbour = createServer((request, response) => {
    const address = `${site.origin}${request.url}`;
    const failed = 'onerror="document.title += 1"';
    response.setHeader('content-type', 'text/html');
    response.end(
      `<iframe src="${address}"></iframe><img src="${address}" ${failed}><script src="${address}" ${failed}></script>`,
    );
  });
  await new Promise<void>((resolve) => neighbour.listen(0, 'localhost', resolve));
  const elsewhere = `http://localhost:${(neighbour.address() as AddressInfo).port}`;
  for (const path of paths) {
    const framed = page.waitForResponse(
      (response) => response.url() === site.origin + path && response.frame() !== page.mainFrame(),
    );
    await page.goto(elsewhere + path);
    expect((await framed).status(), path).toBe(403);
    await expect(page).toHaveTitle('11');
    for (const frame of page.frames()) {
      expect(await frame.content(), path).not.toContain(records.subcribe.Email);
    }
  }
  neighbour.close();
});
