import { feedFile, securityTxtFile } from '../../../src/head/head-files';
import { manifestFile } from '../../../src/head/head-tags';
import { pageFile } from '../../build/built-files';
import type { FileFinding } from '../finding';
import { pagesOf } from './routes-of';

/** Disks and hosts may take capital and small letters for the same. */
const fold = (text: string) => text.toLowerCase();

/** Addresses that are not for pages, by their small letters, and whose they are. */
const reserved: { path: RegExp; whose: string }[] = [
  { path: /(?:^|\/)index$/, whose: 'index is what hosts call the page of a whole folder' },
  { path: /^\/404$/, whose: 'hosts show there what they show for addresses that there are not' },
  {
    path: /^\/__/,
    whose: 'what begins with __ belongs to the host and to the tools of this project',
  },
  {
    path: /^\/(?:v0\/b|v1\/projects)\//,
    whose: 'on your own machine what visitors send goes there',
  },
  {
    path: /\/(?:con|prn|aux|nul|com\d|lpt\d)(?:\/|$)/,
    whose: 'Windows lets no file or folder be called so',
  },
];

type Address = { address: string; path: string };

const addressesIn = (routes: unknown): Address[] =>
  pagesOf(routes).flatMap(({ path, aliases }, index) => [
    ...(path === undefined ? [] : [{ address: path, path: `pages[${index}].path` }]),
    ...aliases.map((address, which) => ({ address, path: `pages[${index}].aliases[${which}]` })),
  ]);

const file = 'config/routes.ts';

/** Paths that show something else than a page, on the host or on this machine. */
export const reservedPaths = (routes: unknown): FileFinding[] =>
  addressesIn(routes).flatMap(({ address, path }): FileFinding[] => {
    const whose = reserved.find((each) => each.path.test(fold(address)))?.whose;
    return whose === undefined ? [] : [{ file, error: 'reservedPath', path, parts: { whose } }];
  });

/** What the build writes beside the pages, and the folders in which nothing but its own files lie. */
const builtFiles = ['index.html', '404.html', 'sitemap.xml', 'robots.txt', feedFile].concat(
  manifestFile.slice(1),
  securityTxtFile,
);
const builtFolders = ['/assets/', '/og/', '/.vite/'];

/** Paths at which a host shows one of `files`, those of public/ by their addresses, and files in the place of what the build writes. */
export const placesInPublic = (routes: unknown, files: readonly string[]): FileFinding[] => {
  const folded = new Map(files.map((each) => [fold(each), each]));
  const taken = addressesIn(routes).flatMap(({ address, path }): FileFinding[] => {
    const [bare, name] = [fold(address), fold(pageFile(address))];
    const places = address === '/' ? [] : [`/${name}`, bare, `${bare}/index.html`];
    const other = places.map((place) => folded.get(place)).find((each) => each !== undefined);
    return other === undefined ? [] : [{ file, error: 'takenByFile', path, parts: { other } }];
  });
  const builtPlaces = builtFiles.map((name) => `/${name}`);
  const built = [...folded]
    .filter(
      ([place]) =>
        builtPlaces.includes(place) || builtFolders.some((folder) => place.startsWith(folder)),
    )
    .map(([, each]): FileFinding => ({ file: `public${each}`, error: 'builtFile', path: '' }));
  return [...taken, ...built];
};
