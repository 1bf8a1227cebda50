import type { AppCheckProvider } from '../../src/firebase/settings';
import { hashOf, type PageFacts } from './read-page';

/** Which other origins a page may reach, by directive. */
type AllowedOrigins = {
  connect: string[];
  script: string[];
  frame: string[];
  media?: string[];
};

export type OriginsInUse = {
  /** Records and files go to a hosted Firebase project, and not to the embedded backend. */
  hosted: boolean;
  /** The reCAPTCHA that App Check asks for proof that a person sends; left out: App Check is off. */
  appCheck?: AppCheckProvider | undefined;
  /** Origins of what pages frame. */
  frames: string[];
  /** Pages play videos of the site's own. */
  plays?: boolean;
};

/** Hosts that the Firebase SDK names: Firestore's REST interface and Storage's uploads. */
const firebase = ['https://firestore.googleapis.com', 'https://firebasestorage.googleapis.com'];

/** Where App Check trades reCAPTCHA's answer for a token. */
const appCheckService = 'https://content-firebaseappcheck.googleapis.com';

/** reCAPTCHA as its own documentation lists it: its frame, the frame of a challenge. */
const recaptcha = 'https://www.google.com/recaptcha/';
const recaptchaChallenge = 'https://recaptcha.google.com/recaptcha/';

/**
 * The one script of each reCAPTCHA that the SDK asks for. Its folder as a whole would let in what
 * else Google keeps there: the page about reCAPTCHA comes with a framework by which markup runs.
 */
const recaptchaScripts: Record<AppCheckProvider, string> = {
  v3: `${recaptcha}api.js`,
  enterprise: `${recaptcha}enterprise.js`,
};

/** What that script loads: its releases, whose names change with each, and which hold nothing else. */
const recaptchaReleases = 'https://www.gstatic.com/recaptcha/releases/';

/** The origins in use and no others: the embedded backend is the site's own. */
export const allowedOrigins = ({
  hosted,
  appCheck,
  frames,
  plays,
}: OriginsInUse): AllowedOrigins => {
  const provider = hosted ? appCheck : undefined;
  return {
    connect: [...(hosted ? firebase : []), ...(provider ? [appCheckService, recaptcha] : [])],
    script: provider ? [recaptchaScripts[provider], recaptchaReleases] : [],
    frame: [...frames, ...(provider ? [recaptcha, recaptchaChallenge] : [])],
    ...(plays && { media: ["'self'"] }),
  };
};

/**
 * Emotion puts its rules through the CSSOM into style elements that are empty when they come into
 * the page. No other style element can be added: the hash of nothing allows nothing but nothing.
 */
const emptyStyle = hashOf('');

const directive = (name: string, sources: string[]) =>
  sources.length > 0 ? `${name} ${sources.join(' ')}` : `${name} 'none'`;

/**
 * The Content-Security-Policy of a page. A page that came by a link still has the policy of the one
 * that was opened first, so that `origins` are those of the whole site.
 */
export const contentPolicy = (
  { scripts, styles, styleAttributes }: PageFacts,
  { connect, script, frame, media }: AllowedOrigins,
): string =>
  [
    "default-src 'none'",
    directive('script-src', ["'self'", ...scripts, ...script]),
    // Of its own files pages load the one for paper.
    directive('style-src', ["'self'", emptyStyle, ...styles]),
    // Attributes in the HTML alone need this: what React sets goes through the CSSOM.
    ...(styleAttributes.length > 0
      ? [directive('style-src-attr', ["'unsafe-hashes'", ...styleAttributes])]
      : []),
    "img-src 'self'",
    "font-src 'self'",
    ...(media ? [directive('media-src', media)] : []),
    directive('connect-src', ["'self'", ...connect]),
    directive('frame-src', frame),
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
