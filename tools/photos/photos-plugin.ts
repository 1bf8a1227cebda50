import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';
import { readLiteral } from '../../packages/config-files';
import { readSiteConfig } from '../../packages/resolved-site/read-site-config';
import { publicFile } from '../../packages/site-files';
import { themeFile } from '../../src/schema/config-files';
import type { ThemeDefinition } from '../../src/schema/theme';
import { mapAtOnce } from '../map-at-once';
import { measureScrim, withScrims } from './ground-scrim';
import {
  type OpeningFacts,
  openingFacts,
  openingOf,
  type ShadedPhoto,
  withShades,
} from './openings';
import { hashOfPhoto, photoFile, photoFiles, photoSources, photoStem, withPhotos } from './photos';
import { shadeOf, shadeOfAny } from './shade';

/** Config files that may show photographs, and the generated list of posts. */
const mayShow =
  /\/config\/(?:site|(?:pages|collections)\/[^/]+)\.ts$|^virtual:(?:posts$|made-page\/)/;

/** Each file is encoded by several threads, and takes a hundred MiB of memory meanwhile. */
const photosAtOnce = 2;

/** Damage within a file is only found when it is decoded: the check reads only its beginning. */
const reportsOf = (file: string) => (cause: unknown) => {
  const why = cause instanceof Error ? cause.message : String(cause);
  const repair = 'Save it again from the original, and put it into the folder public.';
  throw new Error(`The picture ${file} is damaged (${why}). ${repair}`, { cause });
};

/**
 * Makes every photograph in config of the site in `site` in the sizes that screens need, and adds their
 * addresses to config. Only at build: the dev server shows the original files.
 */
export const photosPlugin = (site: string, language?: string): Plugin => {
  let root = '';
  let isServer = false;
  /** By the beginning of their addresses: one that is shown twice is made once. */
  const wanted = new Map<string, { file: string; path: string; hash: string; width: number }>();

  const make = async ({ file, width }: { file: string; width: number }) => {
    const path = publicFile(site, file);
    if (path === undefined) throw new Error(`There is no picture ${file} in the folder public.`);
    const source = await readFile(path);
    const hash = hashOfPhoto(source);
    const stem = photoStem(file, hash);
    if (!isServer) wanted.set(stem, { file, path, hash, width });
    return photoSources(stem, width);
  };

  const scrim = async (file: string, tone: string) => {
    const path = publicFile(site, file);
    if (path === undefined) throw new Error(`There is no picture ${file} in the folder public.`);
    const theme = readSiteConfig(site).values.get(themeFile) as ThemeDefinition;
    return measureScrim(await readFile(path), { theme, tone }).catch(reportsOf(file));
  };

  let known: OpeningFacts | undefined;
  const sourceOf = async ({ file, focus = { x: 50, y: 50 } }: Omit<ShadedPhoto, 'tall'>) => {
    const path = publicFile(site, file);
    if (path === undefined) return undefined;
    const source = await readFile(path);
    return { source, hash: hashOfPhoto(source), focus };
  };
  const shade = async (section: Readonly<Record<string, unknown>>, shaded: ShadedPhoto) => {
    const { file, tall } = shaded;
    known ??= openingFacts(site, language);
    const opening = openingOf(section, known);
    if (!opening) return undefined;
    if (section.loop !== undefined) return shadeOfAny(opening.colors);
    const photo = await sourceOf(shaded);
    if (!photo) return undefined;
    const own = tall && (await sourceOf(tall));
    const photos = { photo, tall: own && { ...own, below: known.narrow } };
    return shadeOf(root, photos, opening).catch(reportsOf(file));
  };

  return {
    name: 'photos',
    apply: 'build',
    enforce: 'pre',
    configResolved: (config) => {
      ({ root } = config);
      isServer = config.build.ssr !== false;
    },
    transform: {
      filter: { id: mayShow },
      handler: async (source) => {
        const { value } = readLiteral(source);
        const changed = await withPhotos(
          await withShades(await withScrims(value, scrim), shade),
          make,
        );
        const [before, after] = [JSON.stringify(value), JSON.stringify(changed)];
        return before === after ? undefined : { code: `export default ${after};`, map: null };
      },
    },
    // Past the bundler, which would hold all of them until the last one is made.
    writeBundle: async ({ dir = '' }) => {
      await mapAtOnce([...wanted], photosAtOnce, async ([stem, { file, path, hash, width }]) => {
        await mkdir(dirname(join(dir, stem)), { recursive: true });
        const source = await readFile(path);
        for (const { make: encode, ...each } of photoFiles(root, { source, hash, width })) {
          const target = join(dir, photoFile(stem, each.width, each.format));
          await writeFile(target, await encode().catch(reportsOf(file)));
        }
      });
    },
  };
};
