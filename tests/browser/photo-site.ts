import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { startSite } from '../local-site';
import { test as base, type Site } from './site';

/** Names of files in public/pictures; all differ, since tests recognize files by content. */
const pictures = ['room', 'desk', 'garden', 'mark'];

const drawPictures = async (folder: string) => {
  mkdirSync(folder, { recursive: true });
  for (const [index, name] of pictures.entries()) {
    const background = { r: 40 + index * 50, g: 120, b: 90 };
    const image = sharp({ create: { width: 1600, height: 1200, channels: 3, background } });
    await image.jpeg().toFile(join(folder, `${name}.jpg`));
  }
};

const photo = (name: string, more = '') =>
  `{ file: '/pictures/${name}.jpg', alt: 'The ${name}', width: 1600, height: 1200${more} }`;

const photosPage = `import type { PageDefinition } from '#types';

export default {
  title: 'A Look Around',
  description: 'Photographs of our rooms, and what is new in them.',
  sections: [
    {
      kind: 'hero',
      title: 'A Calm Hour',
      lead: 'In rooms that are light and quiet.',
      action: { label: 'Make an appointment', to: '/Contact' },
      picture: ${photo('room')},
    },
    {
      kind: 'gallery',
      title: 'Our Rooms',
      photos: [
        ${photo('room', ", caption: 'Where you wait'")},
        ${photo('desk')},
        ${photo('garden')},
      ],
      enlarged: { close: 'Close', previous: 'Previous photograph', next: 'Next photograph' },
    },
    {
      kind: 'logos',
      title: 'Our Friends',
      logos: [{ name: 'Quay Bakery', file: '/pictures/mark.jpg', width: 1600, height: 1200, to: '/Contact' }],
    },
    {
      kind: 'people',
      title: 'Who Is Who',
      people: [
        { name: 'Ida Sample', role: 'Dentist', group: 'Dentists', photo: ${photo('desk')} },
        { name: 'Una Sample', role: 'Reception', group: 'Reception' },
      ],
    },
    {
      kind: 'video',
      title: 'A Tour',
      video: '/videos/tour.mp4',
      captions: [{ track: '/videos/tour.vtt', language: 'en', label: 'English' }],
      poster: ${photo('garden')},
    },
    {
      kind: 'video',
      title: 'How It Is Made',
      address: 'https://vimeo.com/76979871',
      ask: true,
      poster: ${photo('desk')},
    },
    {
      kind: 'quotes',
      title: 'What Guests Say',
      quotes: [{ words: 'Quiet.', name: 'A. Sample', photo: ${photo('room')} }],
    },
    { kind: 'news', title: 'What Is New' },
  ],
} satisfies PageDefinition;
`;

const post = (title: string, date: string) => `import type { PageDefinition } from '#types';

export default {
  title: '${title}',
  description: 'All there is to say of it: ${title}.',
  post: { date: '${date}', author: 'Ida Sample', picture: ${photo('desk')} },
  sections: [{ kind: 'page-header', title: '${title}' }],
} satisfies PageDefinition;
`;

const added = { photos: '/Photos', older: '/Older', newer: '/Newer', later: '/Later' };

const consent = "consent: { text: 'Shown by {host}, which learns of you.', agree: 'Show it' },";

/** Within the project, like every site that it runs, but not among its sources. */
const folder = 'dist/photo-site';

const read = (file: string) => readFileSync(join(folder, file), 'utf8');
const write = (file: string, text: string) => writeFileSync(join(folder, file), text);

const edit = (file: string, from: string, to: string) => {
  if (!read(file).includes(from)) throw new Error(`${file} does not hold "${from}".`);
  write(
    file,
    read(file).replace(from, () => to),
  );
};

/** Writes the agency's site with pages that show photographs and news. */
const writePhotoSite = async () => {
  rmSync(folder, { recursive: true, force: true });
  cpSync('tests/sites/agency/config', join(folder, 'config'), { recursive: true });
  await drawPictures(join(folder, 'public/pictures'));
  mkdirSync(join(folder, 'public/videos'));
  write('public/videos/tour.mp4', 'Nobody plays it.');
  write('public/videos/tour.vtt', 'WEBVTT\n');
  write('config/pages/photos.ts', photosPage);
  write('config/pages/older.ts', post('We Open At Six', '2025-12-31'));
  write('config/pages/newer.ts', post('Rye Is Back', '2026-02-01'));
  write('config/pages/later.ts', post('Not Yet', '9999-12-31'));
  const routes = Object.entries(added).map(
    ([page, path]) => `{ page: '${page}', path: '${path}' },`,
  );
  edit('config/routes.ts', '  pages: [', `  pages: [\n    ${routes.join('\n    ')}`);
  edit('config/site.ts', '  contact: {', `  ${consent}\n  contact: {`);
  edit('config/pages/contact.ts', 'height: 500,', 'height: 500,\n      ask: true,');
};

/** Journeys through a site with photographs, with an empty backend of its own. */
export const test = base.extend<{ site: Site }>({
  site: [
    async ({ share }, use) => {
      const start = async (port: number) => {
        await writePhotoSite();
        return startSite(port, folder);
      };
      await use(await share('photographs', start));
    },
    { scope: 'test', timeout: 300_000 },
  ],
});

/** A file of the built site. */
export const builtFile = (file: string) => join(folder, 'dist/site', file);
