import type { CountedVisits } from '../schema/visits';
import type * as Counting from './count-visits';

const visit = {
  address: 'http://localhost/Courses?utm_source=letter&name=Ada#top',
  title: 'Courses',
};
const counted = 'http://localhost/Courses?utm_source=letter';

const plausible: CountedVisits = {
  provider: 'plausible',
  address: 'https://p.example/js/script.manual.js',
  id: 'school.example',
  origin: 'http://localhost',
};
const matomo: CountedVisits = {
  provider: 'matomo',
  address: 'https://m.example/stats/matomo.js',
  id: '7',
  origin: 'http://localhost',
};
const goatcounter: CountedVisits = {
  provider: 'goatcounter',
  address: 'https://gc.example/count.js',
  id: 'https://us.gc.example/count',
  origin: 'http://localhost',
};

const scripts = () => [...document.querySelectorAll('script')];

/** Anew: a page loads the script of a provider once. */
const counting = async () => {
  let loaded: typeof Counting | undefined;
  await jest.isolateModulesAsync(async () => {
    loaded = await import('./count-visits');
  });
  if (!loaded) throw new Error('It was not loaded.');
  return loaded.countVisit;
};

/** Counts two visits; between them the provider's script arrives. */
const countTwo = async (visits: CountedVisits, arrive: () => void) => {
  const countVisit = await counting();
  const first = countVisit(visits, visit);
  arrive();
  scripts()[0]?.dispatchEvent(new Event('load'));
  await first;
  await countVisit(visits, { address: 'http://localhost/Blog', title: 'Blog' });
};

const shared = () => window as unknown as Record<string, unknown>;

beforeEach(() => document.head.replaceChildren());

test('Plausible is told of each page, and counts none by itself', async () => {
  const told = jest.fn();
  await countTwo(plausible, () => {
    expect(shared().plausible).toHaveProperty('o.autoCapturePageviews', false);
    shared().plausible = told;
  });
  expect(scripts()).toHaveLength(1);
  expect(scripts()[0]).toHaveAttribute('src', plausible.address);
  expect(scripts()[0]).toHaveAttribute('data-domain', 'school.example');
  expect(told.mock.calls).toEqual([
    ['pageview', { u: counted, url: counted }],
    ['pageview', { u: 'http://localhost/Blog', url: 'http://localhost/Blog' }],
  ]);
});

test('Matomo sets no cookie, and is told of each page', async () => {
  await countTwo(matomo, () => undefined);
  expect(shared()._paq).toEqual([
    ['disableCookies'],
    ['disableBrowserFeatureDetection'],
    ['setDoNotTrack', true],
    ['setTrackerUrl', 'https://m.example/stats/matomo.php'],
    ['setSiteId', '7'],
    ['setCustomUrl', counted],
    ['setReferrerUrl', ''],
    ['setDocumentTitle', 'Courses'],
    ['trackPageView'],
    ['setCustomUrl', 'http://localhost/Blog'],
    ['setReferrerUrl', ''],
    ['setDocumentTitle', 'Blog'],
    ['trackPageView'],
  ]);
});

test('GoatCounter is told of each page, and of a campaign alone in its query', async () => {
  const addresses: string[] = [];
  await countTwo(goatcounter, () => {
    const own = shared().goatcounter as Record<string, unknown>;
    expect(own).toMatchObject({ no_onload: true, endpoint: goatcounter.id, allow_local: false });
    own.url = ({ path }: { path: string }) =>
      `https://us.gc.example/count?p=${path}&q=%3Fname%3DAda`;
    own.count = (page: object) => addresses.push((own.url as (page: object) => string)(page));
  });
  expect(addresses.map((address) => decodeURIComponent(address))).toEqual([
    'https://us.gc.example/count?p=/Courses&q=?utm_source=letter',
    'https://us.gc.example/count?p=/Blog&q=',
  ]);
});

describe('nothing is loaded', () => {
  test.each<[string, Partial<CountedVisits>, object]>([
    ['for a visitor with Do Not Track', {}, { doNotTrack: '1' }],
    ['for one with Global Privacy Control', {}, { globalPrivacyControl: true }],
    ['at another address than that of the site', { origin: 'https://school.example' }, {}],
    ['even where other addresses count', { elsewhere: true }, { doNotTrack: '1' }],
  ])('%s', async (_, visits, signals) => {
    for (const [key, value] of Object.entries(signals)) {
      Object.defineProperty(navigator, key, { value, configurable: true });
    }
    await (
      await counting()
    )({ ...plausible, ...visits }, visit);
    expect(scripts()).toEqual([]);
    for (const key of Object.keys(signals)) Reflect.deleteProperty(navigator, key);
  });
});

describe('nothing is loaded where a script could read the secret of a link', () => {
  const secret = 'http://localhost/Newsletter?token=secret';
  const expectNone = async () => {
    await (
      await counting()
    )(plausible, visit);
    expect(scripts()).toEqual([]);
  };
  afterEach(() => {
    window.history.replaceState(null, '', '/');
    Reflect.deleteProperty(document, 'referrer');
    Reflect.deleteProperty(performance, 'getEntriesByType');
  });

  test('in the address of the page', async () => {
    window.history.replaceState(null, '', '/Newsletter?token=secret');
    await expectNone();
  });
  test('in that of the page before', async () => {
    Object.defineProperty(document, 'referrer', { value: secret, configurable: true });
    await expectNone();
  });
  test('in that at which the document began', async () => {
    const value = () => [{ name: secret }];
    Object.defineProperty(performance, 'getEntriesByType', { value, configurable: true });
    await expectNone();
  });
});

test('at another address it is counted where config asks for that', async () => {
  void (await counting())({ ...matomo, origin: 'https://school.example', elsewhere: true }, visit);
  expect(scripts()).toHaveLength(1);
});

test('a script that does not arrive fails alone', async () => {
  const countVisit = await counting();
  const first = countVisit(matomo, visit);
  scripts()[0]?.dispatchEvent(new Event('error'));
  await expect(first).rejects.toThrow('Visits are not counted.');
});
