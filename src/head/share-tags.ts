import type { SiteDefinition } from '../schema/site';
import type { PageDefinition } from '../sections/page-schema';
import { meta, type HeadTag } from './head-tag';
import { ogLocale } from './og-locale';
import { pageTitle } from './page-title';
import { shareImageSize } from './share-image-size';

type SharedPage = {
  site: SiteDefinition;
  definition: PageDefinition;
  /** The page's own path, and the path of its picture. */
  path: string;
  image: string;
  /** What the picture shows, where that is not the page's title. */
  imageAlt?: string | undefined;
};

const property = (name: string, content: string) => meta({ property: `og:${name}`, content });

/**
 * What a link to the page looks like where it is shared: Open Graph (https://ogp.me), and the one
 * tag of X's cards that has no counterpart there, the size of the card. Title, description and
 * picture of a card are read from Open Graph where no tag of X's own says otherwise
 * (https://developer.x.com/en/docs/x-for-websites/cards/overview/markup).
 */
export const shareTags = ({ site, definition, path, image, imageAlt }: SharedPage): HeadTag[] => {
  // A picture that was drawn shows the page's title and the site's name, and nothing else to be told.
  const alt = imageAlt ?? pageTitle(site, definition.title);
  const { post } = definition;
  return [
    property('type', post ? 'article' : 'website'),
    property('site_name', site.name),
    property('locale', ogLocale(site.language)),
    property('title', definition.title),
    property('description', definition.description),
    property('url', site.origin + path),
    property('image', site.origin + image),
    property('image:width', String(shareImageSize.width)),
    property('image:height', String(shareImageSize.height)),
    property('image:alt', alt),
    ...(post
      ? [
          meta({ property: 'article:published_time', content: post.date }),
          meta({ property: 'article:author', content: post.author }),
        ]
      : []),
    meta({ name: 'twitter:card', content: 'summary_large_image' }),
    meta({ name: 'twitter:image:alt', content: alt }),
  ];
};
