import { createHash } from 'node:crypto';
import { escapeHtml } from '../../../src/head/escape-html';
import {
  optInText,
  recordNames,
  shownText,
  type SiteField,
  type SiteForm,
  valueOf,
  waitingList,
} from '../../records';
import type { StoredMail } from '../mails/start-local-mail';
import { splitName, type StoredDocument } from '../store/document-store';
import type { FolderIndex, Group, Place, Placed } from '../store/folder-index';
import { plainFields } from '../store/json';
import type { StoredObject } from '../store/object-store';
import type { OptInOf } from './exported';
import { table, words } from './html-table';

/** What a page shows: the newest of everything, or one list from a place on. */
export type Shown = {
  readonly list: 'all' | 'collection' | 'files' | 'mails';
  readonly collection?: string;
  readonly before: Place | undefined;
};

type Stored = {
  readonly collections: ReadonlyMap<string, Group>;
  readonly documents: FolderIndex<StoredDocument>;
  readonly objects: FolderIndex<StoredObject>;
  /** Undefined: nobody wants mails. */
  readonly mails: FolderIndex<StoredMail> | undefined;
  readonly forms: readonly SiteForm[];
  readonly optInOf: OptInOf | undefined;
};

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

/** Headers of the page: it loads nothing and runs nothing. */
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

/** The page with stored data, or a part of it, row by row. */
export async function* localPage(shown: Shown, stored: Stored): AsyncGenerator<string> {
  yield `<!doctype html>
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
<p>What the site's forms have sent while no hosted Firebase is configured. Only this machine can see it. Everything as <a href="data.json">JSON</a>.</p>
`;
  if (shown.list !== 'all') yield '<p><a href="./">The newest of everything</a></p>\n';
  else if (stored.collections.size === 0) yield '<p>Nothing has been sent yet.</p>\n';
  for (const [collection, group] of stored.collections) {
    if (shown.list !== 'all' && shown.collection !== collection) continue;
    yield* collectionSection({ collection, group, before: shown.before }, stored);
  }
  if (shown.list === 'all' || shown.list === 'files') yield* filesSection(shown.before, stored);
  if (shown.list === 'all' || shown.list === 'mails') yield* mailsSection(shown.before, stored);
  yield `</main>
</body>
</html>
`;
}

/** The address of a file on this machine, without the sender's file name. */
const fileLink = ({ folder, label }: SiteField, value: unknown): string | undefined => {
  if (folder === undefined || typeof value !== 'string' || !URL.canParse(value)) return undefined;
  const { pathname, search } = new URL(value);
  const [, name = ''] = /^\/v0\/b\/[^/]+\/o\/([^/]+)$/.exec(pathname) ?? [];
  if (!name.startsWith(encodeURIComponent(folder))) return undefined;
  return `<a href="${escapeHtml(`${pathname}${search}`)}" download>${escapeHtml(label)}</a>`;
};

/** A choice with its label, a file by the label of its field; everything else as stored. */
const valueHtml = (field: SiteField | undefined, value: unknown): string => {
  if (field?.folder !== undefined) {
    const each = Array.isArray(value) ? value : [value];
    const links = each.map((one) => fileLink(field, one));
    if (links.length > 0 && !links.includes(undefined)) return links.join('; ');
  }
  return words(shownText(field, value));
};

async function* collectionSection(
  { collection, group, before }: { collection: string; group: Group; before: Place | undefined },
  { documents, forms, optInOf }: Stored,
): AsyncGenerator<string> {
  const form = forms.find((each) => each.collection === collection);
  const fields = recordNames(form, group.fields).map((name) => ({
    name,
    field: form?.fields.find((each) => each.name === name),
  }));
  const file = `${encodeURIComponent(collection)}.csv`;
  const name = words(collection);
  yield `<section>
<h2>${name}</h2>
<p><a href="${escapeHtml(file)}" download>Download ${name} as CSV</a></p>
`;
  if (form?.waiting !== undefined) yield* waitingTable(form, documents);
  yield* table({
    caption: `${collection}: ${group.count} ${group.count === 1 ? 'record' : 'records'}, newest first`,
    columns: [
      ...fields.map(({ name: head }) => head),
      ...(form?.optIn ? ['Confirmed'] : []),
      'Document id',
      'Received',
    ],
    of: new URLSearchParams({ collection }),
    before,
    rows: documents.walk({ group: collection, order: 'newest', after: before }),
    cells: async ({ name: document, createTime, fields: typed }) => {
      const values = plainFields(typed);
      const { id } = splitName(document);
      const optIn = form?.optIn && [words(optInText(await optInOf?.(collection, id)))];
      return [
        ...fields.map((each) => valueHtml(each.field, valueOf(values, each.name))),
        ...(optIn ?? []),
        words(id),
        words(createTime),
      ];
    },
  });
  yield '</section>\n';
}

