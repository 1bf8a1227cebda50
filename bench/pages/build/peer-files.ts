import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import theme from '../../../config/theme';
import { cutFontsOfConfig } from '../../../tools/fonts/cut-fonts';
import { faviconSvg } from '../../../tools/head/mark-svg';
import { places } from '../places';

export type PeerFiles = {
  /** Environment of a peer's build: the fonts. */
  env: { FONT_CUTS: string };
  /** Puts fonts and icon into a built site. */
  writeInto: (folder: string) => void;
};

/** The fonts and the icon from our own build, for the peers as well. */
export const makePeerFiles = async (): Promise<PeerFiles> => {
  const { cuts, files } = await cutFontsOfConfig(places.root);
  return {
    env: { FONT_CUTS: JSON.stringify(cuts) },
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
