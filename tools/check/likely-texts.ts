/** Colours that people call by name: HTML 4.01, section 6.5. */
const colors: Record<string, string> = {
  black: '#000000',
  silver: '#C0C0C0',
  gray: '#808080',
  grey: '#808080',
  white: '#FFFFFF',
  maroon: '#800000',
  red: '#FF0000',
  purple: '#800080',
  green: '#008000',
  lime: '#00FF00',
  olive: '#808000',
  yellow: '#FFFF00',
  navy: '#000080',
  blue: '#0000FF',
  teal: '#008080',
  orange: '#FFA500',
};

const kebab = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');

/** What is often meant by a text that is not written as it must be; the nearest first. */
export const likelyTexts = (text: string): string[] => {
  const plain = text.trim();
  const color = colors[plain.toLowerCase()];
  const isAddress = /^[\w-]+(?:\.[\w-]+)+(?:\/\S*)?$/.test(plain);
  return [
    plain,
    ...(/^(?:[\da-f]{3}|[\da-f]{6})$/i.test(plain) ? [`#${plain}`] : []),
    ...(color ? [color] : []),
    plain.replace(/^http:/i, 'https:'),
    ...(isAddress ? [`https://${plain}`] : []),
    ...(plain.includes('@') ? [`mailto:${plain}`] : []),
    ...(/^\+?[\d\s()/-]{5,}$/.test(plain) ? [`tel:${plain.replaceAll(/[\s()/-]/g, '')}`] : []),
    ...(/^[\w-]/.test(plain) && !plain.includes(':') ? [`/${plain}`] : []),
    plain.replace(/\/+$/, ''),
    `${plain}/`,
    plain.replaceAll(/\s+/g, ' '),
    plain.replaceAll(/\s+/g, '-'),
    plain.replaceAll(/\s+/g, ''),
    ...(plain.includes(':') ? [] : [`/${plain.replaceAll(/\s+/g, '-')}`]),
    ...(/[\sA-Z_]/.test(plain) ? [kebab(plain)] : []),
    `{page} | ${plain}`,
  ];
};
