import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import { putFiles } from '../../../tests/put-files';

const page = (title: string) => `<!doctype html><title>${title}</title>`;

const headers = [{ regex: '.*', headers: [{ key: 'X-Frame-Options', value: 'DENY' }] }];

/** A built site of one page in an empty folder, as far as serving it needs. */
export const putSmallSite = (folder: string): void => {
  const files = {
    'config/site.ts': '',
    'dist/builds/newest': 'one\n',
    'dist/builds/one/routes.json': JSON.stringify({ pages: [{ page: 'home', path: '/' }] }),
    'dist/builds/one/firebase.json': JSON.stringify({ hosting: { headers } }),
    'dist/builds/one/site/index.html': page('Home'),
    'dist/builds/one/site/404.html': page('Nothing here'),
  };
  for (const rules of ['firestore.rules', 'storage.rules']) {
    copyFileSync(join('tests/sites/agency', rules), join(folder, rules));
  }
  putFiles(folder, files);
};
