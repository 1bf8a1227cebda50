/** @jest-environment node */
import fc from 'fast-check';
import { micromark } from 'micromark';
import { randomRuns } from '../../tests/runs';
import { hasMarks, parseMarks, type Piece } from './parse-marks';

const bold = (...pieces: Piece[]): Piece => ({ mark: 'bold', pieces });
const italic = (...pieces: Piece[]): Piece => ({ mark: 'italic', pieces });

test.each<[string, Piece[]]>([
  ['plain words', ['plain words']],
  ['', []],
  ['a **bold** word', ['a ', bold('bold'), ' word']],
  ['*slanted*', [italic('slanted')]],
  ['***both***', [italic(bold('both'))]],
  [
    'see [our **policy**](/Privacy).',
    ['see ', { mark: 'link', to: '/Privacy', pieces: ['our ', bold('policy')] }, '.'],
  ],
  ['**all [of](/a) it**', [bold('all ', { mark: 'link', to: '/a', pieces: ['of'] }, ' it')]],
  ['*a [b*](/c)', ['*a ', { mark: 'link', to: '/c', pieces: ['b*'] }]],
  ['Fields marked * are required *', ['Fields marked * are required *']],
  ['Mo-Fr 9-17*, Sa 9-12*', ['Mo-Fr 9-17*, Sa 9-12*']],
  ['2*3*4', ['2*3*4']],
  ['2 * 3 * 4', ['2 * 3 * 4']],
  ['2**3**4', ['2**3**4']],
  ['The **** hotel', ['The **** hotel']],
  ['The *** hotel', ['The *** hotel']],
  ['** not **', ['** not **']],
  ['[words] (/a)', ['[words] (/a)']],
  ['[](/a) and [a]()', ['[](/a) and [a]()']],
  ['<b>HTML</b>', ['<b>HTML</b>']],
])('%j', (text, pieces) => {
  expect(parseMarks(text)).toEqual(pieces);
  expect(hasMarks(text)).toBe(pieces.some((piece) => typeof piece !== 'string'));
});

test('a text of twenty thousand marks, ended or not, needs no stack', () => {
  for (const unit of ['**a** ', '**a ', '*a *b** ', '[a](b) ', '[a](', '[', '***']) {
    const text = unit.repeat(20_000);
    expect(parseMarks(text).length).toBeGreaterThan(0);
  }
});

const inHtml = (piece: Piece): string => {
  if (typeof piece === 'string') return piece;
  const inside = piece.pieces.map(inHtml).join('');
  if (piece.mark === 'link') return `<a href="${piece.to}">${inside}</a>`;
  return piece.mark === 'bold' ? `<strong>${inside}</strong>` : `<em>${inside}</em>`;
};

/** The same text in CommonMark with `_` for each star: its rules for `_` apply. */
const inCommonMark = (text: string) =>
  micromark(`w ${text.replaceAll('*', '_')} w`)
    .replaceAll('_', '*')
    .replaceAll('&quot;', '"')
    .replace(/^<p>w (.*) w<\/p>$/su, '$1');

/** The examples of section 6.2 that contain only words, stars and links, and those of `_`. */
const examples = [
  ...['*foo bar*', 'a * foo bar*', 'a*"foo"*', '* a *', '*foo bar *', '*(*foo)', '*(*foo*)*'],
  ...['foo*bar*', '5*6*78', 'пристаням*стремятся*', 'aa*"bb"*cc', 'foo-*(bar)*', '*foo*bar'],
  ...['*(bar)*.', '**foo bar**', '** foo bar**', 'a**"foo"**', 'foo**bar**', '**foo bar **'],
  ...[
    '**(**foo)',
    '*(**foo**)*',
    '**foo "*bar*" foo**',
    '**foo**bar',
    '**(bar)**.',
    '*foo [bar](/url)*',
  ],
  ...['*foo **bar** baz*', '*foo *bar* baz*', '**foo* bar*', '*foo *bar**', '*foo **bar***'],
  ...[
    '***foo** bar*',
    '*foo **bar***',
    'foo***',
    'foo ***',
    'foo *****',
    'foo **',
    '** is not',
    '**** no',
  ],
  ...['**foo [bar](/url)**', '****foo** bar**', '**foo **bar****', '**foo*', '*foo**', '***foo**'],
  ...[
    '****foo*',
    '**foo***',
    '*foo****',
    '****foo****',
    '******foo******',
    '***foo***',
    '*****foo*****',
  ],
  ...['*foo [bar* baz](/url)', '[foo *bar](/url)*', '**a [b](/c**)', '*a*(b)*c*', '"**b**"**'],
];

test.each(examples)('%s is read as CommonMark has it', (text) => {
  expect(parseMarks(text).map(inHtml).join('')).toBe(inCommonMark(text));
});

test('so is whatever else words, blanks, stars, commas and links make', () => {
  const signs = fc.constantFrom(
    '*',
    '**',
    '***',
    'a',
    'ü',
    '1',
    ' ',
    ',',
    '(',
    '"',
    '[a](/b)',
    '[*a',
    '](/b)',
  );
  const text = fc.array(signs, { maxLength: 14 }).map((parts) => parts.join(''));
  fc.assert(
    fc.property(text, (written) => {
      // Here CommonMark uses a run's original length, and micromark what is left of it.
      fc.pre(!/[^\s\p{L}\d*]\*+[^\s\p{L}\d*]/u.test(written));
      expect(parseMarks(written).map(inHtml).join('')).toBe(inCommonMark(written));
    }),
    randomRuns({ short: 200, full: 2000 }),
  );
});
