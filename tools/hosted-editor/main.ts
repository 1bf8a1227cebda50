import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { reportAndExit } from '../report-and-exit';
import { siteFolder, siteName } from '../site-folder';
import { editorFolder, pagesOfEditor, writeEditorOf } from './editor-of-site';

const kilobytes = (bytes: number) => `${Math.round(bytes / 1000)} kB`;

const write = async () => {
  for (const [name, content] of await writeEditorOf(siteFolder())) {
    if (!name.endsWith('.js')) continue;
    const bytes = typeof content === 'string' ? Buffer.from(content) : content;
    console.log(`${name}: ${kilobytes(bytes.length)}, ${kilobytes(gzipSync(bytes).length)} gzip`);
  }
  console.log(`The editor is in ${join(siteName(), editorFolder, pagesOfEditor)}.`);
};

await write().catch(reportAndExit);
