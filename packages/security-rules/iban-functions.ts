import { ibanPattern, writtenIban } from '../../src/rules/by-country';
import { matchesCondition, rulesText } from './rules-language';

/** An int holds the digits of a part, with a 1 before them: what begins with a 0 is never read as another number. */
const partLength = 14;

/** 34 signs at most, two digits for a letter. */
const parts = 5;

const rest = (number: bigint) => Number(number % 97n);

/** What a part's place makes of its remainder by 97, the first part first. */
const weights = Array.from({ length: parts }, (_, place) =>
  rest(10n ** BigInt(partLength * (parts - 1 - place))),
);

/** The remainder that comes of the ones before the parts. */
const ofOnes = weights.reduce(
  (sum, weight) => (sum + rest(10n ** BigInt(partLength)) * weight) % 97,
  0,
);

const partAt = (weight: number, place: number) => {
  const [from, to] = [place * partLength, (place + 1) * partLength];
  return `int('1' + d[${from}:${to}]) % 97 * ${weight}`;
};

/** A is 10, Z is 35. */
const digits = Array.from({ length: 26 }, (_, place) => {
  const letter = String.fromCharCode(65 + place);
  return `.replace('${letter}', '${place + 10}')`;
}).join('');

const zeros = rulesText('0'.repeat(parts * partLength));

/**
 * Functions of the security rules, of which the last says whether a text is an IBAN: exactly what the rule lets
 * through. Its first four signs go behind the others, letters become digits, and by 97 the rest is 1.
 */
export const ibanFunctions = [
  `function ibanRest(d) { return (${weights.map(partAt).join(' + ')}) % 97; }`,
  `function ibanOfLength(d, n) { return ibanRest(d[n:n + ${parts * partLength}]) == ${(1 + ofOnes) % 97}; }`,
  `function ibanOfDigits(d) { return ibanOfLength(${zeros} + d, d.size()); }`,
  `function ibanInCapitals(t) { return ${matchesCondition('t', ibanPattern)}`,
  `    && ibanOfDigits((t[4:t.size()] + t[0:4])${digits}); }`,
  `function isIban(t) { return ${matchesCondition('t', writtenIban)}`,
  `    && ibanInCapitals(t.replace('[^0-9A-Za-z]', '').upper()); }`,
];
