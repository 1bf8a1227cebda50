import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { putFile } from '../put-files';
import type { Server } from './strange-requests';

/** Files of a project that no page is made of, and every way to ask for them. */

/** In every file that must stay private. */
export const secret = 'opensesame';

export const pdf = '%PDF-1.7 prices';

/** Files of a project that no page is made of, and links to them. */
export const putSecrets = (folder: string) => {
  const write = (file: string, text: string) => {
    putFile(join(folder, file), text);
  };
  for (const file of ['.env', '.env.local', '.git/config', 'exports/contact.csv', 'id.pem']) {
    write(file, `VITE_A=${secret}`);
  }
  write('.env.development', 'BROWSER=./evil\nBROWSER_ARGS=./evil\n');
  // Vite would look for such a file, and run it.
  write('postcss.config.cjs', `require('node:fs').writeFileSync(__dirname + '/ran', '');`);
  write('.local-firebase/documents/one.json', JSON.stringify({ secret }));
  write('.local-edits/journal.jsonl', JSON.stringify({ secret }));
  write('exports/contact.json', JSON.stringify({ secret }));
  write('exports/contact.js', `export default '${secret}';`);
  write('public/.env', secret);
  write('public/prices.pdf', pdf);
  symlinkSync('../.env', join(folder, 'public/linked.txt'));
  symlinkSync('../exports', join(folder, 'public/linked'));
  symlinkSync('../.env', join(folder, 'src/linked.ts'));
};

/** Private files, relative to the project's folder; the data folder is `data` here. */
export const unseen = [
  ...['.env', '.env.local', '.git/config', 'id.pem', 'exports/contact.csv'],
  ...[
    'exports/contact.json',
    'exports/contact.js',
    '.local-firebase/documents/one.json',
    '.local-edits/journal.jsonl',
  ],
  ...['public/.env', 'public/linked.txt', 'public/linked/contact.js', 'src/linked.ts'],
];

/** Every spelling of a file's address that has ever bypassed a server's protection. */
const spellings = (file: string, folder: string): string[] => {
  const escaped = [...file].map((sign) => `%${sign.charCodeAt(0).toString(16)}`).join('');
  const ways = [
    ...[`/${file}`, `//${file}`, `/./${file}`, `/x/../${file}`, `/src/../${file}`, `/${file}/`],
    ...[`/src/..%2f${file}`, `/src/%2e%2e/${file}`, `/%2e/${file}`, `/src/..%5c${file}`],
    ...[`/src/..\\${file}`, `/${escaped}`, `/${escaped.replaceAll('%', '%25')}`],
    ...[`/${file.toUpperCase()}`, `/${file}.`, `/${file}%20`, `/${file}%00`, `/${file}::$DATA`],
    ...[`/@fs${folder}/${file}`, `/@fs/${folder}/${file}`, `//@fs${folder}/${file}`],
    ...[`/@fs${folder}/src/../${file}`, `/@fs${folder}/src/..%2f${file}`, `${folder}/${file}`],
    ...[`/@id/${file}`, `/@id//${file}`, `/@id/${folder}/${file}`, `/@id/@fs${folder}/${file}`],
    ...[
      `/@id/__x00__${file}`,
      `/@fs/proc/self/cwd/${file}`,
      `/@fs/proc/self/root${folder}/${file}`,
    ],
    `/${file.replace(/^public\//, '')}`,
  ];
  const queries = [
    ...['', '?raw', '?import', '?import&raw', '?url', '?import&url', '?inline', '?url&inline'],
    ...['?raw??', '?import&raw??', '?import&?raw', '?.svg?.wasm?init', '?t=1', '?direct', '.map'],
    ...['?html-proxy&index=0.js', '?worker', '?import&worker&inline', '?v=1&lang.ts', '%3fraw'],
  ];
  const plain = [`/${file}`, `/@fs${folder}/${file}`];
  return [
    ...ways.flatMap((way) => ['', '?raw', '?import&raw'].map((query) => way + query)),
    ...plain.flatMap((way) => queries.map((query) => way + query)),
  ];
};

/** No spelling of a file's address shows its word, nor where the project is. */
export const expectUnseen = async (
  { ask, folder }: Server,
  { file, word }: { file: string; word: string },
) => {
  const reported: string[] = [];
  const look = async (path: string, as: string) => {
    const { status, text } = await ask(path, {
      headers: { 'sec-fetch-dest': as, accept: '*/*' },
    });
    const isLeaked = status >= 400 && (text.includes(folder()) || /^\s*at /m.test(text));
    if (text.includes(word) || isLeaked) reported.push(`${status} ${as} ${path}`);
  };
  for (const path of spellings(file, folder())) {
    await Promise.all(['script', 'document'].map((as) => look(path, as)));
  }
  expect(reported).toEqual([]);
};
