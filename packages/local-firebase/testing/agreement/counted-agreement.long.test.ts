/** @jest-environment node */
import type { FieldDefinition } from '../../../../src/fields/registry';
import { placesOf, waitingStamp } from '../../../../src/form/counted-fields';
import type { FormDefinition } from '../../../../src/form/form-schema';
import { dayNumber } from '../../../../src/schema/calendar';
import type { Values } from '../../../../src/schema/record';
import {
  leftOf,
  placesCollection,
  takenOf,
  type TakenPlaces,
} from '../../../../src/schema/taken-places';
import { seeded, seeds } from '../../../../tests/runs';
import { firestoreRules } from '../../../security-rules/security-rules';
import { compileRules } from '../../rules/compile-rules';
import type { RulesValue } from '../../rules/rules-value';
import { type Random, randomOf } from './random';
import { oneOf } from './random-forms';
import { formOf } from './record-cases';
import { toRules } from './rules-decision';

/** What the browser takes for a place that is left is one for the server, and nothing else is. */

const options = ['a', "it's", 'b.`c', 'any'];

/** How a record says how many places it takes: by no field, a number, or what is chosen. */
type Count = 'none' | 'number' | 'checkboxes';
const counts: readonly Count[] = ['none', 'number', 'checkboxes'];

const isCourse = { field: 'Course', isNot: 'b.`c' };

/** The field that says how many places are taken, which may be hidden. */
const people = (random: Random, kind: Count): FieldDefinition[] => {
  const common = { name: 'People', label: 'l', showWhen: random() < 0.5 ? isCourse : undefined };
  if (kind === 'none') return [];
  return kind === 'number'
    ? [{ kind, ...common, errorMessage: 'e' }]
    : [{ kind, ...common, options: options.map((value) => ({ value })) }];
};

const days = ['2027-03-05', '2027-03-06'];
const times = ['19:30', 'late'];

/** A day, and the field with its times: places are counted for each. */
const evening = (random: Random, count: Count): FieldDefinition[] => {
  const isTimed = random() < 0.6;
  const day: FieldDefinition<'date'> = {
    ...{ kind: 'date', name: 'Day', label: 'l', errorMessage: 'e' },
    ...(random() < 0.5 && { showWhen: isCourse }),
    places: {
      ...{ each: 1 + Math.floor(random() * 3), left: '{count}', full: 'f' },
      ...(isTimed && { time: 'Time' }),
      ...(count !== 'none' && { count: 'People', tooFew: '{count}' }),
    },
  };
  const time: FieldDefinition<'select'> = {
    ...{ kind: 'select', name: 'Time', label: 'l' },
    ...(random() < 0.3 && { showWhen: isCourse }),
    options: times.map((value) => ({ value })),
  };
  return isTimed ? [day, time] : [day];
};

const arrivals = ['2027-02-26', '2027-02-27'];
const firstNight = dayNumber('2027-02-26');
const departures = ['2027-02-27', '2027-02-28', '2027-03-01'];

/** Two days, which may be hidden, and a room of which each night between them has so many. */
const stay = (random: Random, count: Count): FieldDefinition[] => [
  ...['From', 'Until'].map((name): FieldDefinition => ({
    ...{ kind: 'date', name, label: 'l', errorMessage: 'e' },
    showWhen: random() < 0.3 ? isCourse : undefined,
  })),
  {
    ...{ kind: 'radio', name: 'Room', label: 'l' },
    showWhen: random() < 0.3 ? isCourse : undefined,
    places: {
      ...{ left: '{count}', full: 'f', nights: { arrival: 'From', departure: 'Until' } },
      ...(count !== 'none' && { count: 'People', tooFew: '{count}' }),
    },
    options: options.map((value) => ({
      value,
      ...(value !== 'any' && { capacity: 1 + Math.floor(random() * 4) }),
    })),
  },
];

type Named = { kind: 'select' | 'radio' | 'checkboxes'; name: string; count: Count };

const counted = (random: Random, { kind, name, count }: Named) =>
  ({
    kind,
    name,
    label: 'l',
    ...(count !== 'none' && {
      places: { left: '{count}', full: 'f', count: 'People', tooFew: '{count}' },
    }),
    showWhen: name === 'Course' ? undefined : isCourse,
    options: options.map((value) => ({
      value,
      ...(value !== 'any' && random() < 0.8 && { capacity: 1 + Math.floor(random() * 3) }),
    })),
  }) as FieldDefinition;

