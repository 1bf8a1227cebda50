import { createHash } from 'node:crypto';

/** What a policy must allow for a built page to look and work as it should. */
export type PageFacts = {
  /** Hashes of inline scripts and of style elements, as a policy writes them: 'sha256-…'. */
  scripts: string[];
  styles: string[];
  /** Hashes of what stands in style="…". */
  styleAttributes: string[];
  /** Origins of what the page frames, or would if the visitor agreed, as https://maps.example. */
  frames: string[];
  /** Whether the page plays a file of the site's own, or would if the visitor pressed play. */
  plays: boolean;
};

export const hashOf = (text: string) =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const elements = /<(script|style)\b([^>]*)>([\s\S]*?)<\/\1>/g;
const styleAttribute = /<[a-z][^<>]*?\sstyle="([^"]*)"/g;
const frame = /<(?:iframe\b[^<>]*?\ssrc|[a-z]+\b[^<>]*?\sdata-frame)="([^"]*)"/g;

/** A script that the browser runs, and not data for search engines or a file of its own. */
const runs = (attributes: string) => !/\stype="application\/|\ssrc=/.test(attributes);

const entities: Record<string, string> = {
  '&quot;': '"',
  '&#x27;': "'",
  '&lt;': '<',
  '&gt;': '>',
  '&amp;': '&',
};

const unescape = (text: string) =>
  text.replace(/&(?:quot|#x27|lt|gt|amp);/g, (entity) => entities[entity] ?? entity);

const distinct = (values: string[]) => [...new Set(values)];

/** Reads what a policy must allow from the HTML of a page that the build wrote. */
export const readPage = (html: string): PageFacts => {
  const inline = [...html.matchAll(elements)];
  const hashes = (name: string) =>
    distinct(
      inline
        .filter(([, element, attributes = '']) => element === name && runs(attributes))
        .map(([, , , text = '']) => hashOf(text)),
    );
  // What stands in scripts and styles is no markup.
  const markup = html.replace(elements, '');
  const attributes = (pattern: RegExp) =>
    [...markup.matchAll(pattern)].map(([, value = '']) => unescape(value));
  return {
    scripts: hashes('script'),
    styles: hashes('style'),
    styleAttributes: distinct(attributes(styleAttribute).map(hashOf)),
    frames: distinct(attributes(frame).map((address) => new URL(address).origin)),
    plays: /<(?:video\b|[a-z]+\b[^<>]*?\sdata-plays=)/.test(markup),
  };
};
