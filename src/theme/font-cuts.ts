/** A file that holds some letters of a font. */
export type FontPart = {
  /** Its name in the font's package: `latin`, `latin-ext`, … */
  subset: string;
  /** The address of the file on the site. */
  file: string;
  /** The letters in it, as CSS writes them. */
  unicodeRange: string;
};

/** What a site's own words need of each font that it uses, by font. */
export type FontCuts = Partial<Record<string, FontPart[]>>;

declare const __FONT_CUTS__: FontCuts | null;

/** As the build cut them (tools/fonts); null on the dev server, where words change as they are typed. */
export const builtCuts = __FONT_CUTS__;
