import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { cutFontsOfConfig } from '../../../tools/fonts/cut-fonts-of-config';
import { places } from '../places';

export type PeerFonts = {
  /** What a peer's build is told of them. */
  env: { FONT_CUTS: string };
  /** Puts the files into a built site. */
  writeInto: (folder: string) => void;
};

/** The fonts that our own build cuts, for the peers as well. */
export const cutPeerFonts = async (): Promise<PeerFonts> => {
  const { cuts, files } = await cutFontsOfConfig(places.root);
  return {
    env: { FONT_CUTS: JSON.stringify(cuts) },
    writeInto: (folder) => {
      for (const [address, bytes] of files) {
        const file = join(folder, address);
        mkdirSync(dirname(file), { recursive: true });
        writeFileSync(file, bytes);
      }
    },
  };
};
