/**
 * A text of config with its placeholders in { } replaced everywhere (`textWith` says which a text may have).
 * Values are inserted literally.
 */
export const fillIn = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replaceAll(/\{(\w+)\}/g, (sign, name: string) =>
    Object.hasOwn(values, name) ? String(values[name]) : sign,
  );

/**
 * Characters that no page may contain: XML 1.0, section 2.2, excludes control characters except tab and line
 * ends, and lone surrogates; HTML, section 13.1, excludes Unicode's noncharacters.
 */
export const foreignSigns = /[^\P{Cc}\t\n\r]|\p{Cs}|\p{Noncharacter_Code_Point}/gu;

/** The text with each of these replaced by the replacement character. */
export const plainSigns = (text: string): string => text.replaceAll(foreignSigns, '\ufffd');
