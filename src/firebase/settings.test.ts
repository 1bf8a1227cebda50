/** @jest-environment node */
import { readFirebaseSettings } from './settings';

const complete = {
  VITE_FIREBASE_API_KEY: 'key',
  VITE_FIREBASE_PROJECT_ID: 'project',
  VITE_FIREBASE_STORAGE_BUCKET: 'bucket',
  VITE_FIREBASE_APP_ID: 'app',
};

test('no variable selects the embedded backend', () => {
  expect(readFirebaseSettings({ PATH: '/bin' })).toBeNull();
  expect(readFirebaseSettings({ VITE_FIREBASE_API_KEY: '', VITE_FIREBASE_APP_ID: ' ' })).toBeNull();
});

test('all four select the hosted project; parts without a use do no harm', () => {
  const given = { ...complete, VITE_FIREBASE_AUTH_DOMAIN: 'x', VITE_FIREBASE_API_KEY: ' key ' };
  expect(readFirebaseSettings(given)).toEqual({
    apiKey: 'key',
    projectId: 'project',
    storageBucket: 'bucket',
    appId: 'app',
  });
});

test('every missing, empty and unknown name is named at once', () => {
  const given = {
    VITE_FIREBASE_API_KEY: 'key',
    VITE_FIREBASE_APP_ID: ' ',
    VITE_FIREBASE_BUCKET: 'x',
  };
  expect(() => readFirebaseSettings(given)).toThrow(
    [
      'The environment selects a hosted Firebase project, but not all of it.',
      '  missing: VITE_FIREBASE_PROJECT_ID',
      '  missing: VITE_FIREBASE_STORAGE_BUCKET',
      '  missing: VITE_FIREBASE_APP_ID',
      '  unknown: VITE_FIREBASE_BUCKET',
      'Set all of those in .env (see .env.example), or none to use the embedded backend.',
    ].join('\n'),
  );
});

test.each(['v3', 'enterprise'])('App Check by reCAPTCHA %s is two more variables', (provider) => {
  const given = {
    ...complete,
    VITE_FIREBASE_APP_CHECK_PROVIDER: provider,
    VITE_FIREBASE_APP_CHECK_SITE_KEY: 'site-key',
  };
  expect(readFirebaseSettings(given)?.appCheck).toEqual({ provider, siteKey: 'site-key' });
});

test('an incomplete App Check, or an unknown provider, is refused', () => {
  expect(() =>
    readFirebaseSettings({ ...complete, VITE_FIREBASE_APP_CHECK_PROVIDER: 'v2' }),
  ).toThrow(
    [
      '  missing: VITE_FIREBASE_APP_CHECK_SITE_KEY',
      '  VITE_FIREBASE_APP_CHECK_PROVIDER is neither v3 nor enterprise',
    ].join('\n'),
  );
});

// On Windows commands of Firebase's tool run in a shell; the bucket is part of the policy of each page.
test.each([
  'a&calc',
  'a;b',
  '$(id)',
  '`id`',
  '--token=x',
  'a b',
  "a'b",
  'a|b',
  'a\nb',
  '%PATH%',
  'a/../b',
])('a project named %j is refused, whichever variable says so', (name) => {
  for (const variable of Object.keys(complete)) {
    expect(() => readFirebaseSettings({ ...complete, [variable]: name })).toThrow(
      `  ${variable} is not as Firebase writes it: only letters, digits and . : _ -`,
    );
  }
});

test('ids as Firebase writes them are taken', () => {
  const given = {
    VITE_FIREBASE_API_KEY: 'AIzaSyA-1_b',
    VITE_FIREBASE_PROJECT_ID: 'example.com:my-project-1',
    VITE_FIREBASE_STORAGE_BUCKET: 'my-project-1.firebasestorage.app',
    VITE_FIREBASE_APP_ID: '1:123456:web:0a1b2c',
  };
  expect(readFirebaseSettings(given)).toMatchObject({ projectId: 'example.com:my-project-1' });
});
