import type { AppCheckProvider } from '../../src/firebase/settings';
import type { SiteDefinition } from '../../src/schema/site';
import { countingAddress } from '../../src/schema/visits';
import { hashOf, type PageFacts } from './read-page';

/** Other origins that a page may reach, by directive. */
type AllowedOrigins = {
  connect: string[];
  script: string[];
  frame: string[];
  image: string[];
  media?: string[];
};

export type OriginsInUse = {
  /** Records and files go to a hosted Firebase project, not to the embedded backend. */
  hosted: boolean;
  /** The reCAPTCHA that App Check uses; omitted: App Check is off. */
  appCheck?: AppCheckProvider | undefined;
  /** Origins of framed pages. */
  frames: string[];
  /** Of those, origins that pages probe: whether they can be reached. */
  probed?: string[];
  /** How visits are counted. */
  visits?: SiteDefinition['visits'];
  /** Pages play the site's own videos. */
  plays?: boolean;
};

/** Hosts used by the Firebase SDK: Firestore's REST interface and Storage's uploads. */
const firebase = ['https://firestore.googleapis.com', 'https://firebasestorage.googleapis.com'];

/** Where App Check exchanges reCAPTCHA's answer for a token. */
const appCheckService = 'https://content-firebaseappcheck.googleapis.com';

/** reCAPTCHA as its own documentation lists it: its frame, the frame of a challenge. */
const recaptcha = 'https://www.google.com/recaptcha/';
const recaptchaChallenge = 'https://recaptcha.google.com/recaptcha/';

/**
 * The one script of each reCAPTCHA that the SDK loads. Allowing its whole folder would allow what else
 * Google keeps there: the page about reCAPTCHA has a framework by which markup runs.
 */
const recaptchaScripts: Record<AppCheckProvider, string> = {
  v3: `${recaptcha}api.js`,
  enterprise: `${recaptcha}enterprise.js`,
};

/** What that script loads: its versions, whose names change with each, and nothing else. */
const recaptchaReleases = 'https://www.gstatic.com/recaptcha/releases/';

/** Only the origins in use: the embedded backend has the site's own. */
export const allowedOrigins = ({
  hosted,
  appCheck,
  frames,
  probed = [],
  visits,
  plays,
}: OriginsInUse): AllowedOrigins => {
  const provider = hosted ? appCheck : undefined;
  const counting = visits ? [new URL(countingAddress(visits)).origin] : [];
  return {
    connect: [
      ...(hosted ? firebase : []),
      ...(provider ? [appCheckService, recaptcha] : []),
      ...counting,
      ...probed,
    ],
    script: [
      ...(provider ? [recaptchaScripts[provider], recaptchaReleases] : []),
      ...(visits ? [visits.address] : []),
    ],
    // Where a browser cannot send a visit otherwise, it asks for a picture.
    image: counting,
    frame: [...frames, ...(provider ? [recaptcha, recaptchaChallenge] : [])],
    ...(plays && { media: ["'self'"] }),
  };
};

/**
 * Emotion adds its rules through the CSSOM to style elements that are empty when inserted. No other
 * style element can be added: the hash of the empty text allows only empty ones.
 */
const emptyStyle = hashOf('');

const directive = (name: string, sources: string[]) =>
  sources.length > 0 ? `${name} ${sources.join(' ')}` : `${name} 'none'`;

/** The Content-Security-Policy of what is no page: a picture or a video that is opened by itself shows only itself. */
export const filePolicy = [
  "default-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/**
 * The Content-Security-Policy of a page. A page reached by a link still has the policy of the first
 * one, so `origins` are those of the whole site. Only what other firms offer is of one page: it is loaded as a
 * document of its own (`ownDocument` in src/sections/section-props.ts).
 */
export const contentPolicy = (
  { scripts, styles, styleAttributes, embeds, searches }: PageFacts,
  { connect, script, frame, image, media }: AllowedOrigins,
): string =>
  [
    "default-src 'none'",
    // Pagefind is WebAssembly, which runs only on the page that searches.
    directive('script-src', [
      "'self'",
      ...(searches ? ["'wasm-unsafe-eval'"] : []),
      ...scripts,
      ...script,
    ]),
    // The only style sheet that pages load is the one for print.
    directive('style-src', ["'self'", emptyStyle, ...styles]),
    // Only attributes in the HTML need this: React sets styles through the CSSOM.
    ...(styleAttributes.length > 0
      ? [directive('style-src-attr', ["'unsafe-hashes'", ...styleAttributes])]
      : []),
    directive('img-src', ["'self'", ...image]),
    "font-src 'self'",
    ...(media ? [directive('media-src', media)] : []),
    directive('connect-src', ["'self'", ...connect]),
    directive('frame-src', [...new Set([...frame, ...embeds.flatMap(({ origins }) => origins)])]),
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
