import type { IncomingMessage, ServerResponse } from 'node:http';

export const beginPath = '/__measured/begin';
const timePath = '/__measured/time';

/** So long a browser has been there when somebody opens the editor, in milliseconds. */
const settled = 2500;

/** Where somebody has signed in, and then opens the editor. */
const beginPage = `<!doctype html>
<title>Measured</title>
<script>
  sessionStorage.setItem('edit-token', 'a-token');
  localStorage.setItem('edit-hints', 'seen');
  sessionStorage.setItem('is-measured', 'yes');
  setTimeout(() => location.replace('/'), ${settled});
</script>`;

/** Tells how many milliseconds after its address was opened the page can be edited, and opens again once that is answered. */
const watching = `<script>
  const watch = sessionStorage.getItem('is-measured') && setInterval(async () => {
    if (!document.querySelector('[aria-label="Editor"]')?.getClientRects().length) return;
    clearInterval(watch);
    await fetch('${timePath}', { method: 'POST', body: performance.now() });
    location.replace('/');
  }, 10);
</script>`;

/** The editor's page with a script before its policy, which would not allow one. */
export const withWatch = (html: string) => html.replace('<head>', `<head>${watching}`);

/** A page that can be edited, `milliseconds` after its address was opened. */
export type Editable = { milliseconds: number; openAgain: () => void };

/** Answers what a measured page asks for; `told` is called with what it tells. Returns whether it was such a request. */
export const answerMeasuredPage = (
  request: IncomingMessage,
  response: ServerResponse,
  told: (editable: Editable) => void,
): boolean => {
  if (request.url === beginPath) {
    response.writeHead(200, { 'content-type': 'text/html' }).end(beginPage);
    return true;
  }
  if (request.url !== timePath) return false;
  let text = '';
  request.on('data', (part: Buffer) => (text += part.toString()));
  request.on('end', () =>
    told({ milliseconds: Number(text), openAgain: () => response.writeHead(204).end() }),
  );
  return true;
};
