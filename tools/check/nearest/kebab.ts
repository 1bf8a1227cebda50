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
