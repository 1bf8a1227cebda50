import {
  dropOld,
  forgetForm,
  keepForm,
  longest,
  onSaved,
  parseSaved,
  savedNote,
} from './saved-form';

const written = { form: 'permits', fields: { Name: { kind: 'text', entries: ['Ada'] } } };
const now = Date.UTC(2026, 10, 29);
const day = 24 * 60 * 60 * 1000;

const savedForm = (name: string, at: number) => {
  dropOld(at);
  return parseSaved(savedNote(name), at);
};

beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

test('what is kept is there until it is deleted, for its own form', () => {
  expect(keepForm('permits', { at: now, written })).toBe(true);
  expect(savedForm('permits', now)).toEqual({ at: now, written });
  expect(savedForm('others', now)).toBeUndefined();
  forgetForm('permits');
  expect(savedForm('permits', now)).toBeUndefined();
});

test.each([
  ['29 days', 29 * day, true],
  ['30 days', longest, false],
  ['by a clock that was an hour ahead', -day / 24, true],
  ['by a clock that was years ahead', -3000 * day, false],
])('%s later', (_, since, isThere) => {
  keepForm('permits', { at: now, written });
  expect(savedForm('permits', now + since) !== undefined).toBe(isThere);
  expect(localStorage).toHaveLength(isThere ? 1 : 0);
});

test('what is too old of another form is deleted as well, and nothing that is not ours', () => {
  keepForm('old', { at: now - longest, written });
  localStorage.setItem('scheme', 'dark');
  savedForm('permits', now);
  expect(Object.keys(localStorage)).toEqual(['scheme']);
});

test.each([
  '',
  'null',
  '5',
  '{}',
  `{"at":${now}}`,
  `{"at":"x","written":{"form":"permits","fields":{}}}`,
])('a note of another shape is none: %s', (note) => {
  localStorage.setItem('later/permits', note);
  expect(savedForm('permits', now)).toBeUndefined();
});

test('whoever shows it is told when it changes, also by another tab', () => {
  const told = jest.fn();
  const stop = onSaved(told);
  keepForm('permits', { at: now, written });
  forgetForm('permits');
  window.dispatchEvent(new Event('storage'));
  expect(told).toHaveBeenCalledTimes(3);
  stop();
  keepForm('permits', { at: now, written });
  window.dispatchEvent(new Event('storage'));
  expect(told).toHaveBeenCalledTimes(3);
});

test('a browser that stores nothing says so, and breaks nothing', () => {
  const blocked = () => {
    throw new DOMException('blocked', 'SecurityError');
  };
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(blocked);
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(blocked);
  jest.spyOn(Storage.prototype, 'removeItem').mockImplementation(blocked);
  expect(keepForm('permits', { at: now, written })).toBe(false);
  expect(savedForm('permits', now)).toBeUndefined();
  expect(() => forgetForm('permits')).not.toThrow();
  expect(savedNote('permits')).toBeNull();
});