const countedForm = (seed: number): FormDefinition => {
  const random = randomOf(seed);
  const collection = `counted${seed}`;
  const stamps = { id: 'milliseconds', Date: 'date' } as const;
  const count = counts[seed % 3] ?? 'none';
  return formOf(collection, {
    fields: [
      counted(random, { kind: 'select', name: 'Course', count }),
      ...(random() < 0.6 ? [counted(random, { kind: 'radio', name: 'Lunch', count })] : []),
      ...(random() < 0.5 ? [counted(random, { kind: 'checkboxes', name: 'Tours', count })] : []),
      ...(random() < 0.5 ? evening(random, count) : []),
      ...(random() < 0.5 ? stay(random, count) : []),
      ...people(random, count),
    ],
    rules: [
      {
        ...{ field: 'Until', check: 'days-after', other: 'From', message: 'm' },
        ...{ most: 3 + (seed % 5), whenFilled: true },
      },
    ],
    record: {
      collection,
      stamps: seed % 2 === 0 ? { ...stamps, in: 'waiting' } : stamps,
    },
  });
};

type Counter = { last: string; taken: Record<string, Record<string, number>> };

/** What is counted already: none, some or all places of each option. */
const counterOf = (random: Random, form: FormDefinition): Counter | undefined => {
  if (random() < 0.15) return undefined;
  const taken: Counter['taken'] = {};
  for (const field of form.fields ?? []) {
    if (field.kind === 'date') {
      const timed = days.flatMap((day) =>
        field.places?.time ? ['', ...times].map((time) => `${day} ${time}`) : [day],
      );
      const each = timed.map((key) => [
        key,
        Math.floor(random() * ((field.places?.each ?? 0) + 1)),
      ]);
      taken[field.name] = Object.fromEntries(each) as Record<string, number>;
    }
    if (!('options' in field)) continue;
    const isStay = field.name === 'Room';
    const counts = field.options.flatMap(({ value, ...more }) => {
      const { capacity } = more as { capacity?: number };
      const keys = isStay ? [0, 1, 2, 3].map((at) => `${value} ${firstNight + at}`) : [value];
      return keys.flatMap((key) => {
        const count = Math.floor(random() * ((capacity ?? 0) + (isStay ? 0.5 : 1)));
        return capacity === undefined || count === 0 ? [] : [[key, count] as const];
      });
    });
    if (counts.length > 0) taken[field.name] = Object.fromEntries(counts);
  }
  return { last: 'before', taken };
};

const valueOf = (random: Random, { kind, name }: FieldDefinition): Values[string] => {
  if (kind === 'number') return oneOf(random, [null, -2, 0, 1, 2, 2, 3, 4]) ?? null;
  if (name === 'From') return oneOf(random, ['', ...arrivals, ...arrivals]) ?? '';
  if (name === 'Until') return oneOf(random, ['', ...departures, ...departures]) ?? '';
  if (kind === 'date') return oneOf(random, ['', ...days]) ?? '';
  if (kind === 'select' && name === 'Time') return oneOf(random, ['', ...times]) ?? '';
  if (kind === 'checkboxes') return options.filter(() => random() < 0.5);
  return oneOf(random, ['', ...options]) ?? '';
};

const recordBy = (random: Random, form: FormDefinition): Values => {
  const values: Values = {};
  for (const field of form.fields ?? []) {
    if (field.kind === 'note' || field.kind === 'group') continue;
    const isHidden = field.showWhen && values.Course === 'b.`c';
    if (!isHidden) values[field.name] = valueOf(random, field);
  }
  const stamped = { ...values, id: Date.UTC(2026, 10, 21), Date: '2026-11-21' };
  return waitingStamp(form) === undefined ? stamped : { ...stamped, in: false };
};

/** The counter after the browser has counted these places. */
const withCounted = (before: Counter | undefined, places: ReturnType<typeof placesOf>): Counter => {
  const taken = structuredClone(before?.taken ?? {});
  for (const { field, option, count = 1 } of places) {
    taken[field] = { ...taken[field], [option]: takenOf(taken, { field, option }) + count };
  }
  return { last: 'new', taken };
};

type Commit = { record?: Values; before: Counter | undefined; after?: Counter | undefined };

