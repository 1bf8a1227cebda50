import { catalogue } from './catalogue-entry';

/** Pages as search engines and people who hear them find them. */
export const pages = catalogue({
  doubledTitle: {
    code: 'SITE-090',
    description: '{other} has the same title.',
    why: 'Nobody could tell the two pages apart in search results or tabs.',
    repair: 'Give each page a title of its own.',
    example: "title: 'About us',",
  },
  doubledDescription: {
    code: 'SITE-091',
    description: '{other} has the same description.',
    why: 'Nobody could tell the two pages apart in search results.',
    repair: 'Describe what this page holds and no other.',
    example: "description: 'Who we are, and how we work.',",
  },
  longTitle: {
    code: 'SITE-092',
    severity: 'warning',
    description: '“{found}” has {length} characters; search results show about {limit}.',
    why: 'The rest would be cut.',
    repair: 'Shorten the title of the page.',
    example: "title: 'About us',",
  },
  longDescription: {
    code: 'SITE-093',
    severity: 'warning',
    description: 'The description has {length} characters; search results show about {limit}.',
    why: 'The rest would be cut.',
    repair: 'Shorten it, with what matters first.',
    example: "description: 'Who we are, and how we work.',",
  },
  noMainHeading: {
    code: 'SITE-094',
    description: 'The page begins with no main heading.',
    why: 'People who hear the page, and search engines, learn from it where they are.',
    repair: "Let the first section that is shown be one of the kinds 'hero' and 'page-header'.",
    example:
      "{ kind: 'page-header', title: 'About us', breadcrumb: [{ label: 'Home', to: '/' }, { label: 'About us' }] },",
  },
  secondMainHeading: {
    code: 'SITE-095',
    description: 'This is the second main heading of the page.',
    why: 'A page has one main heading; the rest are headings of its sections.',
    repair: 'Choose another kind of section, or hide or delete one of the two.',
    example: "{ kind: 'map', title: 'Where to find us', height: 500 },",
  },
  repeated: {
    code: 'SITE-096',
    description: '{found} stands in this list twice.',
    why: 'Visitors would read the same thing twice.',
    repair: 'Change or delete one of the two.',
    example: "paragraphs: ['One paragraph.', 'Another one.'],",
  },
  noHighlight: {
    code: 'SITE-098',
    description: 'The title does not hold {found}.',
    why: 'Nothing would be highlighted.',
    repair: 'Write a word of the title as it stands there, capitals included, or delete the entry.',
    example: "title: 'Business Growth',\nhighlight: 'Growth',",
  },
  markup: {
    code: 'SITE-099',
    description: '{found} would be shown as it stands here.',
    why: 'HTML means nothing in a text, and here what Markdown writes around words neither.',
    repair: 'Write {instead}.',
    example: "text: 'Words & pictures',\nparagraphs: ['One paragraph.', 'Another one.'],",
  },
  altIsFile: {
    code: 'SITE-100',
    description: '{found} is the name of a file, not what the picture shows.',
    why: 'People who cannot see the picture would hear the name of its file.',
    repair: 'Write in a few words what is to be seen.',
    example:
      "picture: { file: '/pictures/studio.webp', alt: 'Our studio', width: 1200, height: 800 },",
  },
  wrongFolder: {
    code: 'SITE-097',
    description: 'This is a {sort}, and lies in the wrong folder.',
    why: 'Pages are read from config/pages and forms from config/forms.',
    repair: 'Move it to {folder}.',
    example: 'config/pages/about.ts\nconfig/forms/contact.ts',
  },
});
