import { catalogue } from './catalogue-entry';

export const references = catalogue({
  // Links from one part of the site to another.
  noSuchPage: {
    code: 'SITE-070',
    description: 'This site has no page {found}.',
    why: 'Visitors would end up where they did not want to go.',
    repair: 'Write the path of a page (config/routes.ts lists them).',
    example: "to: '/Contact',",
  },
  noSuchPlace: {
    code: 'SITE-071',
    description: 'That page has no place {found}.',
    why: 'The link would lead to the top of the page instead.',
    repair: 'Write the anchor of a section of that page, or give the section that anchor.',
    example: "to: '/About-us#faq',",
  },
  noSuchAddress: {
    code: 'SITE-072',
    description: 'config/site.ts has no link {found}.',
    why: 'Nobody knows where it should lead.',
    repair: 'Write the name of one of the links there, or add it there.',
    example: "to: 'link:whatsapp',",
  },
  noSuchPrefill: {
    code: 'SITE-314',
    description: 'No field on that page is filled in by “{name}”.',
    why: 'The form would be empty, although the link means to fill it in.',
    repair:
      'Write the prefill of one of the fields of the form there, or delete this part of the link.',
    example: "to: '/Contact?topic=websites',",
  },
  prefillNotHeld: {
    code: 'SITE-315',
    description: 'The field “{field}” on that page cannot hold {word}, which the link gives it.',
    why: 'The form would be empty, although the link means to fill it in.',
    repair:
      'Write the value of one of its options, a number that its step reaches, a day like 2027-01-11, or a shorter text.',
    example: "to: '/Contact?topic=websites',",
  },
  noSuchForm: {
    code: 'SITE-073',
    description: 'There is no form {found}.',
    why: 'There would be nothing to fill in.',
    repair:
      'Write the name of a file in config/forms, without its ending. If the file was deleted by mistake, undo that; if for good, take the form off this page too.',
    example: "form: 'contact',",
  },
  noSuchPageFile: {
    code: 'SITE-074',
    description: 'There is no page {found}.',
    why: 'There would be nothing to show.',
    repair:
      'Write the name of a file in config/pages, without its ending. If the file was deleted by mistake, undo that; if for good, delete this line and the links to the page.',
    example: "{ page: 'about', path: '/About-us' },",
  },
  takenPath: {
    code: 'SITE-075',
    description: 'The path {found} is written twice; paths ignore case.',
    why: 'A path can only show one page.',
    repair: 'Choose another path, or delete one of the two.',
    example: "{ page: 'about', path: '/About-us' },",
  },
  pageWithoutPath: {
    code: 'SITE-077',
    description: 'No path shows this page.',
    why: 'Nobody could ever see it.',
    repair: 'Give it a path in config/routes.ts, or delete the file.',
    example: "{ page: 'about', path: '/About-us' },",
  },
  unlinkedPage: {
    code: 'SITE-078',
    severity: 'warning',
    description: 'No link of the site leads to this page.',
    why: 'Visitors find what is linked; so do search engines.',
    repair: 'Link it in the header or footer of config/site.ts, or on another page.',
    example: "{ label: 'About us', to: '/About-us' },",
  },
  unsafeLink: {
    code: 'SITE-079',
    description: '{found} is not a link that is safe to follow.',
    why: 'A link can do harm to those who follow it, or leads nowhere.',
    repair:
      'Start it with / (a page), # (a place on the page), link: (a name from config/site.ts), https://, mailto: or tel:.',
    example: "to: '/Contact',",
  },
  missingPicture: {
    code: 'SITE-080',
    description: 'There is no picture {found}.',
    why: 'A broken picture would show.',
    repair: 'Put the file into the folder public, or write the path of one that is there.',
    example:
      "picture: { file: '/pictures/studio.webp', alt: 'Our studio', width: 1200, height: 800 },",
  },
  placeOnEveryPage: {
    code: 'SITE-083',
    description:
      '{found} leads to a place on the page that is open, but this link stands on every page.',
    why: 'On the pages that have no such place it would lead nowhere.',
    repair: 'Write the path of the page before the #.',
    example: "to: '/About-us#faq',",
  },
  unusedForm: {
    code: 'SITE-085',
    severity: 'warning',
    description: 'No page shows this form.',
    why: 'Nobody could ever fill it in.',
    repair: 'Name it in a section of a page, or delete the file.',
    example: "{ kind: 'form', label: 'Contact', title: 'Write to us', form: 'contact' },",
  },
  noStartPage: {
    code: 'SITE-086',
    description: 'No page has the path “/”.',
    why: 'Visitors who write only the name of the site arrive there, and the logo leads there.',
    repair: "Give the first page of the site the path '/'. Its old path can be an alias.",
    example: "{ page: 'home', path: '/', aliases: ['/home'] },",
  },
  mapPage: {
    code: 'SITE-087',
    description: '{found} is a page about a place, not a map that can be shown inside a page.',
    why: 'Its makers do not let it be shown there: visitors would see an empty frame.',
    repair:
      'Open the place there and choose “Share”; then “Embed a map” on Google Maps, “HTML” on OpenStreetMap. Of what is shown copy the address that stands behind src.',
    example:
      "mapFrame: 'https://www.openstreetmap.org/export/embed.html?bbox=-0.0065%2C51.4749%2C0.0035%2C51.4809',",
  },
  doubledPage: {
    code: 'SITE-088',
    severity: 'warning',
    description: 'The page {found} already has a path above.',
    why: 'Search engines would find one page under two addresses.',
    repair: 'Write this path among the aliases of that one, and delete this entry.',
    example: "{ page: 'about', path: '/About-us', aliases: ['/Our-Team'] },",
  },
  reservedPath: {
    code: 'SITE-220',
    description: '{found} cannot be the address of a page: {whose}.',
    why: 'Something else is shown at that address, and the page would be written over it or never be seen.',
    repair: 'Choose another path.',
    example: "{ page: 'about', path: '/About-us' },",
  },
  takenByFile: {
    code: 'SITE-221',
    description: 'The file public{other} would be shown at {found} instead of the page.',
    why: 'The page and the file of the folder public would lie in one place: one would be written over.',
    repair: 'Choose another path, or rename or delete the file.',
    example: "{ page: 'about', path: '/About-us' },",
  },
  builtFile: {
    code: 'SITE-222',
    description: 'The build makes a file of its own in the place of {file}.',
    why: 'What you put into the folder public would be written over.',
    repair: 'Rename the file, or delete it.',
    example: 'public/prices.pdf\npublic/pictures/studio.webp',
  },
  noSuchFile: {
    code: 'SITE-190',
    description: 'There is no file {found} in the folder public.',
    why: 'Visitors who follow the link, or press play, would be told that there is nothing.',
    repair:
      'Put the file into the folder public, or write the path of one that is there. A page is written without an ending.',
    example: "to: '/prices.pdf',",
  },
  otherWords: {
    code: 'SITE-201',
    description: 'Visitors read “{shown}”, but the link leads to {to}.',
    why: 'Whoever presses it would reach somebody else than they read.',
    repair: 'Write the same behind both: change the words, or where the link leads.',
    example: "phone: { label: '+44 20 7946 0000', to: 'tel:+442079460000' },",
  },
  commaInAddress: {
    code: 'SITE-205',
    description: '{found} has a comma where a point belongs.',
    why: 'An address on the internet has points: with a comma it leads nowhere.',
    repair: 'Write a point for the comma.',
    example: "to: 'https://www.example.com/prices',\nto: 'mailto:office@example.com',",
  },
  hiddenPlace: {
    code: 'SITE-084',
    description: '{found} leads to a section that is hidden.',
    why: 'The link would lead to the top of the page instead.',
    repair:
      'Write the anchor of a section that is shown, or delete “hidden: true” of that section.',
    example: "to: '/About-us#faq',",
  },

  // Redirects of config/routes.ts.
  redirectFromPage: {
    code: 'SITE-341',
    description: 'The page at {page} has an address that {found} would lead away from.',
    why: 'The page would never be seen.',
    repair: 'Delete the redirect, or give the page another path.',
    example: "{ from: '/prices.html', to: '/Prices' },",
  },
  redirectFromFile: {
    code: 'SITE-342',
    description: '{found} would lead away from {other}, a file of the site.',
    why: 'The file could not be opened any more.',
    repair: 'Delete the redirect, or rename the file.',
    example: "{ from: '/price-list.pdf', to: '/prices.pdf' },",
  },
  redirectLoop: {
    code: 'SITE-343',
    description: '{found} leads back to where it came from, round and round.',
    why: 'Visitors would see an error of their browser.',
    repair: 'Let it lead to a page, or to a web address.',
    example: "{ from: '/blog/*', to: '/News' },",
  },
  redirectChain: {
    code: 'SITE-344',
    severity: 'warning',
    description: '{found} is an old address itself.',
    why: 'Visitors would be sent on twice, which takes time; search engines give up after a few times.',
    repair: 'Write where that one leads, or delete the redirect if there is nothing.',
    example:
      "{ from: '/prices.html', to: '/Prices' },\n{ from: '/price-list.html', to: '/Prices' },",
  },
  targetOfGone: {
    code: 'SITE-345',
    description: 'What is gone leads nowhere, but {found} is written here.',
    why: 'Either visitors are told that it was removed, or they are led on.',
    repair: 'Delete “to”, or delete “status”.',
    example: "{ from: '/offers/1999.html', status: 'gone' },",
  },

  // References from config/notifications.ts to the forms.
  noSuchMailPlaceholder: {
    code: 'SITE-152',
    description: '{found} is not a field of the form “{form}” that this text can show.',
    why: 'Every mail would show it as it is written.',
    repair: 'Write the name of a field of that form between { and }, or leave the braces out.',
    example: "subject: 'Message from {Fullname}',",
  },
  ownWordsInConfirmation: {
    code: 'SITE-331',
    description: '{found} is what a visitor writes in their own words.',
    why: 'Whoever types another person’s address could have you send that person anything: advertising, or worse.',
    repair: 'Leave it out. A choice, a number, a price, a day or a time may stand there.',
    example: "text: ['You asked for {Day} at {Time}.'],",
  },
  noPageToConfirm: {
    code: 'SITE-332',
    description: 'There is no page {found}.',
    why: 'The link in the mail would lead nowhere, and nobody could confirm.',
    repair:
      'Write the name of a file in config/pages, without its ending, that has a section of the kind confirm.',
    example: "optIn: { page: 'confirm', label: 'Confirm my subscription' },",
  },
  pageWithoutConfirm: {
    code: 'SITE-333',
    description: 'The page {found} has no section of the kind confirm.',
    why: 'Whoever follows the link in the mail would find no button there.',
    repair:
      'Write the section on that page, or name another page. “kind: confirm” in docs/config.md shows one.',
    example:
      "{ kind: 'confirm', title: 'One More Click', button: 'Confirm', confirmed: '…', already: '…', tooOld: '…', notValid: '…', failed: '…' },",
  },
  noLinkToConfirm: {
    code: 'SITE-334',
    description: 'This mail holds no {link}, by which it is confirmed.',
    why: 'Nobody could confirm, and everything that they sent would be deleted.',
    repair: 'Write {link} where the link goes: a paragraph of its own is seen best.',
    example: "text: ['One more click, and you get our letters:', '{link}'],",
  },
  linkWithoutOptIn: {
    code: 'SITE-335',
    description: 'There is nothing to confirm, so that {link} leads nowhere.',
    why: 'Whoever gets the mail would read the braces.',
    repair: 'Write “optIn” with the page that confirms, or leave {link} out.',
    example: "optIn: { page: 'confirm', label: 'Confirm my subscription' },",
  },
  linkInSubject: {
    code: 'SITE-336',
    description: 'The subject of a mail cannot hold a link.',
    why: 'Nobody could press it there.',
    repair: 'Write {link} into the text of the mail.',
    example: "subject: 'Please confirm your subscription',",
  },
  confirmedByNobody: {
    code: 'SITE-337',
    description: 'No mail leads to this section: its button would confirm nothing.',
    why: 'Whoever presses it reads that their link is not valid.',
    repair: 'Name this page under “optIn” in config/notifications.ts, or delete the section.',
    example: "optIn: { page: 'confirm', label: 'Confirm my subscription' },",
  },
  twoConfirms: {
    code: 'SITE-338',
    description: 'This page has such a section already.',
    why: 'One link is confirmed by one button: nobody would know which.',
    repair: 'Delete one of the two.',
    example:
      "{ kind: 'confirm', title: 'One More Click', button: 'Confirm', confirmed: '…', already: '…', tooOld: '…', notValid: '…', failed: '…' },",
  },

  // Shared values, and pages made from templates.
  unknownValue: {
    code: 'SITE-380',
    description: 'Nothing is called {found}.',
    why: 'Visitors would read the braces.',
    repair:
      'Write one of the names that are listed as allowed: of “values” in config/site.ts; in a template and in options a key of the entries, in a note a field of the form. For the braces themselves, write each of them twice.',
    example:
      "lead: 'A month costs {price}.',\nwords: 'Thank you, {Name}.',\nlabel: '{name}, {price}',",
  },
  unusedValue: {
    code: 'SITE-381',
    severity: 'warning',
    description: 'No text says {{found}}.',
    why: 'It would be changed one day, and nothing would change.',
    repair: 'Write it where it is meant, or delete it here.',
    example: "values: { price: '189 €' },",
  },
  noSuchCollection: {
    code: 'SITE-382',
    description: 'There is no collection {found}.',
    why: 'There would be nothing to show.',
    repair:
      'Write the name of a file in config/collections, without its ending; posts for the pages that are posts, or team for the people of config/site.ts. Plain words with a slash have a blank around it.',
    example: "each: 'courses',",
  },
  noTags: {
    code: 'SITE-389',
    description: '{found} asks for a page for each tag, and nothing in the collection has one.',
    why: 'There would be no page.',
    repair: 'Give the entries tags, or delete the page and its line in config/routes.ts.',
    example: "tags: ['Beginners'],",
  },
  notOfEntry: {
    code: 'SITE-401',
    description: '{found} needs the page of an entry, and this page is none.',
    why: 'There would be nothing to show.',
    repair: 'Delete it here, or write it into a page with “each”.',
    example: "each: 'courses',",
  },
  notNamedBy: {
    code: 'SITE-400',
    description: 'Nothing in the collection can have “{key}”.',
    why: 'The list would be empty.',
    repair: 'Write a key that such entries have, or “names”, which looks at all of them.',
    example: "where: { by: 'people/anna' },",
  },
  pathWithoutId: {
    code: 'SITE-383',
    description: 'This page is a template, but its path does not hold {id} once.',
    why: 'All its pages would have the same address.',
    repair: 'Write {id} where the id of the entry goes.',
    example: "{ page: 'course', path: '/Courses/{id}' },",
  },
  idInPath: {
    code: 'SITE-384',
    description: 'Only the path of a template holds {id}, and this page is none.',
    why: 'Nothing would take its place.',
    repair: 'Write a path without it, or “each” with the name of a collection in the page.',
    example: "{ page: 'about', path: '/About-us' },",
  },

  // Lists of collections.
  noSuchTag: {
    code: 'SITE-385',
    description: 'Nothing in the collection has the tag {found}.',
    why: 'The list would be empty.',
    repair: 'Write a tag of one of the entries.',
    example: "where: { tag: 'Beginners' },",
  },
  nothingToChoose: {
    code: 'SITE-386',
    severity: 'warning',
    description: 'The entries of the collection have no two tags to choose between.',
    why: 'Visitors see no buttons.',
    repair: 'Give entries tags, or delete “choose”.',
    example: "choose: { label: 'Subject', all: 'All' },",
  },
  noEntryHas: {
    code: 'SITE-387',
    description: '{found} needs {what}, and nothing in the collection has one.',
    why: 'There would be nothing to show it by.',
    repair: 'Choose another word, or give the entries what they lack.',
    example: "look: 'cards',",
  },
  mapWithoutQuestion: {
    code: 'SITE-347',
    severity: 'improvable',
    description: 'These places have maps, but config/site.ts has no words to ask visitors with.',
    why: 'A map would tell its host of each visitor, so that only the link to it is shown.',
    repair: 'Write consent with its words into config/site.ts, or leave it at the link.',
    example:
      "consent: { text: 'The map comes from {host}, which learns of your visit.', agree: 'Show the map' },",
  },
});
