/** @jest-environment node */
import fc from 'fast-check';
import { SaxesParser } from 'saxes';
import { processorTime } from '../../tests/processor-time';
import { randomRuns } from '../../tests/runs';
import { readCsv, writeCsv } from './csv-table';
import { readTable } from './read-table';
import { BrokenTable, type Row } from './row';
import { writeXliff } from './xliff-write';

const languages = { keys: { main: 'en', own: 'de' }, tags: { main: 'en-GB', own: 'de-DE' } };

const row = (more: Partial<Row> = {}): Row => ({
  place: 'Home → title',
  file: 'config/pages/home.ts',
  path: 'title',
  what: 'lacks German',
  main: 'Tea',
  own: 'Tee',
  before: '',
  ...more,
});

const csvOf = (rows: Row[]) => writeCsv(rows, languages.keys);
const xliffOf = (rows: Row[]) => writeXliff(rows, languages.tags);
const read = (name: string, text: string | Uint8Array) =>
  readTable(name, typeof text === 'string' ? Buffer.from(text) : text, languages);

const plain = (rows: readonly Row[]) =>
  rows.map(({ place, file, path, what, main, own, before }) => ({
    place,
    file,
    path,
    what,
    main,
    own,
    before,
  }));

test.each([
  ['a comma and quotes', 'Tea, “black” or "green"'],
  ['a semicolon', 'Tea; milk'],
  ['line breaks', 'Tea\nand\nmilk'],
  ['a formula', '=1+1'],
  ['a telephone number', '+49 40 123'],
  ['an apostrophe before a formula', "'=1"],
  ['marks and names', '**Tea** for {pot}, [here](/Contact?a=1&b=2)'],
  ['markup', '<b>&amp;</b> ]]> <!-- -->'],
  ['writing from the right', 'شاي'],
  ['blanks around', '  Tea '],
])('%s comes back as it was', (_, main) => {
  const rows = [row({ main, own: main }), row({ path: 'b', main, own: '', before: '' })];
  expect(plain(read('a.csv', csvOf(rows)))).toEqual(rows);
  expect(plain(read('a.xlf', xliffOf(rows)))).toEqual(rows);
});

test('cells that a spreadsheet would run begin with an apostrophe', () => {
  const text = csvOf([row({ main: '=HYPERLINK("x")', own: '@SUM(1)' })]);
  expect(text).toContain(`"'=HYPERLINK(""x"")",'@SUM(1)`);
  expect(text.startsWith('\ufeff')).toBe(true);
  expect(text.endsWith('\r\n')).toBe(true);
});

const signs = fc.string({ unit: 'binary', maxLength: 12 });

test('any texts come back from both tables, and XLIFF is well-formed', () => {
  fc.assert(
    fc.property(fc.array(signs, { minLength: 1, maxLength: 4 }), (texts) => {
      const rows = texts.map((text, at) =>
        row({ path: `p${at}`, main: `a${text}`.replaceAll(/\r\n?/g, '\n'), own: '' }),
      );
      expect(plain(read('a.csv', csvOf(rows)))).toEqual(rows);
      const xliff = xliffOf(rows);
      const parser = new SaxesParser({ xmlns: true });
      parser.on('error', (error) => {
        throw error;
      });
      parser.write(xliff).close();
      expect(plain(read('a.xlf', xliff))).toEqual(rows);
    }),
    randomRuns({ short: 50, full: 300 }),
  );
});

const head = 'file,path,en,de';

test.each([
  ['semicolons', `file;path;en;de\nf;p;Tea;Tee\n`],
  ['semicolons that it names', `sep=;\r\nfile;path;en;de\r\nf;p;Tea;Tee\r\n`],
  ['tabs', `file\tpath\ten\tde\nf\tp\tTea\tTee`],
  ['other order, capitals and a column more', `De,x,EN,File,Path\nTee,1,Tea,f,p\n,,,,\n`],
  ['line breaks of old systems', `${head}\rf,p,Tea,Tee\r`],
])('a table with %s is read', (_, text) => {
  const [only, ...more] = read('a.csv', text);
  expect(more).toEqual([]);
  expect(only).toMatchObject({ file: 'f', path: 'p', main: 'Tea', own: 'Tee' });
});

test('UTF-16 is read by its first bytes', () => {
  const bytes = Buffer.concat([
    Buffer.from([0xff, 0xfe]),
    Buffer.from(`${head}\nf,p,Tea,Tüte`, 'utf16le'),
  ]);
  expect(read('a.csv', bytes)).toMatchObject([{ own: 'Tüte' }]);
});

const xliff = (inner: string, more = '') =>
  `<?xml version="1.0"?>${more}<xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.0" srcLang="en" trgLang="de"><file id="f" original="f"><unit id="u" name="p">${inner}</unit></file></xliff>`;

