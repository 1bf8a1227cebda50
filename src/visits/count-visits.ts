import { orElse } from '../loading/browser-facilities';
import { tokenKey } from '../schema/opt-in';
import { type CountedVisits, countingAddress } from '../schema/visits';

export type Visit = {
  /** The whole address that the browser shows. */
  address: string;
  title: string;
};

type Counter = (visit: Visit) => void;

/** What the providers' scripts read from the window, or write there. */
type GoatCounter = {
  no_onload: boolean;
  endpoint: string;
  allow_local: boolean;
  url?: (page: object) => string;
  count?: (page: object) => void;
};
type Plausible = ((name: string, options: object) => void) & { q?: unknown[]; o?: object };
type Shared = { plausible?: Plausible; _paq?: { push: (...calls: unknown[][]) => void } };

const shared = () => window as Window & Shared & { goatcounter?: GoatCounter };

const loadScript = (address: string, data: Record<string, string> = {}) =>
  new Promise<void>((resolve, reject) => {
    const script = document.createElement('script');
    script.src = address;
    Object.assign(script.dataset, data);
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => reject(new Error('Visits are not counted.')));
    document.head.append(script);
  });

/** How campaigns mark their links; anything else in a query may be about the visitor. */
const campaign = /^(?:utm_.*|mtm_.*|ref|source)$/;

/** The address without what may be about the visitor. */
const withoutDetails = (address: string) => {
  const url = new URL(address);
  for (const name of [...url.searchParams.keys()]) {
    if (!campaign.test(name)) url.searchParams.delete(name);
  }
  url.hash = '';
  return url;
};

/** The other site that led here. */
const cameFrom = () =>
  orElse(() => new URL(document.referrer).origin, '') === window.location.origin
    ? ''
    : document.referrer;

/** Each loads the provider's script in a way in which it counts nothing by itself. */
const providers = {
  plausible: async ({ address, id, elsewhere = false }) => {
    shared().plausible = Object.assign(() => undefined, {
      q: [],
      o: {
        autoCapturePageviews: false,
        captureOnLocalhost: elsewhere,
        transformRequest: (sent: object) => ({ ...sent, r: cameFrom() || null }),
      },
    });
    await loadScript(address, id === undefined ? {} : { domain: id });
    return (visit) => {
      const { href } = withoutDetails(visit.address);
      // Older scripts call it u, newer ones url.
      shared().plausible?.('pageview', { u: href, url: href });
    };
  },
  matomo: async (visits) => {
    const calls: unknown[][] = [
      ['disableCookies'],
      ['disableBrowserFeatureDetection'],
      ['setDoNotTrack', true],
      ['setTrackerUrl', countingAddress(visits)],
      ['setSiteId', visits.id],
    ];
    shared()._paq = calls;
    await loadScript(visits.address);
    return ({ address, title }) =>
      shared()._paq?.push(
        ['setCustomUrl', withoutDetails(address).href],
        ['setReferrerUrl', cameFrom()],
        ['setDocumentTitle', title],
        ['trackPageView'],
      );
  },
  goatcounter: async (visits) => {
    const settings = { no_onload: true, endpoint: countingAddress(visits) };
    const counter: GoatCounter = { ...settings, allow_local: visits.elsewhere ?? false };
    shared().goatcounter = counter;
    await loadScript(visits.address);
    const { url: own } = counter;
    return ({ address, title }) => {
      const { pathname, search } = withoutDetails(address);
      counter.url = (page) => {
        const target = new URL(own?.(page) ?? '');
        // By itself it would send the whole query.
        target.searchParams.set('q', search);
        return target.href;
      };
      counter.count?.({ path: pathname, title, referrer: cameFrom() });
    };
  },
} satisfies Record<CountedVisits['provider'], (visits: CountedVisits) => Promise<Counter>>;

/** Do Not Track, and Global Privacy Control (drafts of the W3C). */
const wantsNone = () => {
  const signals = navigator as { doNotTrack?: string | null; globalPrivacyControl?: boolean };
  return signals.globalPrivacyControl === true || signals.doNotTrack === '1';
};

const hasToken = (address: string) =>
  orElse(() => new URL(address).searchParams.has(tokenKey), false);

/**
 * Whether a script could read the secret of a link that confirms: in the address of this page, of the page
 * before it, or of the one that this document began as.
 */
const knowsToken = () => {
  const [began] = orElse(() => performance.getEntriesByType('navigation'), []);
  return [window.location.href, document.referrer, began?.name ?? ''].some(hasToken);
};

let loading: Promise<Counter> | undefined;

/**
 * Counts a visit to a page, unless the visitor wants none counted, this is not the published site, or the
 * provider's script would be where it could read the secret of a link.
 */
export const countVisit = async (visits: CountedVisits, visit: Visit): Promise<void> => {
  const isPublished = window.location.origin === visits.origin;
  if (wantsNone() || knowsToken() || !(isPublished || visits.elsewhere)) return;
  loading ??= providers[visits.provider](visits);
  const count = await loading;
  count(visit);
};