/** Whether the rules take a commit: each of its writes, with the others in sight. */
const taker = (form: FormDefinition) => {
  const { collection } = form.record;
  const { decide } = compileRules(firestoreRules([form]), {
    file: 'firestore.rules',
    service: 'cloud.firestore',
  });
  return ({ record, before, after }: Commit): boolean => {
    const counter = [placesCollection, collection];
    const found = (path: readonly string[], isAfter: boolean) => {
      const place = path.slice(3).join('/');
      const data = isAfter && after ? after : before;
      if (place === counter.join('/')) return data && toMap(data);
      return isAfter && record && place === `${collection}/new` ? toMap(record) : undefined;
    };
    const documents = {
      before: (path: readonly string[]) => found(path, false),
      after: (path: readonly string[]) => found(path, true),
    };
    const allows = (path: string[], data: object, stored?: object) =>
      decide({
        method: stored ? 'update' : 'create',
        path: ['databases', '(default)', 'documents', ...path],
        incoming: { data: toRules(data) },
        ...(stored && { stored: { data: toRules(stored) } }),
        documents,
      }).allowed;
    return (
      (!record || allows([collection, 'new'], record)) && (!after || allows(counter, after, before))
    );
  };
};

const toMap = (data: object) => toRules(data) as ReadonlyMap<string, RulesValue>;

/** What nobody may commit in place of what is right. */
const tampered = (commit: Commit, form: FormDefinition): Commit[] => {
  const { record = {}, before, after } = commit;
  const places = placesOf(form, record);
  if (!after || places.length === 0) {
    const [counted] = (form.fields ?? []).flatMap((field) =>
      'options' in field ? field.name : [],
    );
    const free = { field: counted ?? '', option: 'a', capacity: 1 };
    return [
      { record, before, after: withCounted(before, [free]) },
      ...(waitingStamp(form) === undefined ? [] : [{ record: { ...record, in: true }, before }]),
    ];
  }
  const [first] = places;
  // The night after a week, of a stay.
  const later = first!.option.replace(/\d+$/, (night) => String(Number(night) + 7));
  const others = [-1, 1].map((more) =>
    places.map((place) => ({ ...place, count: (place.count ?? 1) + more })),
  );
  return [
    ...others.map((each) => ({ record, before, after: withCounted(before, each) })),
    { record, before },
    { record, before: { taken: {}, ...before, last: 'new' } },
    { before, after },
    { record, before, after: { ...after, last: 'before' } },
    { record, before, after: withCounted(after, places) },
    { record, before, after: withCounted(before, []) },
    { record, before, after: withCounted(before, places.slice(1)) },
    { record, before, after: withCounted(before, [...places, { ...first!, option: later }]) },
    { record, before, after: withCounted(before, [{ ...first!, option: 'x' }]) },
    { record, before, after: { ...after, taken: { ...after.taken, More: { a: 1 } } } },
    ...(waitingStamp(form) === undefined
      ? []
      : [{ record: { ...record, in: true }, before, after }]),
  ];
};

const isLeft = (taken: TakenPlaces, places: ReturnType<typeof placesOf>) =>
  places.every((place) => leftOf(taken, place) >= (place.count ?? 1));

test(seeded('the server takes commits for which the browser knows a place, and no others'), () => {
  const all = seeds({ short: 10, full: 100 });
  const differ: string[] = [];
  const seen = { taken: 0, full: 0, waiting: 0, free: 0, tampered: 0 };
  const expectTaken = (take: ReturnType<typeof taker>, commit: Commit, expected: boolean) => {
    if (take(commit) !== expected) differ.push(JSON.stringify({ ...commit, expected }));
  };
  for (const seed of all) {
    const form = countedForm(seed);
    const random = randomOf(1000 + seed);
    const take = taker(form);
    for (let count = 0; count < 50; count += 1) {
      const record = recordBy(random, form);
      const before = counterOf(random, form);
      const places = placesOf(form, record);
      const commit = {
        record,
        before,
        ...(places.length > 0 && { after: withCounted(before, places) }),
      };
      const hasPlace = isLeft(before?.taken ?? {}, places);
      expectTaken(take, commit, hasPlace);
      if (places.length === 0) seen.free += 1;
      else if (hasPlace) seen.taken += 1;
      else seen.full += 1;
      const waits = places.length > 0 && waitingStamp(form) !== undefined;
      if (!hasPlace && waits) {
        expectTaken(take, { record: { ...record, in: true }, before }, true);
        seen.waiting += 1;
      } else {
        expectTaken(take, oneOf(random, tampered(commit, form))!, false);
        seen.tampered += 1;
      }
    }
  }
  expect(differ).toEqual([]);
  expect(Math.min(...Object.values(seen))).toBeGreaterThan(all.length);
  expect(seen.taken + seen.full + seen.free + seen.waiting + seen.tampered).toBe(all.length * 100);
});
