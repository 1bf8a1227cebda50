import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { writtenConfigValue } from '../../packages/config-files';
import { groupOf, textOf } from '../../packages/config-values/values';
import { siteFile } from '../../src/schema/config-files';
import { reportAndExit } from '../report-and-exit';
import { engineRoot } from '../roots';
import { siteFolder } from '../site-folder';
import { buildEditor, writeEditor } from './build-editor';
import { siteZip } from './site-zip';

const kilobytes = (bytes: number) => `${Math.round(bytes / 1000)} kB`;

/** Where config says that the files are. */
const editingOf = (site: string) => {
  const { editing } = groupOf(writtenConfigValue(site, siteFile));
  const { repository, branch, client } = groupOf(editing);
  const known = textOf(repository);
  if (known === undefined) return undefined;
  return { repository: known, branch: textOf(branch) ?? 'main', client: textOf(client) };
};

const write = async () => {
  const site = siteFolder();
  const [folder = join(site, 'dist-editor')] = process.argv.slice(2);
  const editing = editingOf(site);
  const worker = editing ? 'at-github.ts' : 'beside.ts';
  const files = await buildEditor({ root: engineRoot, site, worker, editing });
  for (const [name, content] of files) {
    if (!name.endsWith('.js')) continue;
    const bytes = typeof content === 'string' ? Buffer.from(content) : content;
    console.log(`${name}: ${kilobytes(bytes.length)}, ${kilobytes(gzipSync(bytes).length)} gzip`);
  }
  const beside = editing ? [] : [['__editor/site.zip', siteZip(site)] as const];
  writeEditor(folder, new Map([...files, ...beside]));
  console.log(`The editor is in ${folder}.`);
};

await write().catch(reportAndExit);
