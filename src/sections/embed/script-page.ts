import type { SectionDefinition } from '../registry';

type Embed = SectionDefinition<'embed'>;
export type EmbeddedScript = NonNullable<Embed['script']>;

/**
 * Never with allow-same-origin: the page is of the site's own address, so the script could then read what visitors
 * type into the site's forms.
 */
export const scriptSandbox =
  'allow-scripts allow-forms allow-popups allow-popups-to-escape-sandbox';

/** FNV-1a: names a page by what it holds, the same in the build and in browsers. */
const nameOf = (text: string) => {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return (hash >>> 0).toString(36);
};

export const scriptPagesFolder = 'embeds';

/** Where the page around the script is. Hosts cut .html from addresses: a page of the site would be looked for. */
export const scriptPagePath = ({ script, hosts }: Embed): string =>
  `/${scriptPagesFolder}/${nameOf(JSON.stringify([script, hosts]))}.htm`;
