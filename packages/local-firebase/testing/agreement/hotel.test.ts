/** @jest-environment node */
import { deleteApp, getApp } from 'firebase/app';
import type { ValueKind } from '../../../../src/fields/kind-module';
import { valueKinds } from '../../../../src/fields/value-kinds';
import { countingGateway } from '../../../../src/firebase/counting-gateway';
import { createGateway } from '../../../../src/firebase/create-gateway';
import { countedFields, placesOf } from '../../../../src/form/counted-fields';
import { formFields, workedOut } from '../../../../src/form/form-fields';
import type { FormDefinition } from '../../../../src/form/form-schema';
import { dayNumber } from '../../../../src/schema/calendar';
import type { Values } from '../../../../src/schema/record';
import { FullError, type Gateway } from '../../../../src/submission/gateway';
import { temporaryFolder } from '../../../../tests/temporary-folder';
import { configValue, readConfigSources } from '../../../config-files/config-files';
import { resolveConfig } from '../../../resolved-site/resolve-config';
import { rulesSize, tooLarge } from '../../../rules-language';
import { firestoreRules } from '../../../security-rules/security-rules';
import { checkConfig } from '../../../site-check/check-config';
import { openLocalMessageStore } from '../../messages/local-message-store';
import { storedIn } from '../send';
import { startTestBackend, type TestBackend } from '../test-backend';
import { booking, rooms, seasons } from './hotel';
import { judgeOf } from './record-cases';
import { rulesDecision } from './rules-decision';

/** A hotel's booking: nights, seasons, rooms, guests and the last room, in the form, on the server, in three languages. */

const file = 'config/forms/booking.ts';
const today = '2026-11-30';

const sources = {
  ...readConfigSources('tests/sites/languages'),
  [file]: `export default ${JSON.stringify(booking)};\n`,
  'config/collections/rooms.ts': `export default ${JSON.stringify(rooms)};\n`,
  'config/collections/seasons.ts': `export default ${JSON.stringify(seasons)};\n`,
};
const values = new Map(
  Object.entries(sources).map(([name, source]) => [name, configValue(name, source)]),
);
const formIn = (language: string) =>
  resolveConfig(values, { language, today }).values.get(file) as FormDefinition;
const form = formIn('en');
const rules = firestoreRules([form]);

test('the check has nothing against it', () => {
  const own = checkConfig(sources, { today }).filter(
    (problem) => problem.file === file || /rooms|seasons/.test(problem.file),
  );
  expect(own.map(({ message }) => message)).toEqual(['No page shows this form.']);
  // With as many nights as the check lets through.
  expect(tooLarge(rulesSize(rules))).toBeUndefined();
});

test.each([
  ['a misspelt collection', 'seasns', "'seasons'"],
  ['a collection of another kind', 'rooms', undefined],
])('the check tells seasons of %s', (_what, name, suggestion) => {
  const written = sources[file].replaceAll(':"seasons"', `:"${name}"`);
  const found = checkConfig({ ...sources, [file]: written }, { today });
  const own = found.filter(({ code }) => code === 'SITE-382');
  expect(own.map((each) => each.path)).toEqual([
    'fields[6].sum[0].nights.seasons',
    'rules[1].seasons.from',
  ]);
  if (suggestion) expect(own[0]?.suggestion).toBe(suggestion);
});

test('a season that is wrong is told where it stands', () => {
  const summer = JSON.stringify(seasons).replace('2027-08-31', '2027-06-01');
  const found = checkConfig(
    { ...sources, 'config/collections/seasons.ts': `export default ${summer};\n` },
    { today },
  );
  expect(found.map((each) => `${each.file} ${each.path}`)).toContain(
    'config/collections/seasons.ts entries[0].end',
  );
});

test.each([
  ['one that overlaps another', '2027-08-31', '2027-12-28', 'SITE-643 entries[1].start'],
  ['one that begins each year and ends once', '2027-07-01', '07-01', 'SITE-640 entries[0].end'],
])('of seasons, %s is told where it stands', (_what, from, to, expected) => {
  const written = JSON.stringify(seasons).replace(from, to);
  const priced = JSON.stringify(rooms).replace(
    '"season":"summer","price":185',
    `$&},{"season":"new-year","price":200`,
  );
  const found = checkConfig(
    {
      ...sources,
      'config/collections/rooms.ts': `export default ${priced};\n`,
      'config/collections/seasons.ts': `export default ${written};\n`,
    },
    { today },
  );
  expect(
    found.flatMap(({ file: of, code, path }) =>
      of.endsWith('seasons.ts') ? `${code} ${path}` : [],
    ),
  ).toEqual([expected]);
});