test.each<[string, string, string | Uint8Array, RegExp]>([
  [
    'a column is missing',
    'a.csv',
    'file,path,en\nf,p,Tea',
    /lacks “de”: it has “file”, “path”, “en”/,
  ],
  ['it is empty', 'a.csv', '', /empty/],
  ['a quote does not end', 'a.csv', `${head}\nf,p,"Tea,Tee\n`, /line \d.*""/],
  ['a quote stands within a cell', 'a.csv', `${head}\nf,p,Te"a,Tee\n`, /Line 2/],
  [
    'it is in another encoding',
    'a.csv',
    Buffer.from(`${head}\nf,p,Tea,T\xfcte`, 'latin1'),
    /Line 2 is not in UTF-8/,
  ],
  ['it is a workbook', 'a.csv', Buffer.from('PK\x03\x04'), /workbook/],
  ['XML is cut off', 'a.xlf', xliff('').slice(0, -20), /well-formed XML at line 1/],
  ['entities are declared', 'a.xlf', xliff('', '<!DOCTYPE a [<!ENTITY b "c">]>'), /DOCTYPE/],
  [
    'entities are unknown',
    'a.xlf',
    xliff('<segment><source>&b;</source></segment>'),
    /well-formed/,
  ],
  ...['-1', '', '110000', 'd800', '1g', '0x41', '41 ', 'fffffffffffff'].map(
    (hex): [string, string, string, RegExp] => [
      `a sign is of the number “${hex}”`,
      'a.xlf',
      xliff(`<segment>\n<source><cp hex="${hex}"/></source></segment>`),
      /Line 2 has <cp hex=".*"\/>, which is no character/,
    ],
  ),
  ...['g', 'mrk'].map((name): [string, string, string, RegExp] => [
    `<${name}> is nested 150,000 deep`,
    'a.xlf',
    xliff(`\n${`<${name}>`.repeat(150_000)}${`</${name}>`.repeat(150_000)}`),
    /At line 2 more than 100 elements/,
  ]),
  ['it is the version before', 'a.xlf', '<xliff version="1.2"/>', /save it as XLIFF 2\.0/],
  ['it is other XML', 'a.xlf', '<html/>', /not XLIFF/],
  ['it is for another language', 'a.xlf', xliff('').replace('"de"', '"fr"'), /for the language fr/],
])('where %s, it is told', (_, name, text, message) => {
  expect(() => read(name, text)).toThrow(BrokenTable);
  expect(() => read(name, text)).toThrow(message);
});

test.each([
  ['a lost sign', 'T\ufffdte', /lost/],
  ['another encoding', 'TÃ¼te', /another encoding/],
  ['an error of a spreadsheet', '#NAME?', /formula/],
  ['a formula', '=A1', /formula/],
])('a row with %s is marked, and the others are read', (_, own, wrong) => {
  const rows = readCsv(`${head}\nf,p,Tea,${own}\nf,q,Tea,Tee\n`, languages.keys);
  expect(rows.map((each) => each.wrong ?? '')).toEqual([expect.stringMatching(wrong), '']);
});

test('a sign by its number is that sign, and an element with the name of what objects inherit is none of ours', () => {
  const inner =
    '<constructor/><__proto__/><toString/><__defineGetter__/><segment><source><cp hex="41"/><cp hex="1F600"/></source></segment>';
  expect(read('a.xlf', xliff(inner))).toMatchObject([{ main: 'A😀' }]);
});

test('a table of any shape is read in linear time', () => {
  const took = processorTime(() => {
    for (const inner of [
      '<note/>',
      '<g></g>',
      '<mrk a="1" b="2" c="3"/>',
      '<data id="x">y</data>',
    ]) {
      read('a.xlf', xliff(inner.repeat(100_000)));
    }
    const many = Array.from({ length: 20_000 }, (_, at) => `a${at}=""`).join(' ');
    read('a.xlf', xliff(`<note ${many}/>`));
  }, 15_000);
  expect(took).toBeLessThan(15_000);
});

test('rows of too few or too many cells, and twins, are marked by their lines', () => {
  const rows = readCsv(
    `${head}\nf,p,"Tea\n",Tee\nf,q,Tea\nf,r,Tea,Tee,mit\nf,p,Tea,Tee\n`,
    languages.keys,
  );
  expect(rows.map(({ line, wrong = '' }) => `${line} ${wrong.slice(0, 12)}`)).toEqual([
    '2 ',
    '4 The line has',
    '5 The line has',
    '6 Line 2 is of',
  ]);
});

test('segments of a text are joined, names come from their data, and a part that lacks is told', () => {
  const segment = (source: string, target: string) =>
    `<segment state="translated"><source>${source}</source>${target}</segment>`;
  const whole =
    '<originalData><data id="d">{pot}</data></originalData>' +
    segment('One', '<target>Eins</target>') +
    '<ignorable><source> </source></ignorable>' +
    segment(
      '<ph id="1" dataRef="d"/>',
      '<target><mrk id="m"><ph id="1" dataRef="d"/></mrk></target>',
    );
  expect(read('a.xlf', xliff(whole))).toMatchObject([{ main: 'One {pot}', own: 'Eins {pot}' }]);
  const half = segment('One. ', '<target>Eins. </target>') + segment('Two', '');
  expect(read('a.xlf', xliff(half))[0]?.wrong).toMatch(/1 of its 2 parts/);
});
