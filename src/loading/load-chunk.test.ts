import { loadChunk } from './load-chunk';
import { restoreTyped } from './typed-values';

const never = () => new Promise<never>(() => undefined);
const gone = () => Promise.reject(new Error('404'));

const serve = (answer: () => Promise<Partial<Response>>) =>
  Object.assign(globalThis, { fetch: jest.fn(answer) });

const serveBuild = (entry: string) =>
  serve(() =>
    Promise.resolve({
      text: () => Promise.resolve(`<script data-entry="${entry}" data-chunks="">`),
    }),
  );

beforeEach(() => {
  jest.useFakeTimers();
  sessionStorage.clear();
  document.body.innerHTML = `<script data-entry="/old.js"></script>
    <form data-form="letters">
      <p data-kind="email"><input name="Email" value="typed" /></p>
      <p data-kind="file"><input type="file" name="Cv" /></p>
    </form>`;
  serve(() => Promise.reject(new Error('offline')));
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

/** jsdom does not reload; the mark shows that a reload was requested. */
const reloadedFor = () => sessionStorage.getItem('reloaded-for');

test('a page script may take up to 120 000 ms (specification, section 9)', async () => {
  const settled = jest.fn();
  loadChunk(never).catch(settled);
  await jest.advanceTimersByTimeAsync(119_999);
  expect(settled).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(settled).toHaveBeenCalledWith(new Error('A page script did not arrive in time.'));
});

test('a page script that arrives is handed on', async () => {
  await expect(loadChunk(() => Promise.resolve('page'))).resolves.toBe('page');
});

test('offline nothing is reloaded: that would leave the visitor with nothing', async () => {
  await expect(loadChunk(gone)).rejects.toThrow('404');
  expect(reloadedFor()).toBeNull();
});

test('a server that answers without a page is no reason to reload', async () => {
  serve(() => Promise.resolve({ text: () => Promise.resolve('Please log in to this network.') }));
  await expect(loadChunk(gone)).rejects.toThrow('404');
  expect(reloadedFor()).toBeNull();
});

test('where the server answers the page is reloaded once, and what was typed comes back', async () => {
  jest.spyOn(console, 'error').mockImplementation();
  serveBuild('/new.js');
  const settled = jest.fn();
  loadChunk(gone).then(settled, settled);
  await jest.advanceTimersByTimeAsync(0);
  expect(reloadedFor()).toBe('/new.js');
  expect(settled).not.toHaveBeenCalled();

  const input = document.querySelector('input')!;
  input.value = '';
  restoreTyped();
  expect(input.value).toBe('typed');
  input.value = 'mine';
  restoreTyped();
  expect(input.value).toBe('mine');

  await expect(loadChunk(gone)).rejects.toThrow('404');
});

const savedFor = (path: string, form: string) =>
  JSON.stringify({
    path,
    forms: [{ form, fields: { Email: { kind: 'email', entries: ['kept'] } } }],
  });

test.each([
  ['/', 'letters', 'kept'],
  ['/other', 'letters', 'typed'],
  ['/', 'another', 'typed'],
])('what was typed on %s in the form "%s" comes back only there', (path, form, expected) => {
  sessionStorage.setItem('typed', savedFor(path, form));
  restoreTyped();
  expect(document.querySelector('input')!.value).toBe(expected);
  expect(sessionStorage.getItem('typed')).toBeNull();
});

const foreign = {
  'no JSON': '{',
  nothing: 'null',
  'a number': '5',
  'no forms': JSON.stringify({ path: '/' }),
  'forms that are none': JSON.stringify({ path: '/', forms: [null, 5, [['Email', 'x']], {}] }),
  'a field that is none': JSON.stringify({
    path: '/',
    forms: [{ form: 'letters', fields: { Email: 'x' } }],
  }),
  'entries that are none': JSON.stringify({
    path: '/',
    forms: [{ form: 'letters', fields: { Email: { kind: 'email', entries: { 0: 'x' } } } }],
  }),
};

test.each(Object.entries(foreign))('a note of another shape is left alone: %s', (_name, note) => {
  sessionStorage.setItem('typed', note);
  expect(() => restoreTyped()).not.toThrow();
  expect(document.querySelector('input')!.value).toBe('typed');
});

test('where storage is full, what was typed is kept with the page in the history', async () => {
  serveBuild('/new.js');
  jest.spyOn(console, 'error').mockImplementation();
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  void loadChunk(gone);
  await jest.advanceTimersByTimeAsync(0);
  const input = document.querySelector('input')!;
  input.value = '';
  restoreTyped();
  expect(input.value).toBe('typed');
});

test('where storage is blocked a script that cannot be had is an error at once', async () => {
  serveBuild('/new.js');
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('blocked');
  });
  await expect(loadChunk(gone)).rejects.toThrow('404');
  expect(() => restoreTyped()).not.toThrow();
});
