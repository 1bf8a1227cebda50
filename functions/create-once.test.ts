/** @jest-environment node */
import { createOnce } from './create-once';

const placeWith = (stored?: Record<string, unknown>) => {
  const created: unknown[] = [];
  const exists = Object.assign(new Error('6 ALREADY_EXISTS'), { code: 6 });
  return {
    created,
    create: (values: Record<string, unknown>) =>
      stored ? Promise.reject(exists) : Promise.resolve(created.push(values)),
    get: () => Promise.resolve({ data: () => stored }),
  };
};

test('a new document is created; one that is there is compared with what is sent', async () => {
  const values = { Name: 'Ada', Rows: [{ a: 1 }] };
  const place = placeWith();
  expect(await createOnce(place, values)).toBe(true);
  expect(place.created).toEqual([values]);
  expect(await createOnce(placeWith(values), values)).toBe(true);
  // A function has marked it meanwhile.
  expect(await createOnce(placeWith({ ...values, Scanned: 'clean' }), values)).toBe(true);
  expect(await createOnce(placeWith({ ...values, Name: 'Eve' }), values)).toBe(false);
  expect(await createOnce(placeWith({ Rows: values.Rows }), values)).toBe(false);
});

test('what else goes wrong is told', async () => {
  const place = { ...placeWith(), create: () => Promise.reject(new Error('14 UNAVAILABLE')) };
  await expect(createOnce(place, {})).rejects.toThrow('14 UNAVAILABLE');
});
