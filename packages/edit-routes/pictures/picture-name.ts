import { addressWord } from '../../resolved-site/address-word';

const longest = 60;

/** Names of devices: no file of Windows can have them. */
const ofDevices = /^(?:con|prn|aux|nul|com\d|lpt\d)$/;

/**
 * A name for a stored picture from the name of the file that was chosen, without its ending: letters a to z,
 * digits and hyphens.
 */
export const pictureName = (chosen: string): string => {
  const file = chosen
    .slice(-1000)
    .replace(/^.*[/\\]/s, '')
    .replace(/\.\w{1,5}$/, '');
  const plain = addressWord(file).slice(0, longest).replace(/-$/, '');
  return plain === '' || ofDevices.test(plain)
    ? ['picture', plain].filter(Boolean).join('-')
    : plain;
};