/** Who waits for what, the first in line first. */
async function* waitingTable(
  form: SiteForm,
  documents: Stored['documents'],
): AsyncGenerator<string> {
  const records = documents.walk({ group: form.collection, order: 'oldest' });
  const valuesOf = ({ value }: Placed<StoredDocument>) => plainFields(value.fields);
  const numbered = waitingList(records, { form, valuesOf });
  const first = await numbered.next();
  if (first.done) return;
  const rows = async function* () {
    yield first.value;
    yield* numbered;
  };
  const counted = form.counted.flatMap(({ name, day }) => [name, day?.time]);
  const fields = form.fields.filter(({ name }) => !counted.includes(name));
  yield* table({
    caption: `${form.collection}: on the waiting list, the first in line first`,
    columns: ['In line', 'For', ...fields.map(({ name }) => name), 'Document id', 'Received'],
    rows: (async function* () {
      for await (const { record, wanted, place } of rows()) {
        yield { place: record.place, value: { document: record.value, wanted, line: place } };
      }
    })(),
    cells: ({ document, wanted, line }) => {
      const values = plainFields(document.fields);
      return [
        `${line}`,
        words(wanted),
        ...fields.map((field) => valueHtml(field, valueOf(values, field.name))),
        words(splitName(document.name).id),
        words(document.createTime),
      ];
    },
  });
}

async function* filesSection(
  before: Place | undefined,
  { objects, forms }: Stored,
): AsyncGenerator<string> {
  if ((await objects.groups()).size === 0) return;
  const fields = forms.flatMap((form) => form.fields.map((field) => ({ form, field })));
  const heading = 'Uploaded files';
  yield `<section>\n<h2>${heading}</h2>\n`;
  yield* table({
    caption: `${heading}, newest first. They come from strangers: open them with care.`,
    columns: ['File', 'Form', 'Type', 'Bytes', 'Received', 'Stored as'],
    of: new URLSearchParams({ files: '' }),
    before,
    rows: objects.walk({ order: 'newest', after: before }),
    cells: ({ bucket, name, downloadToken, contentType, size, timeCreated }) => {
      const query = new URLSearchParams({ alt: 'media', token: downloadToken }).toString();
      const url = `/v0/b/${encodeURIComponent(bucket)}/o/${encodeURIComponent(name)}?${query}`;
      const of = fields.find(({ field: { folder } }) => folder && name.startsWith(folder));
      const link = `<a href="${escapeHtml(url)}" download>${words(of?.field.label ?? 'File')}</a>`;
      const received = words(timeCreated);
      return [
        link,
        words(of?.form.title ?? ''),
        words(contentType),
        `${size}`,
        received,
        words(name),
      ];
    },
  });
  yield '</section>\n';
}

async function* mailsSection(before: Place | undefined, { mails }: Stored): AsyncGenerator<string> {
  if (!mails || (await mails.groups()).size === 0) return;
  yield '<section>\n<h2>Mails</h2>\n';
  yield* table({
    caption: 'Mails that would be sent, newest first. None was: SMTP_URL is not set.',
    columns: ['Subject', 'To', 'Written', 'File'],
    of: new URLSearchParams({ mails: '' }),
    before,
    rows: mails.walk({ order: 'newest', after: before }),
    cells: ({ name, at, to, subject }) => {
      const base = escapeHtml(`mail/${name}`);
      return [
        `<a href="${base}.txt">${words(subject)}</a>`,
        words(to),
        words(new Date(at).toISOString()),
        `<a href="${base}.eml" download>Open in a mail program</a>`,
      ];
    },
  });
  yield '</section>\n';
}
