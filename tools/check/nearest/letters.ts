const letters: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss', æ: 'ae', ø: 'oe' };

/** Über uns as Ueber uns, and Café as Cafe: without signs above and below letters. */
export const plainLetters = (text: string): string =>
  text
    .replaceAll(/[äöüßæø]/g, (letter) => letters[letter] ?? '')
    .replaceAll(/[ÄÖÜÆØ]/g, (letter) => {
      const [first = '', ...rest] = letters[letter.toLowerCase()] ?? '';
      return first.toUpperCase() + rest.join('');
    })
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '');

/** About_Us and Über uns as about-us and ueber-uns: a name of small letters, digits and hyphens. */
export const kebab = (text: string): string =>
  plainLetters(text.replaceAll(/([a-z])(?=[A-Z])/g, '$1-').toLowerCase())
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');

/** Letters of other alphabets that look like those of English, by the letter that they look like. */
const alike = new Map(
  Object.entries({
    Cyrillic: {
      from: 'асԁеһіјорԛѕуԝхАВСЕНІЈКМОРЅТУХ',
      to: 'acdehijopqsywxABCEHIJKMOPSTYX',
    },
    Greek: { from: 'αινορυχΑΒΕΖΗΙΚΜΝΟΡΤΥΧ', to: 'aivopuxABEZHIKMNOPTYX' },
  }).flatMap(([alphabet, { from, to }]) =>
    [...from].map((letter, place) => [letter, { alphabet, plain: to[place] ?? '' }] as const),
  ),
);

/** The text with the letters of English in place of those that look like them. */
export const inPlainLetters = (text: string): string =>
  [...text].map((letter) => alike.get(letter)?.plain ?? letter).join('');

/** The first letter that only looks like one of English, in a text that is English otherwise. */
export const lookAlikeIn = (text: string) => {
  const letters = [...text];
  const place = letters.findIndex((letter) => alike.has(letter));
  const found = alike.get(letters[place] ?? '');
  // A text of another alphabet is meant as it is.
  if (!found || /[^\0-\x7f]/.test(inPlainLetters(text))) return undefined;
  return { ...found, place: place + 1, text: inPlainLetters(text) };
};

/** 1st, 2nd, 3rd, 4th, 11th. */
const inOrder = (place: number): string => {
  const isTeen = place % 100 > 10 && place % 100 < 14;
  const ending = isTeen ? undefined : ['st', 'nd', 'rd'][(place % 10) - 1];
  return place + (ending ?? 'th');
};

/** What is said of a letter that looks like another: which it is, and where. */
export const partsOfLookAlike = (word: string): Record<string, string> | undefined => {
  const found = lookAlikeIn(word);
  return (
    found && {
      word,
      place: inOrder(found.place),
      letter: found.plain,
      alphabet: found.alphabet,
    }
  );
};
