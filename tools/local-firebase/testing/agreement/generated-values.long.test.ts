/** @jest-environment node */
import type { FormDefinition } from '../../../../src/form/form-schema';
import { ibanPattern } from '../../../../src/rules/by-country';
import { runs, seed, seeded } from '../../../../tests/runs';
import { type Random, randomOf } from './random';
import { formOf, judgeOf } from './record-cases';
import { rulesDecision } from './rules-decision';

const oneOf = <Item>(random: Random, items: readonly Item[]): Item =>
  items[Math.floor(random() * items.length)] as Item;

/** What form and rules say of records, both counted; the two must be one. */
const compare = (form: FormDefinition, records: Record<string, unknown>[]) => {
  const judge = judgeOf(form);
  const isAllowed = rulesDecision([form]);
  const stamps = { id: 1_800_000_000_000, Date: '2026-11-21' };
  const cases = records.map((record) => judge(JSON.stringify(record), { ...stamps, ...record }));
  const differ = cases.filter((each) => isAllowed(each) !== each.expected);
  return {
    differ: differ.map(({ title }) => title),
    taken: cases.filter(({ expected }) => expected).length,
    refused: cases.filter(({ expected }) => !expected).length,
  };
};

const ibanForm = formOf('ibans', {
  fields: [{ kind: 'text', name: 'Account', label: 'l' }],
  rules: [{ field: 'Account', check: 'iban', message: 'm' }],
});

/** Countries with the lengths of their IBANs, as the pattern has them. */
const countries = [
  ...ibanPattern.source.matchAll(/\(\?:([A-Z|]+)\)\[0-9\]\{2\}\[0-9A-Z\]\{(\d+)\}/g),
].flatMap(([, names = '', length]) =>
  names.split('|').map((name) => ({ name, length: Number(length) })),
);

/** The check digits, by the plainest way: a number as long as it is. */
const checked = (country: string, account: string) => {
  const digits = [...`${account}${country}00`].map((sign) => parseInt(sign, 36)).join('');
  return `${country}${String(98n - (BigInt(digits) % 97n)).padStart(2, '0')}${account}`;
};

const ibanOf = (random: Random): string => {
  const { name, length } = oneOf(random, countries);
  const signs = random() < 0.5 ? '0123456789' : '0123456789ABCXYZ';
  const account = Array.from({ length }, () => oneOf(random, [...signs])).join('');
  const whole = checked(name, account);
  const place = Math.floor(random() * whole.length);
  const wrong = `${whole.slice(0, place)}${oneOf(random, [...'0123456789AZ'])}${whole.slice(place + 1)}`;
  const written = random() < 0.5 ? whole : wrong;
  const style = random();
  if (style < 0.2) return written.replaceAll(/(.{4})(?=.)/g, '$1 ');
  if (style < 0.3) return ` ${written.toLowerCase()}`;
  return style < 0.35 ? written.slice(0, -1) : written;
};

test(
  seeded('IBANs of all countries, half of them with a wrong sign'),
  () => {
    const random = randomOf(seed);
    const records = Array.from({ length: runs({ short: 1000, full: 10_000 }) }, () => ({
      Account: ibanOf(random),
    }));
    const { differ, taken, refused } = compare(ibanForm, records);
    expect(countries.length).toBeGreaterThan(70);
    expect(differ).toEqual([]);
    expect(taken).toBeGreaterThan(0.2 * records.length);
    expect(refused).toBeGreaterThan(0.2 * records.length);
  },
  60_000,
);
