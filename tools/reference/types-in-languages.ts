import { documentedFiles } from '../../packages/schema-docs';

/** What `#types/in-languages` names: the types of config of a site in several languages. */
export const typesInLanguages = (): string => {
  const names = documentedFiles.map(({ type }) => type);
  return `// Written by \`npm run reference\`: change tools/reference/types-in-languages.ts.

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

${names
  .map(
    (name) =>
      `/** ${name} of \`#types\`, in the languages of the site. */\nexport type ${name} = ${name === 'SiteDefinition' ? `InLanguages<Omit<inOne.${name}, 'language'>> &\n  Pick<Partial<inOne.${name}>, 'language'>` : `InLanguages<inOne.${name}>`};`,
  )
  .join('\n\n')}
`;
};
