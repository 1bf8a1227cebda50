/** Which other origins a page may reach, by directive. */
export type AllowedOrigins = {
  connect: string[];
  script: string[];
  frame: string[];
};

export type OriginsInUse = {
  /** Records and files go to a hosted Firebase project, and not to the embedded backend. */
  hosted: boolean;
  /** App Check asks reCAPTCHA for proof that a person sends. */
  appCheck: boolean;
  /** Origins of what pages frame. */
  frames: string[];
};

/** Hosts that the Firebase SDK names: Firestore's REST interface and Storage's uploads. */
const firebase = ['https://firestore.googleapis.com', 'https://firebasestorage.googleapis.com'];

/** Where App Check trades reCAPTCHA's answer for a token. */
const appCheckService = 'https://content-firebaseappcheck.googleapis.com';

/** reCAPTCHA as its own documentation lists it: two scripts, its frame, the frame of a challenge. */
const recaptcha = 'https://www.google.com/recaptcha/';
const recaptchaScript = 'https://www.gstatic.com/recaptcha/';
const recaptchaChallenge = 'https://recaptcha.google.com/recaptcha/';

/** The origins in use and no others: the embedded backend is the site's own. */
export const allowedOrigins = ({ hosted, appCheck, frames }: OriginsInUse): AllowedOrigins => {
  const checked = hosted && appCheck;
  return {
    connect: [...(hosted ? firebase : []), ...(checked ? [appCheckService, recaptcha] : [])],
    script: checked ? [recaptcha, recaptchaScript] : [],
    frame: [...frames, ...(checked ? [recaptcha, recaptchaChallenge] : [])],
  };
};
