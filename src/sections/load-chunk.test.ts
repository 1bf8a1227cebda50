import { loadChunk } from './load-chunk';

const never = () => new Promise<never>(() => undefined);

beforeEach(() => {
  jest.useFakeTimers();
  // As on a page that was reloaded already: what cannot be had is an error.
  sessionStorage.setItem('reloaded-for', '');
});
afterEach(() => jest.useRealTimers());

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

test('where storage is blocked a script that cannot be had is an error at once', async () => {
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('blocked');
  });
  await expect(loadChunk(() => Promise.reject(new Error('404')))).rejects.toThrow('404');
  jest.restoreAllMocks();
});
