import { execFile } from 'node:child_process';
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { startSite } from '../local-site';
import { test as base, type Site } from './site';

/** Hosts of other firms: journeys answer in their place. */
export const hosts = {
  booking: 'https://booking.example',
  reviews: 'https://reviews.example',
};

const bookPage = `import type { PageDefinition } from '#types';

export default {
  title: 'Book An Hour',
  description: 'What other firms offer on this site.',
  sections: [
    { kind: 'page-header', title: 'Book An Hour', breadcrumb: [{ label: 'Home', to: '/' }, { label: 'Book' }] },
    {
      kind: 'embed',
      title: 'Free Hours',
      address: '${hosts.booking}/us',
      name: 'Calendar of free hours',
      height: 300,
      link: { label: 'Book at their own site', to: '${hosts.booking}/us' },
    },
    {
      kind: 'embed',
      title: 'What Others Say',
      script: { address: '${hosts.reviews}/w.js', html: '<p class="reviews">None yet.</p>' },
      ratio: '16:9',
      link: { label: 'Read them there', to: '${hosts.reviews}/us' },
    },
  ],
} satisfies PageDefinition;
`;

const consent = "consent: { text: 'Shown by {host}, which learns of you.', agree: 'Show it' },";

/** Within the project, like every site that it runs, but not among its sources. */
const folder = 'dist/parts-site';

const edit = (file: string, from: string, to: string) => {
  const path = join(folder, file);
  const text = readFileSync(path, 'utf8');
  if (!text.includes(from)) throw new Error(`${file} does not hold "${from}".`);
  writeFileSync(
    path,
    text.replace(from, () => to),
  );
};

/** Builds the agency's site with what other firms offer. */
const buildPartsSite = async () => {
  rmSync(folder, { recursive: true, force: true });
  cpSync('tests/sites/agency/config', join(folder, 'config'), { recursive: true });
  writeFileSync(join(folder, 'config/pages/book.ts'), bookPage);
  edit('config/routes.ts', '  pages: [', "  pages: [\n    { page: 'book', path: '/Book' },");
  edit('config/site.ts', '  contact: {', `  ${consent}\n  contact: {`);
  edit('config/site.ts', '    links: [', "    links: [\n      { label: 'Book', to: '/Book' },");
  await promisify(execFile)(process.execPath, ['tools/run.mjs', 'tools/build/main.ts'], {
    env: { ...process.env, SITE: folder },
  });
};

/** Journeys through that site, with an empty backend of its own. */
export const test = base.extend<{ site: Site }>({
  site: [
    async ({ share }, use) => {
      const start = async (port: number) => {
        await buildPartsSite();
        return startSite(port, folder);
      };
      await use(await share('parts', start));
    },
    { scope: 'test', timeout: 300_000 },
  ],
});
