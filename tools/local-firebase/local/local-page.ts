import { createHash } from 'node:crypto';
import { escapeHtml } from '../../escape-html';
import type { KeptMail } from '../../notifications/local/start-local-mail';
import type { StoredObject } from '../store/object-store';
import type { CollectionTable } from './group-documents';

/** Rows a table shows; its CSV file has all. */
const maxRows = 500;

const style = `
:root { color-scheme: light dark; --line: #c9ced6; --soft: #f3f5f8; --ink: #16202c; --link: #0b57d0; --page: #fff; }
@media (prefers-color-scheme: dark) {
  :root { --line: #3a4450; --soft: #1c242e; --ink: #e6ebf1; --link: #8ab4f8; --page: #12181f; }
}
body { margin: 0 auto; padding: 1rem; max-width: 90rem; background: var(--page); color: var(--ink); font: 1rem/1.5 system-ui, sans-serif; }
a { color: var(--link); }
a:focus-visible, .table:focus-visible { outline: 3px solid var(--link); outline-offset: 2px; }
section { margin-block: 2rem; }
.table { overflow-x: auto; border: 1px solid var(--line); border-radius: .5rem; }
table { border-collapse: collapse; width: max-content; min-width: 100%; font-size: .875rem; }
caption { box-sizing: border-box; max-width: calc(100vw - 2.25rem); padding: .5rem .75rem; text-align: left; }
th, td { padding: .5rem .75rem; border-top: 1px solid var(--line); text-align: left; vertical-align: top; white-space: pre-wrap; overflow-wrap: break-word; max-width: 24rem; }
thead th { background: var(--soft); white-space: nowrap; }
`;

/** The headers of the page: it loads nothing and runs nothing. */
export const localPageHeaders = {
  'Content-Type': 'text/html; charset=utf-8',
  'Content-Security-Policy': [
    "default-src 'none'",
    `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; '),
  'Referrer-Policy': 'no-referrer',
};

/** The page that shows what is stored. */
export const localPage = (
  tables: readonly CollectionTable[],
  objects: readonly StoredObject[],
  mails: readonly KeptMail[] = [],
): string => {
  const collections = tables.map(collectionSection).join('');
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Stored on this machine</title>
<style>${style}</style>
</head>
<body>
<main>
<h1>Stored on this machine</h1>
<p>What the site's forms have sent while no hosted Firebase is configured. Only this machine can see it. All of it as <a href="data.json">JSON</a>.</p>
${collections || '<p>Nothing has been sent yet.</p>'}
${objects.length > 0 ? filesSection(objects) : ''}
${mails.length > 0 ? mailsSection(mails) : ''}
</main>
</body>
</html>
`;
};

const collectionSection = ({ collection, columns, rows }: CollectionTable): string => {
  const shown = rows.slice(-maxRows).reverse();
  const file = `${encodeURIComponent(collection)}.csv`;
  const count = `${rows.length} ${rows.length === 1 ? 'record' : 'records'}, newest first`;
  const cut = shown.length < rows.length ? `; the newest ${shown.length} are shown` : '';
  return `<section>
<h2>${escapeHtml(collection)}</h2>
<p><a href="${escapeHtml(file)}" download>Download ${escapeHtml(collection)} as CSV</a></p>
${table({ caption: `${collection}: ${count}${cut}`, columns, rows: shown.map((row) => row.map(escapeHtml)) })}
</section>`;
};

const filesSection = (objects: readonly StoredObject[]): string => {
  const rows = [...objects].reverse().map((object) => {
    const { bucket, name, downloadToken, contentType, size, timeCreated } = object;
    const query = new URLSearchParams({ alt: 'media', token: downloadToken }).toString();
    const url = `/v0/b/${encodeURIComponent(bucket)}/o/${encodeURIComponent(name)}?${query}`;
    const link = `<a href="${escapeHtml(url)}" download>${escapeHtml(name)}</a>`;
    return [link, escapeHtml(contentType), `${size}`, escapeHtml(timeCreated)];
  });
  const columns = ['File', 'Type', 'Bytes', 'Received'];
  return `<section>
<h2>Uploaded files</h2>
${table({ caption: 'Uploaded files, newest first. They come from strangers: open them with care.', columns, rows })}
</section>`;
};

const mailsSection = (mails: readonly KeptMail[]): string => {
  const rows = mails.slice(0, maxRows).map(({ name, at, to, subject }) => {
    const base = `mail/${name}`;
    return [
      `<a href="${escapeHtml(base)}.txt">${escapeHtml(subject)}</a>`,
      escapeHtml(to),
      escapeHtml(new Date(at).toISOString()),
      `<a href="${escapeHtml(base)}.eml" download>Open in a mail program</a>`,
    ];
  });
  const columns = ['Subject', 'To', 'Written', 'File'];
  return `<section>
<h2>Mails</h2>
${table({ caption: 'Mails that would be sent, newest first. None was: SMTP_URL is not set.', columns, rows })}
</section>`;
};

/** @param rows of cells that are HTML already */
const table = ({
  caption,
  columns,
  rows,
}: Omit<CollectionTable, 'collection'> & { caption: string }): string => {
  const heads = columns.map((column) => `<th scope="col">${escapeHtml(column)}</th>`).join('');
  const lines = rows.map((cells) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`);
  // Scrollable by keyboard, therefore focusable and named.
  return `<div class="table" role="region" tabindex="0" aria-label="${escapeHtml(caption)}">
<table>
<caption>${escapeHtml(caption)}</caption>
<thead><tr>${heads}</tr></thead>
<tbody>
${lines.join('\n')}
</tbody>
</table>
</div>`;
};
