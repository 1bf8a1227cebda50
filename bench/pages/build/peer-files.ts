import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readSiteConfig } from '../../../packages/resolved-site/read-site-config';
import theme from '../../../tests/sites/agency/config/theme';
import { builtSite, definedFor } from '../../../tools/built-site';
import { cutFontsOfConfig } from '../../../tools/fonts/cut-fonts';
import { faviconSvg } from '../../../tools/head/mark-svg';
import { codeAliases } from '../../../tools/served-code';
import type { OurBuild } from '../peers/our-build';
import { places } from '../places';

export type PeerFiles = {
  /** Environment of a peer's build: what ours knows of the site. */
  env: { OUR_BUILD: string };
  /** Puts fonts and icon into a built site. */
  writeInto: (folder: string) => void;
};

const patternOf = (find: string | RegExp) => (typeof find === 'string' ? `^${find}$` : find.source);

/** The fonts, the icon and what is known of the site from our own build, for the peers as well. */
export const makePeerFiles = async (): Promise<PeerFiles> => {
  const { cuts, files } = await cutFontsOfConfig(places.root, places.agency);
  const site = { ...builtSite(places.agency), fontCuts: cuts };
  const { values } = readSiteConfig(places.agency);
  const aliases = codeAliases({ root: places.root, runtime: 'src/site/built-runtime.ts', values });
  const build: OurBuild = {
    // The key alone for names that stand with `?.`, which not every builder finds by the longer ones.
    defined: { 'globalThis.__SITE__': JSON.stringify(site), ...definedFor(site) },
    looks: aliases.map(({ find, replacement }) => ({ find: patternOf(find), replacement })),
  };
  return {
    env: { OUR_BUILD: JSON.stringify(build) },
    writeInto: (folder) => {
      for (const [address, bytes] of files) {
        const file = join(folder, address);
        mkdirSync(dirname(file), { recursive: true });
        writeFileSync(file, bytes);
      }
      writeFileSync(join(folder, 'favicon.svg'), faviconSvg(theme));
    },
  };
};
