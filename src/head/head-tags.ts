import type { SiteDefinition } from '../schema/site';
import type { ThemeDefinition } from '../schema/theme';
import type { PageDefinition } from '../sections/page-schema';
import { fixedColors, oneScheme } from '../theme/schemes';
import { pageTitle } from './page-title';

/** One element of a page's head, with its attributes in order. */
export type HeadTag = {
  element: 'meta' | 'link';
  attributes: Record<string, string>;
};

const meta = (attributes: Record<string, string>): HeadTag => ({
  element: 'meta',
  attributes,
});

export const link = (attributes: Record<string, string>): HeadTag => ({
  element: 'link',
  attributes,
});

/** The site's icons for tabs, home screens and search results: address, width and height in pixels. */
export const iconFiles = {
  /** For browsers and readers without SVG, and requests for this very address. */
  ico: { file: '/favicon.ico', size: 32 },
  touch: { file: '/apple-touch-icon.png', size: 180 },
  small: { file: '/icon-192.png', size: 192 },
  large: { file: '/icon-512.png', size: 512 },
  maskable: { file: '/icon-maskable-512.png', size: 512 },
};

export const manifestFile = '/site.webmanifest';

const themeColor = (scheme: 'light' | 'dark', color: string) =>
  meta({ name: 'theme-color', media: `(prefers-color-scheme: ${scheme})`, content: color });

/**
 * Tags in every page's head: the colour of the browser's frame, which is that of the header, and the icons.
 * index.html itself links to the SVG icon, so that the dev server shows it too.
 */
export const siteTags = (theme: ThemeDefinition): HeadTag[] => {
  const { ico, touch } = iconFiles;
  const { light, dark } = theme.color;
  const only = oneScheme(theme);
  const ofScheme = only
    ? [
        // Before the first style, and against browsers that darken light pages by themselves.
        meta({ name: 'color-scheme', content: only === 'light' ? 'only light' : only }),
        meta({ name: 'theme-color', content: fixedColors(theme).background.default }),
      ]
    : [themeColor('light', light.background.default), themeColor('dark', dark.background.default)];
  return [
    ...ofScheme,
    // With a size here, browsers that support the SVG icon prefer that.
    link({ rel: 'icon', href: ico.file, sizes: `${ico.size}x${ico.size}` }),
    link({ rel: 'apple-touch-icon', href: touch.file }),
    link({ rel: 'manifest', href: manifestFile }),
  ];
};

/** CSS pixels: the size that link previews show uncropped (1.91 : 1). */
export const shareImageSize = { width: 1200, height: 630 };

/**
 * A BCP 47 language tag as Open Graph writes it, language_TERRITORY (https://ogp.me, og:locale). A tag
 * without territory gets that of most speakers (Unicode CLDR).
 */
export const ogLocale = (tag: string): string => {
  const { language, region } = new Intl.Locale(tag).maximize();
  return region ? `${language}_${region}` : language;
};

type SharedPage = {
  site: SiteDefinition;
  definition: PageDefinition;
  /** The page's own path, and the path of its picture. */
  path: string;
  image: string;
  /** What the picture shows, if not the page's title. */
  imageAlt?: string | undefined;
};

export const property = (name: string, content: string) =>
  meta({ property: `og:${name}`, content });

/**
 * The preview of a shared link: Open Graph (https://ogp.me), and the one tag of X's cards without a
 * counterpart there, the size of the card. X reads title, description and picture from Open Graph
 * (https://developer.x.com/en/docs/x-for-websites/cards/overview/markup).
 */
export const shareTags = ({ site, definition, path, image, imageAlt }: SharedPage): HeadTag[] => {
  // A generated picture shows only the page's title and the site's name.
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

/** React hoists tags of the head to the start when it renders a fragment of a document. */
const hoisted = /^(?:<title>.*?<\/title>|<(?:meta|link)\b[^>]*>)+/s;

/** Splits what React rendered into the content of the head and of the root. */
export const splitHead = (html: string) => {
  const found = hoisted.exec(html)?.[0] ?? '';
  return { head: found, body: html.slice(found.length) };
};
