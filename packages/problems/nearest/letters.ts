const letters: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss', æ: 'ae', ø: 'oe' };

/** about-us and ueber-uns for About_Us and Über uns: lower-case letters, digits and hyphens. */
export const kebab = (text: string): string =>
  text
    .replaceAll(/([a-z])(?=[A-Z])/g, '$1-')
    .toLowerCase()
    .replaceAll(/[äöüßæø]/g, (letter) => letters[letter] ?? '')
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');

/** Look-alike letters of other alphabets, with the English letter they look like. */
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

export const inPlainLetters = (text: string): string =>
  [...text].map((letter) => alike.get(letter)?.plain ?? letter).join('');

/** The first look-alike letter in an otherwise English text. */
export const lookAlikeIn = (text: string) => {
  const letters = [...text];
  const place = letters.findIndex((letter) => alike.has(letter));
  const found = alike.get(letters[place] ?? '');
  // A text in another alphabet is meant as it is.
  if (!found || /[^\0-\x7f]/.test(inPlainLetters(text))) return undefined;
  return { ...found, place: place + 1, text: inPlainLetters(text) };
};

const inOrder = (place: number): string => {
  const isTeen = place % 100 > 10 && place % 100 < 14;
  const ending = isTeen ? undefined : ['st', 'nd', 'rd'][(place % 10) - 1];
  return place + (ending ?? 'th');
};

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
