/** @jest-environment node */
import { valueAt } from '../../src/schema/values/paths';
import { resolveConfig } from './resolve-config';

const file = 'config/forms/visit.ts';
const hours = { week: [{ days: ['monday'], open: ['09:00–17:00'] }], closed: 'Closed' };
const own = { week: [{ days: ['friday'], open: ['10:00–12:00'] }], closed: 'Closed' };

const form = {
  fields: [
    {
      kind: 'list',
      name: 'Visits',
      fields: [{ kind: 'date', name: 'When' }],
      rules: [{ field: 'When', check: 'opening-day' }],
    },
  ],
  rules: [
    { field: 'Day', check: 'required' },
    { field: 'Day', check: 'opening-day' },
    { field: 'Time', check: 'opening-time', day: 'Day', hours: own },
  ],
};

const resolved = (business: unknown) =>
  resolveConfig(
    new Map<string, unknown>([
      ['config/site.ts', { business }],
      [file, form],
    ]),
  );

test('rules have the opening hours of the business, unless they have their own', () => {
  const { values, placeOf } = resolved({ hours });
  const shown = values.get(file);
  expect(valueAt(shown, 'rules')).toEqual([
    { field: 'Day', check: 'required' },
    { field: 'Day', check: 'opening-day', hours },
    { field: 'Time', check: 'opening-time', day: 'Day', hours: own },
  ]);
  expect(valueAt(shown, 'fields[0].rules[0].hours')).toBe(hours);
  expect(placeOf({ file, path: 'rules[1].hours.week[0].open[0]' })).toEqual({
    file: 'config/site.ts',
    path: 'business.hours.week[0].open[0]',
  });
  expect(placeOf({ file, path: 'rules[2].hours.closed' })).toEqual({
    file,
    path: 'rules[2].hours.closed',
  });
});

test('without opening hours the form stays as it is', () => {
  expect(resolved({ name: 'Firm' }).values.get(file)).toBe(form);
});

test('a time of a day has the time zone of the site, unless it has its own', () => {
  const own = { field: 'Late', check: 'opening-time', day: 'Day', hours, timeZone: 'Asia/Tokyo' };
  const rules = [...form.rules, { field: 'Any', check: 'opening-time', hours }, own];
  const { values, placeOf } = resolveConfig(
    new Map<string, unknown>([
      ['config/site.ts', { business: { hours }, timeZone: 'Europe/Berlin' }],
      [file, { ...form, rules }],
    ]),
  );
  const zones = [2, 3, 4].map((at) => valueAt(values.get(file), `rules[${at}].timeZone`));
  expect(zones).toEqual(['Europe/Berlin', undefined, 'Asia/Tokyo']);
  expect(placeOf({ file, path: 'rules[2].timeZone' })).toEqual({
    file: 'config/site.ts',
    path: 'timeZone',
  });
});
