import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type * as EntryServer from '../../src/entry-server';
import { type Alternate, alternateTags } from '../../src/head/alternates';
import {
  atomFeed,
  type Feed,
  feedTags,
  type ListedPage,
  robots,
  securityTxt,
  securityTxtFile,
  sitemap,
  webManifest,
} from '../../src/head/head-files';
import { manifestFile, shareTags, siteTags } from '../../src/head/head-tags';
import type { SiteDefinition } from '../../src/schema/site';
import type { ThemeDefinition } from '../../src/schema/theme';
import { drawIcons } from '../head/draw-icons';
import { shareImageDrawer, sharePhotoCutter } from '../head/share-image-drawer';
import { tagHtml } from './page-html';
import { writeNew } from './write-new';

type HeadFiles = {
  site: SiteDefinition;
  theme: ThemeDefinition;
  feeds: readonly Feed[];
  calendars: readonly { file: string; text: string }[];
  /** Whether it is the main language of the site, which has what all languages share. */
  isMain: boolean;
  /** The site's own icon, or the letter of a drawn one without a motif. */
  own?: string | undefined;
  letter?: string | undefined;
};

/** Writes into `folder` the list of all pages, in every language, in the order of config/routes.ts. */
export const writeSitemap = (
  folder: string,
  site: Pick<SiteDefinition, 'origin'>,
  pages: readonly ListedPage[],
) => writeNew(join(folder, 'sitemap.xml'), sitemap(site, pages));

/** Writes into `folder` the files that browsers and crawlers request beside pages. */
export const writeHeadFiles = async (folder: string, config: HeadFiles) => {
  const { site, theme, feeds, calendars, isMain, ...icons } = config;
  const write = async (file: string, text: string | undefined) => {
    if (text === undefined) return;
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeNew(join(folder, file), text);
  };
  for (const feed of feeds) await write(feed.file, atomFeed(site, feed));
  for (const { file, text } of calendars) await write(file, text);
  if (!isMain) return;
  await drawIcons(folder, { theme, ...icons });
  const manifest = JSON.stringify(webManifest(site, theme), null, 2);
  await writeNew(join(folder, manifestFile), `${manifest}\n`);
  await writeNew(join(folder, 'robots.txt'), robots(site));
  await write(securityTxtFile, securityTxt(site, new Date()));
};

type Config = Pick<typeof EntryServer, 'site' | 'theme' | 'fontFiles' | 'ownLanguage'> & {
  root: string;
  /** On every page, and on those that show something of a collection. */
  feedsOn: (page: Page) => readonly Feed[];
};
type Page = Pick<EntryServer.RenderedPage, 'page' | 'path' | 'matched' | 'definition' | 'entry'> & {
  alternates: readonly Alternate[];
};

/**
 * The head of a page as HTML, for browsers and link previews, apart from what React renders and updates
 * itself. Draws the page's picture into `folder`.
 */
export const headWriter = async (folder: string, config: Config) => {
  const { site, theme, feedsOn } = config;
  const drawShareImage = await shareImageDrawer(folder, config);
  const cutSharePhoto = sharePhotoCutter(folder, config.root);

  return async (shown: Page): Promise<string> => {
    const { page, path, matched, definition } = shown;
    const tags = [...siteTags(theme), ...feedTags(feedsOn(shown))];
    // An unknown path is not to be shared as the page shown instead.
    if (matched) {
      const photo = definition.shareImage ?? definition.post?.picture ?? site.shareImage;
      const image = photo
        ? await cutSharePhoto(page, photo.file)
        : await drawShareImage(page, definition.title);
      tags.push(
        ...shareTags({ site, definition, path, image, imageAlt: photo?.alt }),
        ...alternateTags(site.origin, config.ownLanguage, shown.alternates),
      );
    }
    return tags.map(tagHtml).join('');
  };
};
