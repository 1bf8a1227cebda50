import { catalogue, codesOf } from './catalogue-entry';

/** Entries that are missing, too many, or of the wrong sort. */
export const shape = catalogue({
  unknownKey: {
    code: 'SITE-020',
    description: '“{found}” cannot stand here{nearest}.',
    why: 'Nothing would show it: it is misspelt or belongs elsewhere.',
    repair:
      'Write one of the allowed names instead, or delete this one with what stands behind its colon. A developer can add others.',
    example: "title: 'About us',",
  },
  misplacedKey: {
    code: 'SITE-021',
    description: '“{found}” does not belong here but {where}.',
    why: 'Nothing would show it here.',
    repair: 'Cut it out and paste it {where}.',
    example: "action: { label: 'Contact', to: '/Contact' },\nform: 'contact',",
  },
  missingKey: {
    code: 'SITE-022',
    description: '“{key}” is missing.',
    why: 'The site cannot be shown without it.',
    repair: 'Write it: {key}: {form}.',
    example: "title: 'About us',",
  },
  notText: {
    code: 'SITE-023',
    description: '{found} is not a text in quotes.',
    why: 'A text is expected here.',
    repair: 'Write one text, between two quotes.',
    example: "label: '24',",
  },
  notNumber: {
    code: 'SITE-024',
    description: '{found} is not a number.',
    why: 'A number is expected here.',
    repair: 'Write only the digits, without quotes and without a unit.',
    example: 'maxLength: 200,',
  },
  notFlag: {
    code: 'SITE-025',
    description: '{found} cannot stand here. Write true or false, without quotes.',
    why: 'This is a switch: true is on, false is off.',
    repair: 'Write true or false, without quotes.',
    example: 'hidden: true,',
  },
  notList: {
    code: 'SITE-026',
    description: '{found} is not a list.',
    why: 'A list is expected here, even for a single entry.',
    repair:
      'Write a list between [ and ], as in the example; or delete what holds it, where that is not wanted.',
    example: "paragraphs: ['One paragraph.'],",
  },
  notGroup: {
    code: 'SITE-027',
    description:
      '{found} is not a group. Here several things are written between { and }, each with its name.',
    why: 'The site would not know which of them is meant.',
    repair: 'Write it between { and }, as in the example; or delete it, where it is not wanted.',
    example: "action: { label: 'Contact', to: '/Contact' },",
  },
  unknownWord: {
    code: 'SITE-028',
    description: 'The word {found} cannot stand here{nearest}.',
    why: 'Each of these words stands for something that is built; there is nothing for this one.',
    repair:
      'Write one of these words instead; docs/config.md lists all. A developer can add others.',
    example: "tone: 'tint',",
  },
  unknownKind: {
    code: 'SITE-029',
    description: 'There is no {sort} of the kind {found}{nearest}.',
    why: 'The kind says what this is; nothing could be shown for this one.',
    repair: 'Write one of the kinds of {where}{wish}.',
    example:
      "{ kind: 'map', title: 'Where to find us', height: 500 },\n{ kind: 'text', name: 'City', label: 'City' },",
  },
  missingKind: {
    code: 'SITE-030',
    description: '“kind” is missing: it says what this is.',
    why: 'The kind says what this is, and what else is said of it.',
    repair: "Write kind: '…' as its first line.",
    example:
      "{ kind: 'map', title: 'Where to find us', height: 500 },\n{ kind: 'text', name: 'City', label: 'City' },",
  },
  emptyText: {
    code: 'SITE-031',
    description: 'The text is empty.',
    why: 'A gap would show, and people who hear the page would hear nothing.',
    repair: 'Write a text; or delete the whole line where it may be left out.',
    example: "title: 'About us',",
  },
  emptyList: {
    code: 'SITE-032',
    description: 'The list is empty.',
    why: 'There must be something to show.',
    repair:
      'Write at least one entry; or delete the list where it may be left out, or what holds it, as a day that is closed.',
    example:
      "points: ['One point.', 'Another one.'],\noptions: [{ value: 'small' }, { value: 'large' }],",
  },
  outOfRange: {
    code: 'SITE-033',
    description: '{found} {beyond}.',
    why: 'Beyond these limits the page or the form would not work.',
    repair: 'Write a number or a text within these limits.',
    example: 'maxLength: 200,',
  },
  wrongForm: {
    code: 'SITE-034',
    description: '{found} does not work here: it {should}.',
    why: 'The site could not use it as it is.',
    repair: 'Change it so that it looks like the example.',
    example: "to: '/Contact',",
  },
  shortTime: {
    code: 'SITE-203',
    description:
      '{found} is too short to be seen: times are written in milliseconds here, and a second has 1000.',
    why: 'What takes so little time is over before anybody sees it.',
    repair: 'Write the time in milliseconds: 300 for a third of a second, 3000 for three seconds.',
    example: 'duration: 2000,',
  },
  eitherOne: {
    code: 'SITE-035',
    description: 'Either “{found}” or “{other}” can be said here, not both.',
    why: 'The site shows one of the two, and nobody could tell which.',
    repair: 'Delete one of the two, with what belongs to it.',
    example:
      "picture: { scene: ['window', 'node'] },\n// or\npicture: { file: '/pictures/studio.webp', alt: 'Our studio', width: 1200, height: 800 },",
  },
  noEffect: {
    code: 'SITE-038',
    description: '“{key}” has no effect {where}.',
    why: 'Nobody would ever see what it says.',
    repair: 'Delete it, or {instead}.',
    example:
      "layout: 'beside',\npicture: { file: '/pictures/studio.webp', alt: 'Our studio', width: 1200, height: 800 },",
  },
});

export const shapeCodes = codesOf(shape);
