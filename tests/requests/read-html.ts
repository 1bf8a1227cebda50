/**
 * Reads the HTML of built pages, which React wrote: each attribute has quotes, in which no sign of HTML stands as it
 * is.
 */

const signs: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };

const decode = (text: string) =>
  text.replaceAll(/&(amp|lt|gt|quot|#x27);/g, (_, name: string) => signs[name] ?? '');

export type Element = {
  attribute: (name: string) => string | undefined;
  /** As visitors read it, with single spaces. */
  text: string;
};

/** The text of a part of a page, without what scripts and styles hold. */
export const textOf = (html: string) =>
  decode(html.replaceAll(/<(script|style)[^>]*>.*?<\/\1>|<[^>]*>/gs, ''))
    .replaceAll(/\s+/g, ' ')
    .trim();

/** All elements of these names, in their order; those inside another one of them are left out. */
export const elementsIn = (html: string, ...names: string[]): Element[] => {
  const pattern = new RegExp(`<(${names.join('|')})(\\s[^>]*?)?(?:/>|>(?:(.*?)</\\1>)?)`, 'gs');
  return [...html.matchAll(pattern)].map(([, , attributes = '', inner = '']) => ({
    attribute: (name) => {
      const [, value] = new RegExp(`\\s${name}="([^"]*)"`).exec(attributes) ?? [];
      return value === undefined ? undefined : decode(value);
    },
    text: textOf(inner),
  }));
};

/** What is inside the first element of this name; empty where there is none. */
export const within = (html: string, name: string) =>
  new RegExp(`<${name}[\\s>].*</${name}>`, 's').exec(html)?.[0] ?? '';

/** What a page says of itself to browsers, search engines and link previews. */
export type Head = {
  title: string;
  language: string | undefined;
  direction: string | undefined;
  /** Content of meta tags and addresses of links, by name, property or relation. */
  tags: Record<string, string[]>;
  jsonLd: string[];
  /** The text of the page, and the targets of its links. */
  words: string;
  links: string[];
};

const tagsIn = (html: string) => {
  const tags: Record<string, string[]> = {};
  const add = (name: string | undefined, value = '') => {
    if (name !== undefined) tags[name] = [...(tags[name] ?? []), value];
  };
  for (const { text } of elementsIn(html, 'title')) add('title', text);
  for (const meta of elementsIn(html, 'meta')) {
    add(meta.attribute('name') ?? meta.attribute('property'), meta.attribute('content'));
  }
  for (const link of elementsIn(html, 'link')) add(link.attribute('rel'), link.attribute('href'));
  return tags;
};

export const readHead = (page: string): Head => {
  // A drawing has a title of its own.
  const html = page.replaceAll(/<svg[\s>].*?<\/svg>/gs, '');
  const [root] = /<html[^>]*>/.exec(html) ?? [''];
  const [document] = elementsIn(root, 'html');
  const scripts = [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)];
  const body = within(html, 'body');
  const tags = tagsIn(html);
  return {
    title: tags.title?.[0] ?? '',
    language: document?.attribute('lang'),
    direction: document?.attribute('dir'),
    tags,
    jsonLd: scripts.map(([, text = '']) => text),
    words: textOf(body),
    links: elementsIn(body, 'a').flatMap((link) => link.attribute('href') ?? []),
  };
};
