/**
 * A text of config with its names in { } replaced, each wherever it stands (`textWith` says which a
 * text may hold). Values are taken as they are: nothing in them is a name or a sign again.
 */
export const fillIn = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replaceAll(/\{(\w+)\}/g, (sign, name: string) =>
    Object.hasOwn(values, name) ? String(values[name]) : sign,
  );

/**
 * What no text of a page may hold: XML 1.0, section 2.2, has no control characters but tab and line
 * ends and no half of a pair of surrogates; HTML, section 13.1, nor what Unicode says is no character.
 */
export const foreignSigns = /[^\P{Cc}\t\n\r]|\p{Cs}|\p{Noncharacter_Code_Point}/gu;

/** The text without them, with the sign that stands for what cannot be shown in their place. */
export const plainSigns = (text: string): string => text.replaceAll(foreignSigns, '\ufffd');