test('a price in a season that is not there is told at the room', () => {
  const written = JSON.stringify(rooms).replace('"season":"summer"', '"season":"sumer"');
  const found = checkConfig(
    { ...sources, 'config/collections/rooms.ts': `export default ${written};\n` },
    { today },
  );
  const own = found.filter(({ code }) => code === 'SITE-642');
  expect(own.map(({ file: of, path, suggestion }) => [of, path, suggestion])).toEqual([
    ['config/collections/rooms.ts', 'entries[0].seasonPrices[0].season', "'summer'"],
  ]);
});

test('the server asks the same in each language, and the form says it in the words of each', () => {
  for (const key of ['de', 'ar']) expect(firestoreRules([formIn(key)])).toBe(rules);
  const messages = (key: string) =>
    formIn(key).rules.flatMap(({ check, message }) => (check === 'days-after' ? message : []));
  expect(messages('en')).toEqual([
    '1 to 14 nights',
    'In summer: 2 nights at least',
    'In the days of New Year: 4 nights at least',
  ]);
  expect(messages('de')[2]).toBe('Jahreswechsel: mindestens 4 Nächte');
  expect(messages('ar')[1]).toBe('الصيف: 2 ليالٍ على الأقل');
});

const results = workedOut(formFields(form), ({ kind }) => valueKinds[kind] as ValueKind);

type Stay = {
  Arrival: string;
  Departure: string;
  Room?: string;
  ages?: number[];
  Club?: boolean;
};

const recordOf = ({ Arrival, Departure, Room = 'lake', ages = [], Club = false }: Stay): Values => {
  const Children = ages.map((Age) => ({ Age }));
  const chosen = { Arrival, Departure, Room, Adults: 2, Children, Club, Price: 0, Deposit: 0 };
  return {
    ...results({ values: chosen, today }),
    ...{ id: Date.UTC(2026, 10, 30), Date: today, Language: 'en-GB' },
  };
};

const summer = { Arrival: '2027-06-30', Departure: '2027-07-02' };

test.each<[Stay, number | undefined]>([
  // A night before the season, and one in it.
  [summer, 2 * 140 + 45],
  // Each room has a price of its own in it.
  [{ ...summer, Room: 'garden' }, 110 + 170],
  [{ ...summer, ages: [3, 17] }, 2 * (140 + 2 * 15) + 45],
  [{ ...summer, Club: true }, 292.5],
  [{ ...summer, ages: [18] }, undefined],
  [{ Arrival: '2027-06-30', Departure: '2027-07-01' }, 140],
  [{ Arrival: '2027-07-01', Departure: '2027-07-02' }, undefined],
  [{ Arrival: '2027-07-01', Departure: '2027-07-03' }, 2 * (140 + 45)],
  [{ Arrival: '2027-08-31', Departure: '2027-09-02' }, 2 * 140 + 45],
  [{ Arrival: '2027-12-30', Departure: '2028-01-02' }, undefined],
  [{ Arrival: '2027-12-30', Departure: '2028-01-03' }, 4 * 140],
  [{ Arrival: '2027-12-30', Departure: '2028-01-05', Room: 'garden' }, 4 * 125.5 + 2 * 110],
  // Years later it is the same.
  [{ Arrival: '2031-12-30', Departure: '2032-01-05', Room: 'garden' }, 4 * 125.5 + 2 * 110],
  [{ Arrival: '2031-12-30', Departure: '2032-01-01', Room: 'garden' }, undefined],
  [{ Arrival: '2027-03-01', Departure: '2027-03-15' }, 14 * 140],
  [{ Arrival: '2027-03-01', Departure: '2027-03-16' }, undefined],
  [{ Arrival: '2027-03-01', Departure: '2027-03-01' }, undefined],
  [{ Arrival: '', Departure: '2027-03-02' }, undefined],
  [{ Arrival: '2027-03-01', Departure: '' }, undefined],
  [{ ...summer, Room: '' }, undefined],
])('form and server agree on %j: %s', (stay, price) => {
  const record = recordOf(stay);
  const isStored = price !== undefined;
  // Without a count of rooms: whether there is one is another question.
  const plain = firestoreRules([{ ...form, fields: withoutPlaces }]);
  const isAllowed = rulesDecision([{ ...form, fields: withoutPlaces }]);
  expect(plain).not.toContain('_places');
  expect(judgeOf(form)('', record).expected).toBe(isStored);
  expect(isAllowed({ collection: 'bookings', record })).toBe(isStored);
  if (!isStored) return;
  expect(record.Price).toBe(price);
  expect(record.Deposit).toBe(price / 5);
  const Deposit = price / 5 - 0.01;
  expect(isAllowed({ collection: 'bookings', record: { ...record, Deposit } })).toBe(false);
  for (const Price of [price - 1, price + 0.01, 0]) {
    expect(isAllowed({ collection: 'bookings', record: { ...record, Price } })).toBe(false);
  }
});

