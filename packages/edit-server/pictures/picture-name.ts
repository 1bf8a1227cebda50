const longest = 60;

/** Names of devices: no file of Windows can have them. */
const ofDevices = /^(?:con|prn|aux|nul|com\d|lpt\d)$/;

/** Letters that are no letter with a mark. */
const spelled: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
};

/**
 * A name for a stored picture from the name of the file that was chosen, without its ending: letters a to z,
 * digits and hyphens.
 */
export const pictureName = (chosen: string): string => {
  const file = chosen
    .slice(-1000)
    .replace(/^.*[/\\]/s, '')
    .replace(/\.\w{1,5}$/, '');
  const plain = file
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(/[ßæœøłđðþı]/g, (letter) => spelled[letter] ?? '')
    .replaceAll(/\p{Mark}/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, longest)
    .replaceAll(/^-|-$/g, '');
  return plain === '' || ofDevices.test(plain)
    ? ['picture', plain].filter(Boolean).join('-')
    : plain;
};
