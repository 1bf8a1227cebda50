import type { HeadTag } from '../../src/head/head-tags';
import { plainSigns } from '../../src/schema/texts';

const inAttribute = (text: string) =>
  plainSigns(text).replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** An element of the head as HTML. */
export const tagHtml = ({ element, attributes }: HeadTag): string => {
  const written = Object.entries(attributes).map(
    ([name, value]) => `${name}="${inAttribute(value)}"`,
  );
  return `<${element} ${written.join(' ')}/>`;
};

/** Data for search engines as an element; no text in it can end the element. */
export const jsonLdHtml = (graph: object): string =>
  `<script type="application/ld+json">${JSON.stringify(graph).replaceAll('<', '\\u003c')}</script>`;
