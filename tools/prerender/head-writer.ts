import type * as EntryServer from '../../src/entry-server';
import { feedTags } from '../../src/head/head-files';
import { shareTags, siteTags } from '../../src/head/head-tags';
import type { Post } from '../../src/schema/post';
import { shareImageDrawer } from '../head/share-image-drawer';
import { sharePhotoCutter } from '../head/share-photo-cutter';
import { tagHtml } from './head-html';

type Config = Pick<typeof EntryServer, 'site' | 'theme' | 'fontFiles'> & {
  root: string;
  posts: readonly Post[];
};
type Page = Pick<EntryServer.RenderedPage, 'page' | 'path' | 'matched' | 'definition'>;

/**
 * Says in HTML what the head of a page tells browsers and link previews, beside what React renders
 * and keeps up to date itself. Draws the page's picture into `folder`.
 */
export const headWriter = async (folder: string, config: Config) => {
  const { site, theme, posts } = config;
  const drawShareImage = await shareImageDrawer(folder, config);
  const cutSharePhoto = sharePhotoCutter(folder, config.root);

  return async ({ page, path, matched, definition }: Page): Promise<string> => {
    const tags = [...siteTags(theme), ...feedTags(site, posts)];
    // A path that no page has is not to be shared as the page that is shown instead.
    if (matched) {
      const photo = definition.post?.picture;
      const image = photo
        ? await cutSharePhoto(page, photo.file)
        : await drawShareImage(page, definition.title);
      tags.push(...shareTags({ site, definition, path, image, imageAlt: photo?.alt }));
    }
    return tags.map(tagHtml).join('');
  };
};
