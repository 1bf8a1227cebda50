/** The hosted project, with the names of the Firebase console. */
export type FirebaseSettings = {
  apiKey: string;
  projectId: string;
  storageBucket: string;
  appId: string;
  /** Left out: App Check is off. */
  appCheck?: AppCheckSettings;
};

export type AppCheckSettings = { provider: AppCheckProvider; siteKey: string };

const appCheckProviders = ['v3', 'enterprise'] as const;
export type AppCheckProvider = (typeof appCheckProviders)[number];

const needed = {
  apiKey: 'VITE_FIREBASE_API_KEY',
  projectId: 'VITE_FIREBASE_PROJECT_ID',
  storageBucket: 'VITE_FIREBASE_STORAGE_BUCKET',
  appId: 'VITE_FIREBASE_APP_ID',
} satisfies Record<Exclude<keyof FirebaseSettings, 'appCheck'>, string>;

const appCheckNames = {
  provider: 'VITE_FIREBASE_APP_CHECK_PROVIDER',
  siteKey: 'VITE_FIREBASE_APP_CHECK_SITE_KEY',
} satisfies Record<keyof AppCheckSettings, string>;

/** Parts of the console's snippet that this site does not use. */
const unused = [
  'VITE_FIREBASE_AUTH_DOMAIN',
  'VITE_FIREBASE_MESSAGING_SENDER_ID',
  'VITE_FIREBASE_MEASUREMENT_ID',
];

/** What ids, keys and buckets of Firebase consist of: nothing that a shell, an address or a policy would read. */
const plain = /^[a-z0-9][\w.:-]*$/i;

/**
 * The hosted project selected by the environment, or null for the embedded backend. Throws one error that
 * names every variable that is missing, empty, unknown, or not written as Firebase writes it.
 */
export const readFirebaseSettings = (
  environment: Record<string, string | undefined>,
): FirebaseSettings | null => {
  const given = Object.keys(environment).filter(
    (name) => name.startsWith('VITE_FIREBASE_') && environment[name]?.trim(),
  );
  if (given.length === 0) return null;
  const value = (name: string) => environment[name]?.trim() ?? '';
  const withAppCheck = Object.values(appCheckNames).some((name) => given.includes(name));
  const names = [...Object.values(needed), ...(withAppCheck ? Object.values(appCheckNames) : [])];
  const known: string[] = [...names, ...unused];
  const missing = names.filter((name) => !value(name));
  const unknown = given.filter((name) => !known.includes(name));
  const odd = names.filter((name) => value(name) && !plain.test(value(name)));
  const provider = appCheckProviders.find((each) => each === value(appCheckNames.provider));
  const wrong = value(appCheckNames.provider) !== '' && !provider;
  if (missing.length > 0 || unknown.length > 0 || odd.length > 0 || wrong) {
    throw new Error(
      [
        'The environment selects a hosted Firebase project, but not all of it.',
        ...missing.map((name) => `  missing: ${name}`),
        ...unknown.map((name) => `  unknown: ${name}`),
        ...odd.map(
          (name) => `  ${name} is not as Firebase writes it: only letters, digits and . : _ -`,
        ),
        ...(wrong
          ? [`  ${appCheckNames.provider} is neither ${appCheckProviders.join(' nor ')}`]
          : []),
        'Set all of those in .env (see .env.example), or none to use the embedded backend.',
      ].join('\n'),
    );
  }
  return {
    apiKey: value(needed.apiKey),
    projectId: value(needed.projectId),
    storageBucket: value(needed.storageBucket),
    appId: value(needed.appId),
    ...(provider && { appCheck: { provider, siteKey: value(appCheckNames.siteKey) } }),
  };
};
