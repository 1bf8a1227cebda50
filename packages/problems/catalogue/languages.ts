import { catalogue } from './catalogue-entry';

export const languages = catalogue({
  notALanguage: {
    code: 'SITE-490',
    description: '{found} is no language of the site.',
    why: 'Nobody would ever read what it says.',
    repair:
      'Write one of its languages. Another one must first stand in languages of config/site.ts.',
    example: "title: { en: 'Contact', de: 'Kontakt' },",
  },
  lacksMainLanguage: {
    code: 'SITE-491',
    description: '“{key}” is missing here: it is the main language of the site.',
    why: 'Its value stands in for that of each language that has none.',
    repair: 'Write it before the others: {key}: …',
    example: "title: { en: 'Contact', de: 'Kontakt' },",
  },
  sameInAll: {
    code: 'SITE-492',
    description: '“{key}” must be the same in all languages.',
    why: 'Only what visitors read, see or follow may differ: what is counted, compared and stored must not depend on the language in which somebody reads.',
    repair: 'Write one value, without the languages.',
    example: "options: [{ value: 'yes', label: { en: 'Yes', de: 'Ja' } }],",
  },
  nameByLanguage: {
    code: 'SITE-501',
    description: '“{key}” must be the same in all languages, and {found} is not.',
    why: 'What is stored, counted or compared would depend on the language in which somebody reads: of one choice there would be several.',
    repair:
      'Write a text of its own, the same for all. What visitors read of an option stands in “label”.',
    example: "options: [{ value: 'pot', label: 'A pot for {price}' }],",
  },
  notMainLanguage: {
    code: 'SITE-493',
    description: 'The language is {found}, and the first of languages is “{tag}”.',
    why: 'The first of languages is the main one, whose pages have addresses without a language.',
    repair: 'Delete the line: languages says it.',
    example: "languages: ['en-GB', 'de-DE'],",
  },
  addressOfLanguage: {
    code: 'SITE-495',
    description: 'Addresses that begin with “/{key}” are those of a language.',
    why: 'Two pages would have one address.',
    repair: 'Choose another address for the page.',
    example: "{ page: 'team', path: '/Team' },",
  },
  pathWithLanguage: {
    code: 'SITE-502',
    description: 'The addresses of this language begin with “/{key}” by themselves.',
    why: 'The page would be at “/{key}/{key}/…”.',
    repair: 'Write the path without it.',
    example: "path: { en: '/Contact', de: '/Kontakt' },",
  },
});

/** What must be written before the site is published. */
export const untranslated = catalogue({
  lacksTexts: {
    code: 'SITE-496',
    severity: 'warning',
    description: '{language} lacks {count} here: {places}.',
    why: 'Its visitors would read these in another language.',
    repair:
      'Write them, or let “npm run words -- {key}” write a table of all that it lacks. Of a page that is not for its visitors, config/routes.ts says for whose it is: languages: […]. Until then npm run deploy refuses.',
    example: "title: { en: 'Contact', de: 'Kontakt' },",
  },
  nothingInLanguage: {
    code: 'SITE-498',
    severity: 'warning',
    description: 'No text is in {language} yet.',
    why: 'Its pages would all be in another language.',
    repair:
      'Let “npm run words -- {key}” write a table of all texts, to be translated and read back, or write them beside the others. Until then npm run deploy refuses.',
    example: "title: { en: 'Contact', de: 'Kontakt' },",
  },
  misplacedFirstPage: {
    code: 'SITE-499',
    description:
      'The first page must be in the main language, and at the path “/” in every one that has it.',
    why: 'Visitors who type the address of the site arrive there, and those who choose a language.',
    repair:
      "Name the main language in languages of this page as well, or leave that out; and write its path as '/' for all languages.",
    example: "{ page: 'home', path: '/' },",
  },
  pagesWithoutLanguage: {
    code: 'SITE-500',
    severity: 'warning',
    description: '{pages} no {language} text yet: {names}.',
    why: 'Each is shown at an address of that language, in the words of another.',
    repair:
      "Write it, or let “npm run words -- {key}” write a table of all texts; or say languages: ['{main}'] at these pages in config/routes.ts. Until then npm run deploy refuses.",
    example: "{ page: 'news', path: '/News', languages: ['en'] },",
  },
  sentencesForAll: {
    code: 'SITE-572',
    severity: 'warning',
    description: '{language} visitors read {count} here in {main}: {places}.',
    why: 'Each is one text for all languages, and too long to be a name.',
    repair:
      'Write it by language, or let “npm run words -- {key}” write a table of all texts. What is meant to be the same, such as a quotation, is written so in both. Until then npm run deploy refuses.',
    example: "lead: { en: 'We open at six and bake all night.', de: 'Wir öffnen um sechs …' },",
  },
  shorterList: {
    code: 'SITE-497',
    severity: 'warning',
    description: '{language} has {count} here, and {main} has {other}.',
    why: 'Visitors of one of them would miss something.',
    repair: 'Write as many entries in each. Until then npm run deploy refuses.',
    example: "points: { en: ['Free', 'Quick'], de: ['Frei', 'Schnell'] },",
  },
});
