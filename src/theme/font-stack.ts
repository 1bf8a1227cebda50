import type { ThemeDefinition } from '../schema/theme';

/** Generic families stand without quotes (https://www.w3.org/TR/css-fonts-4/#generic-font-families). */
const generic =
  /^(?:(?:ui-)?(?:serif|sans-serif|monospace|rounded)|system-ui|cursive|fantasy|math)$/;

/** Words in the names of fonts that devices come with: of those without serifs only what would be mistaken. */
const sorts = {
  monospace: /mono|courier|consolas|menlo/i,
  'sans-serif': /sans|gothic/i,
  serif:
    /serif|slab|georgia|times|palatino|garamond|baskerville|cambria|bodoni|didot|antiqua|rockwell|mincho/i,
};

/** Whether the built site has a fallback of another sort than Arial; what this takes is left out of all others. */
export const mayBeOther = globalThis.__SITE__?.otherFallbacks ?? true;

/** What a device has in place of a font that it lacks. */
export const genericOf = (font: string): string => {
  if (mayBeOther && generic.test(font)) return font;
  const found = mayBeOther && Object.entries(sorts).find(([, words]) => words.test(font));
  return found ? found[0] : 'sans-serif';
};

/** As CSS has it: a word of a name that begins with a digit is read only between quotes. */
export const quoted = (name: string) => `'${name}'`;

/** A font of the theme with what is shown in its place, as CSS. */
export const fontStack = ({ family, fallback }: ThemeDefinition['font']['text']): string => {
  const last = genericOf(fallback);
  const named = [family, `${family} Fallback`, ...(last === fallback ? [] : [fallback])];
  return [...named.map(quoted), last].join(', ');
};
