import { catalogue } from './catalogue-entry';

/** What visitors read. */
export const texts = catalogue({
  markdown: {
    code: 'SITE-180',
    description: '{found} would be shown as it stands here: this is no way to write {what}.',
    why: 'The marks of a text are for bold and italic words and for links. What else can stand among texts is written in a way of its own.',
    repair: 'Use {instead}.',
    example:
      "paragraphs: ['Please bring:', { list: ['your card', 'your **X-rays**'] }, 'Any questions? [Ask us](/Contact).'],",
  },
  foreignSignInText: {
    code: 'SITE-223',
    description: 'This text holds {sign}, a sign that nobody sees and that no page can show.',
    why: 'Such signs come along when words are copied from another program. Browsers show a box or nothing in their place, and whoever reads the feed of the site refuses all of it.',
    repair: 'Type the text anew where the sign stands, or paste it “without formatting”.',
    example: "title: 'Our services',",
  },
  raggedRow: {
    code: 'SITE-181',
    description: 'There are {found} texts in {rows}; the table has {columns} columns.',
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
});