const withoutPlaces = (form.fields ?? []).map((field) =>
  field.kind === 'radio'
    ? {
        ...field,
        places: undefined,
        options: field.options.map(({ capacity: _, ...option }) => option),
      }
    : field,
);

describe('the last room', () => {
  const folder = temporaryFolder();
  let backend: TestBackend;
  let gateway: Gateway;

  beforeAll(async () => {
    backend = await startTestBackend({
      dataDir: folder,
      rules: { firestore: rules },
      log: () => undefined,
    });
    const host = { name: '127.0.0.1', port: backend.port };
    const plain = await createGateway({ settings: null, host });
    gateway = countingGateway(plain, { appCheck: false });
  });

  afterAll(async () => {
    await deleteApp(getApp());
    await backend.close();
  });

  const book = async (id: string, stay: Stay) => {
    const record = recordOf(stay);
    const { saveCounted = () => Promise.reject(new TypeError('It does not count.')) } = gateway;
    const counted = { record, places: placesOf(form, record) };
    try {
      return await saveCounted('bookings', id, counted);
    } catch (reason) {
      return reason instanceof FullError ? 'told' : String(reason);
    }
  };
  const taken = async () => (await gateway.taken?.('bookings'))?.Room;
  const night = (day: string, room = 'lake') => `${room} ${dayNumber(day)}`;

  test('of 20 at once, whose nights overlap in one, one has it and 19 are told', async () => {
    const stays = Array.from({ length: 20 }, (_, at) =>
      at % 2 === 0
        ? { Arrival: '2027-07-01', Departure: '2027-07-04' }
        : { Arrival: '2027-07-03', Departure: '2027-07-06' },
    );
    const answers = await Promise.all(stays.map((stay, at) => book(`a${at}`, stay)));
    expect(answers.toSorted()).toEqual(['saved', ...Array<string>(19).fill('told')]);
    expect(Object.values((await taken()) ?? {})).toEqual([1, 1, 1]);
    expect((await taken())?.[night('2027-07-03')]).toBe(1);
  }, 60_000);

  test('who leaves makes room for who comes that day, and another room is another count', async () => {
    expect(await book('b1', { Arrival: '2027-05-01', Departure: '2027-05-08' })).toBe('saved');
    expect(await book('b2', { Arrival: '2027-05-08', Departure: '2027-05-10' })).toBe('saved');
    expect(await book('b3', { Arrival: '2027-05-07', Departure: '2027-05-09' })).toBe('told');
    const garden = { Arrival: '2027-05-07', Departure: '2027-05-09', Room: 'garden' };
    expect(await book('b4', garden)).toBe('saved');
    expect((await taken())?.[night('2027-05-07', 'garden')]).toBe(1);
    expect((await taken())?.[night('2027-05-09', 'garden')]).toBeUndefined();
  });

  test('a booking that is sent again takes nothing more; one that the owner deletes frees every night', async () => {
    const stay = { Arrival: '2027-05-01', Departure: '2027-05-08' };
    expect(await book('b1', stay)).toBe('saved');
    expect((await taken())?.[night('2027-05-01')]).toBe(1);
    const messages = await openLocalMessageStore(folder);
    const { documents } = await storedIn(backend.port);
    const found = documents.find(({ id }) => id === 'b1')!;
    await messages.deleteMessage({ ...found, createdAt: 0, counted: countedFields(form) });
    const left = await taken();
    expect([1, 2, 3, 4, 5, 6, 7].map((at) => left?.[night(`2027-05-0${at}`)])).toEqual(
      Array<number>(7).fill(0),
    );
    expect(left?.[night('2027-05-08')]).toBe(1);
    expect(await book('b5', stay)).toBe('saved');
  });
});
