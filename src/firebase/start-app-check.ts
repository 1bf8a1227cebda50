import { initializeApp, type FirebaseApp } from 'firebase/app';
import {
  CustomProvider,
  getToken,
  initializeAppCheck,
  ReCaptchaEnterpriseProvider,
  ReCaptchaV3Provider,
} from 'firebase/app-check';
import { withTimeout } from '../loading/browser-facilities';
import type { AppCheckSettings } from './settings';

/** How long a proof may take, in milliseconds: where reCAPTCHA is blocked, the SDK never gives up. */
const longestProof = 5_000;

/** How long a token is valid, in milliseconds; the SDK below caches and renews the real one. */
const validity = 60_000;

const providers = { v3: ReCaptchaV3Provider, enterprise: ReCaptchaEnterpriseProvider };

/**
 * App Check for `app`: each request proves that it comes from this site. A request whose proof is late goes
 * out without it, and the server decides. The reCAPTCHA provider has an app of its own: the only public way
 * to limit its time. Returns what makes a proof for a server of our own, or rejects where there is none in time.
 */
export const startAppCheck = (app: FirebaseApp, { provider, siteKey }: AppCheckSettings) => {
  const prover = initializeAppCheck(initializeApp(app.options, 'app-check'), {
    provider: new providers[provider](siteKey),
    isTokenAutoRefreshEnabled: false,
  });
  const prove = async () => {
    const proof = getToken(prover);
    const { token } = await withTimeout(proof, longestProof, 'reCAPTCHA did not answer.');
    return { token, expireTimeMillis: Date.now() + validity };
  };
  initializeAppCheck(app, {
    provider: new CustomProvider({ getToken: prove }),
    isTokenAutoRefreshEnabled: false,
  });
  return async () => (await prove()).token;
};
