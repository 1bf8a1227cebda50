import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { readConfigValue } from '../../packages/config-files';
import { siteFile } from '../../src/schema/config-files';
import type { SiteDefinition } from '../../src/schema/site';
import { usualWordsIn } from '../../src/schema/usual-words/usual-words-in';

const source = 'src/theme/print.css';

/** On the dev server. */
const address = '/print.css';

/** Where lines begin at the right, what stands around an address must not turn it round. */
const addressesFromLeft = 'main a::after { direction: ltr; unicode-bidi: isolate; }';

/** Minified. */
const withoutBlanks = (css: string) =>
  css
    .replaceAll(/\/\*.*?\*\//gs, '')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ ?([{};,>]) ?/g, '$1')
    .trim();

/**
 * The print style sheet of every page of the site in `folder`: a file of its own, which browsers fetch
 * last and which adds nothing to critical CSS. It knows the site's address, for the addresses of links.
 */
export const printStylesheetPlugin = (folder: string, language?: string): Plugin => {
  let root = '';
  let isBuild = false;
  let hasPages = false;
  const css = () => {
    // Read, not imported: it may be broken.
    const site = readConfigValue(folder, siteFile, language) as Partial<SiteDefinition> | undefined;
    const origin = JSON.stringify(String(site?.origin ?? ''));
    const direction = site?.direction ?? usualWordsIn(String(site?.language ?? ''))?.direction;
    const isFromRight = direction === 'rtl';
    return withoutBlanks(
      `:root { --origin: ${origin}; } ${readFileSync(join(root, source), 'utf8')}${isFromRight ? addressesFromLeft : ''}`,
    );
  };
  const builtName = () =>
    `assets/print-${createHash('sha256').update(css()).digest('hex').slice(0, 8)}.css`;
  return {
    name: 'print-stylesheet',
    configResolved: (config) => {
      root = config.root;
      isBuild = config.command === 'build';
      hasPages = !config.build.ssr;
    },
    transformIndexHtml: () => {
      const href = isBuild ? `/${builtName()}` : address;
      return [{ tag: 'link', attrs: { rel: 'stylesheet', media: 'print', href } }];
    },
    generateBundle() {
      if (hasPages) this.emitFile({ type: 'asset', fileName: builtName(), source: css() });
    },
    configureServer: ({ middlewares }) => {
      middlewares.use(address, (_request, response) => {
        response.setHeader('content-type', 'text/css');
        response.end(css());
      });
    },
  };
};
