/** Colours that people call by name: HTML 4.01, section 6.5. */
const named = new Map(
  Object.entries({
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
  }),
);

const hex = (channel: string) => Number(channel).toString(16).padStart(2, '0').toUpperCase();

/** What is often meant by a text that is no `#RRGGBB`. */
export const likelyColors = (text: string): string[] => {
  const name = named.get(text.toLowerCase());
  const digits = text.replace(/^#/, '');
  const channels =
    /^rgba?\(\s*(\d{1,3})[\s,]+(\d{1,3})[\s,]+(\d{1,3})\s*(?:[,/]\s*(?:1|100%)\s*)?\)$/i
      .exec(text)
      ?.slice(1);
  return [
    ...(name ? [name] : []),
    ...(/^[\da-f]{3}$/i.test(digits) ? [`#${digits.replaceAll(/./g, '$&$&')}`] : []),
    // FF at the end: nothing shines through.
    ...(/^[\da-f]{6}(?:ff)?$/i.test(digits) ? [`#${digits.slice(0, 6)}`] : []),
    // The letters O and l for the digits 0 and 1.
    ...(/^[\da-foil]{6}$/i.test(digits)
      ? [`#${digits.replaceAll(/o/gi, '0').replaceAll(/[il]/gi, '1')}`]
      : []),
    ...(channels?.every((channel) => Number(channel) <= 255)
      ? [`#${channels.map(hex).join('')}`]
      : []),
  ];
};
