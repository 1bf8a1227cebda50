import type { ConfigNews } from '../../src/gallery/config-news';
import type { Started } from '../../src/site/site-runtime';
import { type ConfigFeed, liveRuntime } from './live-runtime';

/** A feed whose answers come when the test says so. */
const openFeed = () => {
  let tell: (news: ConfigNews) => void = () => undefined;
  const asked: ((title: string) => void)[] = [];
  const load = () =>
    new Promise((resolve) => asked.push((title) => resolve({ default: { title } })));
  const feed: ConfigFeed = { load: load as ConfigFeed['load'], follow: (take) => (tell = take) };
  const runtime = liveRuntime(feed);
  const show = jest.fn();
  const started = { config: {}, show, pages: { forget: () => undefined } } as unknown as Started;
  runtime.followConfig?.(started);
  const change = (...changed: string[]) => tell({ changed });
  return { runtime, asked, show, change };
};

const form = 'config/forms/contact.ts';
const settle = () => new Promise((resolve) => setTimeout(resolve));

test('a form that is shown stays until its next edition is loaded', async () => {
  const { runtime, asked, show, change } = openFeed();
  const first = runtime.loadForm('contact');
  asked[0]!('One');
  await first;
  const before = runtime.formKey('contact');
  change(form);
  await settle();
  expect([runtime.formKey('contact'), show.mock.calls.length]).toEqual([before, 0]);
  expect(runtime.loadForm('contact')).toBe(first);
  asked[1]!('Two');
  await settle();
  expect(runtime.formKey('contact')).not.toBe(before);
  expect(show).toHaveBeenCalledTimes(1);
  await expect(runtime.loadForm('contact')).resolves.toEqual({ title: 'Two' });
});

test('of two editions that come together the later one is shown, whichever is there first', async () => {
  const { runtime, asked, change } = openFeed();
  const first = runtime.loadForm('contact');
  asked[0]!('One');
  await first;
  change(form);
  change(form);
  asked[2]!('Three');
  await settle();
  asked[1]!('Two');
  await settle();
  await expect(runtime.loadForm('contact')).resolves.toEqual({ title: 'Three' });
});

test('a form that nobody has seen is loaded once it is wanted', async () => {
  const { runtime, asked, show, change } = openFeed();
  change(form);
  await settle();
  expect([asked.length, show.mock.calls.length]).toEqual([0, 1]);
  expect(runtime.formKey('contact')).toBe('contact 1');
});
