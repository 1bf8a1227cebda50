import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { reportAndExit } from '../report-and-exit';
import { siteFolder } from '../site-folder';
import { writeEditor } from './build-editor';
import { editorOfSite } from './editor-of-site';

const kilobytes = (bytes: number) => `${Math.round(bytes / 1000)} kB`;

const write = async () => {
  const site = siteFolder();
  const [folder = join(site, 'dist-editor')] = process.argv.slice(2);
  const files = await editorOfSite(site);
  for (const [name, content] of files) {
    if (!name.endsWith('.js')) continue;
    const bytes = typeof content === 'string' ? Buffer.from(content) : content;
    console.log(`${name}: ${kilobytes(bytes.length)}, ${kilobytes(gzipSync(bytes).length)} gzip`);
  }
  writeEditor(folder, files);
  console.log(`The editor is in ${folder}.`);
};

await write().catch(reportAndExit);
