// Written by `npm run reference`: change tools/reference/types-in-languages.ts.

import type * as inOne from './types';

/** A value in each language of the site: { en: 'Contact', de: 'Kontakt' }. */
export type ByLanguage<Value> = { [language: string]: Value };

/** What visitors read, hear, see or follow may be by language; numbers, flags and words of a closed set may not. */
export type InLanguages<Of> = Of extends string
  ? string extends Of
    ? Of | ByLanguage<Of>
    : Of
  : Of extends readonly (infer Entry)[]
    ? InLanguages<Entry>[] | ByLanguage<InLanguages<Entry>[]>
    : Of extends { file: string; alt: string }
      ? { [Key in keyof Of]: InLanguages<Of[Key]> } | ByLanguage<Of>
      : Of extends object
        ? { [Key in keyof Of]: InLanguages<Of[Key]> }
        : Of;

/** PageDefinition of `#types`, in the languages of the site. */
export type PageDefinition = InLanguages<inOne.PageDefinition>;

/** FormDefinition of `#types`, in the languages of the site. */
export type FormDefinition = InLanguages<inOne.FormDefinition>;

/** CollectionDefinition of `#types`, in the languages of the site. */
export type CollectionDefinition = InLanguages<inOne.CollectionDefinition>;

/** RoutesDefinition of `#types`, in the languages of the site. */
export type RoutesDefinition = InLanguages<inOne.RoutesDefinition>;

/** SiteDefinition of `#types`, in the languages of the site. */
export type SiteDefinition = InLanguages<Omit<inOne.SiteDefinition, 'language'>> &
  Pick<Partial<inOne.SiteDefinition>, 'language'>;

/** ThemeDefinition of `#types`, in the languages of the site. */
export type ThemeDefinition = InLanguages<inOne.ThemeDefinition>;

/** NotificationsDefinition of `#types`, in the languages of the site. */
export type NotificationsDefinition = InLanguages<inOne.NotificationsDefinition>;
