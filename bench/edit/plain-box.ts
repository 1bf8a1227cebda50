import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import type { Page } from '@playwright/test';

/** Puts an ordinary text box at the start of the page, and the focus into it: the peer of what is typed in place. */
export const focusPlainBox = (page: Page) =>
  page.evaluate(() => {
    const box = document.createElement('textarea');
    box.id = 'plain-box';
    box.value = 'Words of an ordinary text box.';
    document.body.prepend(box);
    box.focus();
  });

export const removePlainBox = (page: Page) =>
  page.evaluate(() => document.getElementById('plain-box')?.remove());

const html = `<!doctype html><title>Plain</title><textarea autofocus></textarea><button>Leave</button>
<script>
const box = document.querySelector('textarea');
box.addEventListener('blur', () => fetch('/write', { method: 'POST', body: box.value }));
</script>`;

/**
 * The peer of writing: a page whose text box sends what it holds when it is left, and a server that puts it
 * into `file`. Nothing is checked, kept for undoing, or safe from a crash.
 */
export const servePlainBox = async (port: number, file: string) => {
  const server = createServer((request, response) => {
    const answer = async () => {
      if (request.method === 'POST') await writeFile(file, await text(request));
      response.setHeader('content-type', 'text/html');
      response.end(request.method === 'POST' ? '' : html);
    };
    void answer();
  });
  await once(server.listen(port, 'localhost'), 'listening');
  return {
    address: `http://localhost:${port}/`,
    stop: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
};
