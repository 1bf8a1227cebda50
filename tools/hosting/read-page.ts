import { createHash } from 'node:crypto';

/** What a policy must allow for a built page. */
export type PageFacts = {
  /** Hashes of inline scripts and of style elements, as in a policy: 'sha256-…'. */
  scripts: string[];
  styles: string[];
  styleAttributes: string[];
  /** Origins of frames, loaded at once or after consent, as https://maps.example. */
  frames: string[];
  /** Origins of frames that a page probes first: whether they can be reached. */
  probed: string[];
  /** What other firms offer in it: origins of frames, and the features that they may use. */
  embeds: { origins: string[]; allow: string[] }[];
  /** Whether the page has a video of the site's own, loaded at once or after a press. */
  plays: boolean;
  searches: boolean;
};

export const hashOf = (text: string) =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const elements = /<(script|style)\b([^>]*)>([\s\S]*?)<\/\1>/g;
const styleAttribute = /<[a-z][^<>]*?\sstyle="([^"]*)"/g;
const frame = /<(?:iframe\b[^<>]*?\ssrc|[a-z]+\b[^<>]*?\sdata-frame)="([^"]*)"/g;

const probed = /<[a-z]+\b[^<>]*?\sdata-asked="([^"]*)"/g;

const embed = /<[a-z]+\b[^<>]*?\sdata-embed="([^"]*)"\s+data-allow="([^"]*)"/g;

const wordsIn = (list: string) => unescape(list).split(' ').filter(Boolean);

/** An inline script that the browser runs: neither data for search engines nor a file. */
const runs = (attributes: string) => !/\stype="application\/|\ssrc=/.test(attributes);

const entities: Record<string, string> = {
  '&quot;': '"',
  '&#x27;': "'",
  '&#39;': "'",
  '&lt;': '<',
  '&gt;': '>',
  '&amp;': '&',
};

export const unescape = (text: string) =>
  text.replace(/&(?:quot|#x27|#39|lt|gt|amp);/g, (entity) => entities[entity] ?? entity);

const distinct = (values: string[]) => [...new Set(values)];

/** What a policy must allow where any of these pages may be sent. */
export const factsOfAll = (pages: readonly PageFacts[]): PageFacts => ({
  scripts: distinct(pages.flatMap(({ scripts }) => scripts)),
  styles: distinct(pages.flatMap(({ styles }) => styles)),
  styleAttributes: distinct(pages.flatMap(({ styleAttributes }) => styleAttributes)),
  frames: distinct(pages.flatMap(({ frames }) => frames)),
  probed: distinct(pages.flatMap(({ probed }) => probed)),
  embeds: pages.flatMap(({ embeds }) => embeds),
  plays: pages.some(({ plays }) => plays),
  searches: pages.some(({ searches }) => searches),
});

/** Finds what a policy must allow in the HTML of a built page. */
export const readPage = (html: string): PageFacts => {
  const inline = [...html.matchAll(elements)];
  const hashes = (name: string) =>
    distinct(
      inline
        .filter(([, element, attributes = '']) => element === name && runs(attributes))
        .map(([, , , text = '']) => hashOf(text)),
    );
  // The content of scripts and styles is not markup.
  const markup = html.replace(elements, '');
  const attributes = (pattern: RegExp) =>
    [...markup.matchAll(pattern)].map(([, value = '']) => unescape(value));
  return {
    scripts: hashes('script'),
    styles: hashes('style'),
    styleAttributes: distinct(attributes(styleAttribute).map(hashOf)),
    frames: distinct(attributes(frame).map((address) => new URL(address).origin)),
    probed: distinct(attributes(probed)),
    embeds: [...markup.matchAll(embed)].map(([, origins = '', allow = '']) => ({
      origins: wordsIn(origins),
      allow: wordsIn(allow),
    })),
    searches: /<form\b[^<>]*?\sdata-search=/.test(markup),
    plays: /<(?:video\b|[a-z]+\b[^<>]*?\sdata-plays=)/.test(markup),
  };
};
