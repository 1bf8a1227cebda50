import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { shareImageSize } from '../../src/head/head-tags';
import type { SiteDefinition } from '../../src/schema/site';
import type { ThemeDefinition } from '../../src/schema/theme';
import { oneScheme } from '../../src/theme/schemes';
import { cached, hashOf } from '../cache';
import { openTypeface, type TypefaceStyle } from '../fonts/open-typeface';
import { isDraft } from '../photos/is-draft';
import { shareImageSvg } from './share-image-svg';

const quality = 82;

/**
 * Cuts photographs, which are already in `folder`, to the shape of link previews, into
 * `folder`/og: as JPEG, which every previewer reads. A path changes with the picture.
 */
export const sharePhotoCutter =
  (folder: string, root: string) =>
  async (page: string, file: string): Promise<string> => {
    const bytes = await readFile(join(folder, file));
    const { width, height } = shareImageSize;
    const jpeg = await cached(root, {
      kind: 'share-photos-1',
      name: hashOf(bytes, JSON.stringify({ width, height, quality })),
      make: () =>
        sharp(bytes)
          .rotate()
          .resize(width, height, { fit: 'cover' })
          .flatten({ background: 'white' })
          .jpeg({ quality, mozjpeg: true })
          .toBuffer(),
    });
    const hash = createHash('sha256').update(jpeg).digest('hex').slice(0, 8);
    const path = `/og/${page.replaceAll('/', '-')}-${hash}.jpg`;
    await mkdir(join(folder, 'og'), { recursive: true });
    await writeFile(join(folder, path), jpeg);
    return path;
  };

type Config = {
  /** The project, whose node_modules hold the cache. */
  root: string;
  site: SiteDefinition;
  theme: ThemeDefinition;
  /** Addresses of the site's two fonts: display, text. */
  fontFiles: string[];
};

/** Of the words on the floor. */
const labelWeight = 500;

const openTypefaces = (folder: string, { theme, fontFiles }: Config) => {
  const open = async (style: TypefaceStyle, file = '') =>
    openTypeface(await readFile(join(folder, file)), style);
  const { font, typography } = theme;
  const [displayFile, textFile] = fontFiles;
  return Promise.all([
    open(
      { weight: font.display.weight, letterSpacing: typography.display.letterSpacing },
      displayFile,
    ),
    open({ weight: labelWeight, letterSpacing: typography.label.letterSpacing }, textFile),
  ]);
};

/** A picture with few flat colours: a palette makes the file a quarter of the size. */
const format = {
  palette: true,
  ...(isDraft ? { effort: 1, compressionLevel: 1 } : { effort: 10, compressionLevel: 9 }),
};

const toPng = (root: string, svg: string) =>
  cached(root, {
    kind: 'share-pictures-1',
    name: hashOf(svg, JSON.stringify(format)),
    make: () => sharp(Buffer.from(svg)).png(format).toBuffer(),
  });

/** The height of a logo in a picture, in pixels, doubled. */
const logoHeight = 136;

/** The logo for the ground of the picture. */
const readLogo = async (folder: string, { site: { logo }, theme }: Config) => {
  if (!logo) return undefined;
  const file = (oneScheme(theme) === 'dark' ? logo.dark : undefined) ?? logo.file;
  const png = await sharp(join(folder, file), { density: 300 })
    .resize({ height: logoHeight })
    .png()
    .toBuffer();
  return { png, width: logo.width, height: logo.height };
};

/**
 * Draws the pictures of pages into `folder`/og, with the fonts that are already in `folder`. The path
 * of a picture changes with its content: link previews are cached by address.
 */
export const shareImageDrawer = async (folder: string, config: Config) => {
  const { root, site, theme } = config;
  const [display, label] = await openTypefaces(folder, config);
  const { host } = new URL(site.origin);
  const logo = await readLogo(folder, config);
  await mkdir(join(folder, 'og'), { recursive: true });

  /** Draws the picture of a page with that title; resolves to its path. */
  return async (page: string, title: string): Promise<string> => {
    const drawing = shareImageSvg({ theme, name: site.name, host, title, display, label, logo });
    const png = await toPng(root, drawing);
    const hash = createHash('sha256').update(png).digest('hex').slice(0, 8);
    const path = `/og/${page.replaceAll('/', '-')}-${hash}.png`;
    await writeFile(join(folder, path), png);
    return path;
  };
};
