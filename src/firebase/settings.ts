/** The hosted project, as the Firebase console names its parts. */
export type FirebaseSettings = {
  apiKey: string;
  projectId: string;
  storageBucket: string;
  appId: string;
};

const needed = {
  apiKey: 'VITE_FIREBASE_API_KEY',
  projectId: 'VITE_FIREBASE_PROJECT_ID',
  storageBucket: 'VITE_FIREBASE_STORAGE_BUCKET',
  appId: 'VITE_FIREBASE_APP_ID',
} satisfies Record<keyof FirebaseSettings, string>;

/** Parts of the console's snippet that this site has no use for. */
const unused = [
  'VITE_FIREBASE_AUTH_DOMAIN',
  'VITE_FIREBASE_MESSAGING_SENDER_ID',
  'VITE_FIREBASE_MEASUREMENT_ID',
];

/**
 * The hosted project that the environment selects, or null for the embedded backend. Throws one
 * error that names every variable that is missing, empty or unknown.
 */
export const readFirebaseSettings = (
  environment: Record<string, string | undefined>,
): FirebaseSettings | null => {
  const given = Object.keys(environment).filter(
    (name) => name.startsWith('VITE_FIREBASE_') && environment[name]?.trim(),
  );
  if (given.length === 0) return null;
  const names: string[] = Object.values(needed);
  const missing = names.filter((name) => !environment[name]?.trim());
  const unknown = given.filter((name) => !names.includes(name) && !unused.includes(name));
  if (missing.length > 0 || unknown.length > 0) {
    throw new Error(
      [
        'The environment selects a hosted Firebase project, but not all of it.',
        ...missing.map((name) => `  missing: ${name}`),
        ...unknown.map((name) => `  unknown: ${name}`),
        'Set all of those in .env (see .env.example), or none to use the embedded backend.',
      ].join('\n'),
    );
  }
  const value = (name: string) => environment[name]?.trim() ?? '';
  return {
    apiKey: value(needed.apiKey),
    projectId: value(needed.projectId),
    storageBucket: value(needed.storageBucket),
    appId: value(needed.appId),
  };
};
