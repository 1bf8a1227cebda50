import { blocksOfHtml, blocksOfWords, inOneText, type PastedBlock } from './pasted-blocks';

const paragraph = (text: string): PastedBlock => ({ is: 'paragraph', text });

const word = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p{}</style></head><body>
<!--StartFragment--><h1>Our <b>prices</b><o:p></o:p></h1>
<p class=MsoNormal>A <b>bold</b> and an <i>italic</i> word,
<a href="https://example.org/a_(b)">a link</a>.<o:p></o:p></p>
<p class=MsoListParagraphCxSpFirst style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>·<span>&nbsp; </span></span>First</p>
<p class=MsoListParagraphCxSpLast style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>·<span>&nbsp; </span></span>Second</p>
<p class=MsoNormal>&nbsp;</p>
<p class=MsoListParagraph style='mso-list:l1 level1 lfo2'><span style='mso-list:Ignore'>1.</span>One</p>
<!--EndFragment--></body></html>`;

const google = `<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1">
<p dir="ltr"><span style="font-weight:400;">Plain, </span><span style="font-weight:700;">bold</span><span style="font-weight:400;font-style:italic;"> and italic</span></p><br>
<p dir="ltr"><a href="https://www.google.com/url?q=https://example.org/&amp;sa=D"><span style="font-weight:400;">There</span></a></p>
<ol><li dir="ltr"><p dir="ltr"><span style="font-weight:400;">One</span></p></li>
<li><p><span>Two</span></p><ul><li>Within</li></ul></li></ol></b>`;

test.each<[string, string, PastedBlock[]]>([
  [
    'Word',
    word,
    [
      { is: 'heading', text: 'Our prices' },
      paragraph('A **bold** and an *italic* word, [a link](https://example.org/a_%28b%29).'),
      { is: 'list', points: ['First', 'Second'], numbered: false },
      { is: 'list', points: ['One'], numbered: true },
    ],
  ],
  [
    'Google Docs',
    google,
    [
      paragraph('Plain, **bold** *and italic*'),
      paragraph('[There](https://example.org/)'),
      { is: 'list', points: ['One', 'Two', 'Within'], numbered: true },
    ],
  ],
  [
    'a link of Google with a lone per cent sign',
    '<a href="https://www.google.com/url?sa=D&amp;q=https://example.org/100%">All</a>',
    [paragraph('[All](https://example.org/100%)')],
  ],
  ['a line of a page', '<span>Only </span><em>words</em>', [paragraph('Only *words*')]],
  [
    'a table',
    '<table><tr><td><b>Prices</b><img src="/x.png">from 5</td></tr></table>',
    [paragraph('**Prices** from 5')],
  ],
  [
    'a script',
    '<p>A<script>alert(1)</script></p><a href="javascript:alert(1)">b</a>',
    [paragraph('A'), paragraph('b')],
  ],
  ['unseen signs', '<p>Soft\u00ADhyphen\u200B\u200E s</p>', [paragraph('Softhyphen s')]],
  [
    'words of two directions',
    '<p>\u200Fשלום ABC\u200F!\u200B</p>',
    [paragraph('\u200Fשלום ABC\u200F!')],
  ],
])('what %s copies comes along, block by block', (_name, html, blocks) => {
  expect(blocksOfHtml(html)).toEqual(blocks);
});

test('words alone are paragraphs between empty lines', () => {
  expect(blocksOfWords('One\nline\r\n\r\nTwo\u200B\n \n\n')).toEqual([
    paragraph('One line'),
    paragraph('Two'),
  ]);
  expect(blocksOfWords(' \n')).toEqual([]);
});

test('what holds one text gets all of it', () => {
  expect(inOneText(blocksOfHtml(google))).toBe(
    'Plain, **bold** *and italic* [There](https://example.org/) One Two Within',
  );
});
