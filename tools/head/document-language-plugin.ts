import type { Plugin } from 'vite';
import type { SiteDefinition } from '../../src/schema/site';
import { readConfigValue } from '../check/read/config-files';

/** Writes the language of config/site.ts into every page. Read and not imported: it may be broken. */
export const documentLanguagePlugin = (folder: string): Plugin => {
  return {
    name: 'document-language',
    transformIndexHtml: (html) => {
      const site = readConfigValue(folder, 'config/site.ts') as Partial<SiteDefinition> | undefined;
      return html
        .replace('%LANGUAGE%', () => String(site?.language ?? ''))
        .replace('%DIRECTION%', () => String(site?.direction ?? 'auto'));
    },
  };
};
