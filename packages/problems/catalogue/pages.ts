import { catalogue } from './catalogue-entry';

const consent =
  "consent: {\n  text: 'This is shown by {host}, which then learns your address on the internet.',\n  agree: 'Show it',\n},";

const example =
  "picture: { file: '/pictures/studio.webp', alt: 'Our studio', width: 1200, height: 800 },";

/** Errors within pages, and in what visitors see of them. */
export const pages = catalogue({
  // Pages as search engines and screen readers find them.
  doubledHead: {
    code: 'SITE-090',
    description: '{file} and {other} have the same {what}.',
    why: 'Nobody could tell the two pages apart in search results or tabs.',
    repair: 'Say what this page holds and no other.',
    example: "title: 'About us',\ndescription: 'Who we are, and how we work.',",
  },
  longHead: {
    code: 'SITE-092',
    severity: 'warning',
    description:
      'The {what} has {length} characters: “{found}”. Search results show about {limit}.',
    why: 'The rest would be cut.',
    repair: 'Shorten it, with what matters first.',
    example: "title: 'About us',\ndescription: 'Who we are, and how we work.',",
  },
  noMainHeading: {
    code: 'SITE-094',
    description: 'The page does not begin with a main heading.',
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
  thriceAlike: {
    code: 'SITE-481',
    severity: 'improvable',
    description: 'This is the third section in a row of the kind “{found}” that looks the same.',
    why: 'Visitors scroll past what looks like what they have seen.',
    repair:
      'Give it another layout, tone, align or width, put another kind between them, or join them into one section.',
    example:
      "{ kind: 'faq', align: 'offset', title: 'Questions', items: [{ question: 'When are you open?', answer: ['Every day.'] }] },",
  },
  repeated: {
    code: 'SITE-096',
    description: '{found} is in this list twice.',
    why: 'Once is enough: nobody could tell what the second one adds.',
    repair: 'Change or delete one of the two.',
    example: "paragraphs: ['One paragraph.', 'Another one.'],",
  },
  noHighlight: {
    code: 'SITE-098',
    description: 'The title does not contain {found}.',
    why: 'Nothing would be highlighted.',
    repair: 'Write a word of the title as it stands there, capitals included, or delete the entry.',
    example: "title: 'Business Growth',\nhighlight: 'Growth',",
  },
  markup: {
    code: 'SITE-099',
    description: 'Visitors would see the signs {found}.',
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
    description: 'This is a {sort} in the wrong folder.',
    why: 'Pages are read from config/pages, forms from config/forms, and collections from config/collections.',
    repair: 'Move it to {folder}.',
    example: 'config/pages/about.ts\nconfig/forms/contact.ts',
  },

  // Photographs that differ from their entry in config.
  wrongPictureSize: {
    code: 'SITE-160',
    description: 'The picture is {is} pixels {side}, not {found}.',
    why: 'The page keeps this much room for the picture: it would jump or be distorted.',
    repair: 'Write the size of the file, in pixels.',
    example,
  },
  wideTall: {
    code: 'SITE-581',
    severity: 'warning',
    description: 'The tall picture is {found}: it is not higher than wide.',
    why: 'Narrow screens, which are higher than wide, show it in place of the other one.',
    repair: 'Cut the picture to a tall shape, for example 1200 to 1500 pixels, or delete tall.',
    example:
      "picture: { file: '/pictures/studio.webp', alt: 'Our studio', width: 2400, height: 1600, tall: { file: '/pictures/studio-tall.webp', width: 1200, height: 1500 } },",
  },
  heavyPicture: {
    code: 'SITE-161',
    description: 'The picture has {megabytes} MB. The most is {limit} MB.',
    why: 'Nobody would wait for it. No screen shows more than a photograph of a few MB holds.',
    repair: 'Save it smaller, 3200 pixels wide for example, as a JPEG or WebP file.',
    example,
  },
  vastPicture: {
    code: 'SITE-580',
    description: 'The picture has {megapixels} million pixels. The most is {limit} million.',
    why: 'However small its file, the build would need gigabytes of memory to read it.',
    repair: 'Save it smaller, 3200 pixels wide for example.',
    example,
  },
  noPicture: {
    code: 'SITE-162',
    description: '{found} is not a picture, although its name says so.',
    why: 'A broken picture would show.',
    repair:
      'Save the picture anew as a JPEG, PNG, WebP, AVIF or SVG file, and put it into the folder public.',
    example,
  },
  emptyPicture: {
    code: 'SITE-199',
    description: 'The file {found} is empty: it has 0 bytes.',
    why: 'A broken picture would show. Copying or uploading it broke off.',
    repair: 'Put the picture into the folder public once more, from where you had it.',
    example,
  },
  pictureFormat: {
    code: 'SITE-200',
    description: 'A .{ending} file cannot be shown here: it should be {formats}.',
    why: 'Browsers do not show such files.',
    repair:
      'Open the picture and save it as one of these (“Save as” or “Export”); put the new file into the folder public, and write its name here.',
    example,
  },
  otherFormat: {
    code: 'SITE-163',
    description: 'The name of {found} does not fit: it is a .{format} file.',
    why: 'Browsers go by the name, and may not show it.',
    repair:
      'Open the picture and save it anew as a .{ending} file (“Save as” or “Export”): another name alone does not make another picture of it.',
    example,
  },

  // What sections need from each other, and from the site.
  noVideo: {
    code: 'SITE-165',
    description: 'The section has no video.',
    why: 'There would be nothing to play.',
    repair:
      'Write video with a file in the folder public, or address with one of YouTube or Vimeo.',
    example: "video: '/videos/tour.mp4',",
  },
  nothingToAskWith: {
    code: 'SITE-168',
    description: 'There are no words to ask with: config/site.ts has no consent.',
    why: 'Visitors would see an empty box in the place of the map, the video or what another firm offers.',
    repair: 'Write consent into config/site.ts.',
    example: consent,
  },
  noEmbed: {
    code: 'SITE-350',
    description: 'The section embeds nothing.',
    why: 'Visitors would be asked to agree to nothing.',
    repair: 'Write address with what the firm’s code has after src= of its iframe, or script.',
    example: "address: 'https://booking.example/harbour',",
  },
  ownEmbed: {
    code: 'SITE-354',
    description: '{found} is on this site itself.',
    why: 'What is embedded is kept apart from the site. What comes from the site’s own address could not be: it could read what visitors type.',
    repair:
      'Write the address on the firm’s own site, or show what is yours by another kind of section.',
    example: "address: 'https://booking.example/harbour',",
  },
  noPosts: {
    code: 'SITE-170',
    description: 'There is no post to list.',
    why: 'The section would be empty.',
    repair:
      'Write post into the file of a page that has come out, or hide the section until there is one.',
    example: "post: { date: '2026-03-31', author: 'Ida Sample' },",
  },
  futurePost: {
    code: 'SITE-171',
    severity: 'warning',
    description: 'The post comes out on {found}, but today is {today}.',
    why: 'No list shows it yet, although its address does. It is listed by the first build from that day on.',
    repair: 'Write the day of today, or build the site again on that day.',
    example: "post: { date: '2026-03-31', author: 'Ida Sample' },",
  },

  // Texts that visitors read.
  markdown: {
    code: 'SITE-180',
    description: 'Visitors would see the signs {found}: {what} is written differently here.',
    why: 'The marks of a text are for bold and italic words and for links. What else can stand among texts is written in a way of its own.',
    repair: 'Use {instead}.',
    example:
      "paragraphs: ['Please bring:', { list: ['your card', 'your **X-rays**'] }, 'Any questions? [Ask us](/Contact).'],",
  },
  foreignSignInText: {
    code: 'SITE-223',
    description: 'This text contains {sign}, an invisible sign that no page can show.',
    why: 'Such signs come along when words are copied from another program. Browsers show a box or nothing in their place, and whoever reads the feed of the site refuses all of it.',
    repair: 'Type the text anew where the sign stands, or paste it “without formatting”.',
    example: "title: 'Our services',",
  },
  raggedRow: {
    code: 'SITE-181',
    description: '{rows} has {found}, but the table has {columns} columns.',
    why: 'Something would stand in the wrong column, or nowhere.',
    repair: "Write as many texts in a row as there are columns; '' leaves a place empty.",
    example:
      "columns: ['Treatment', 'Price'],\nrows: [\n  ['Check-up', '£50'],\n  ['Cleaning', ''],\n],",
  },
  tableWithoutHeadings: {
    code: 'SITE-182',
    description: 'Neither the columns nor the rows of this table have headings.',
    why: 'People who hear the table would not know what its texts are.',
    repair: 'Write columns: [ … ], or delete “rowHeadings: false”.',
    example: "columns: ['Treatment', 'Price'],\nrows: [['Check-up', '£50']],",
  },
  unlikePictures: {
    code: 'SITE-460',
    description: 'The two pictures have different shapes: {other} and {found}.',
    why: 'One lies on the other: what is compared would not be in the same place.',
    repair: 'Cut both pictures to the same size, and write that size at both.',
    example:
      "before: { file: '/pictures/old.webp', alt: 'The old shop', width: 1600, height: 1200, label: 'Before' },\nafter: { file: '/pictures/new.webp', alt: 'The new shop', width: 1600, height: 1200, label: 'After' },",
  },
  notInLook: {
    code: 'SITE-461',
    severity: 'improvable',
    description: '“{key}” has no effect {where}.',
    why: 'Visitors would not see it.',
    repair: 'Delete it, or {instead}.',
    example: "look: 'moving',\nstop: 'Stop the row',",
  },
  noSuchColumn: {
    code: 'SITE-462',
    description: 'No column of this comparison has the heading {found}.',
    why: 'Nothing would stand out. The first column names what is compared, and cannot.',
    repair: 'Write the heading of a column as it stands in columns, or delete the entry.',
    example: "columns: ['What is in it', 'Basic', 'Plus'],\nhighlight: 'Plus',",
  },
  noRoomInArticle: {
    code: 'SITE-463',
    description: 'A plain article has no room for “{key}”.',
    why: 'Pictures, sentences set apart and marks of lists stand in the margin of a magazine.',
    repair: "Write look: 'magazine' into the section, or delete this block.",
    example:
      "{ kind: 'article', title: 'Our House', look: 'magazine', lead: 'Its story.', parts: [{ title: 'The mill', paragraphs: ['Words.'] }] },",
  },
  severalHighlights: {
    code: 'SITE-361',
    severity: 'improvable',
    description: 'This is the second panel of the section with “highlight”.',
    why: 'Where several panels stand out, none does, and no button is the main one.',
    repair: 'Keep it at the panel that matters most, and delete it here.',
    example: "{ title: 'A Talk', paragraphs: ['Half an hour.'], action: { … }, highlight: true },",
  },
});
