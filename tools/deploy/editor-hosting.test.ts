/** @jest-environment node */
import { editorHosting } from './editor-hosting';

const settings = { hosting: 'harbour-web-edit', folder: 'site' };

test('any address of the editor is its page, after the one for signing in', () => {
  const { hosting } = editorHosting({ ...settings, signInRegion: 'europe-west3' });
  expect(hosting.site).toBe('harbour-web-edit');
  expect(hosting.rewrites).toEqual([
    {
      source: '/__edit-sign-in',
      function: { functionId: 'edit-signin', region: 'europe-west3' },
    },
    { source: '**', destination: '/index.html' },
  ]);
});

test('without a button nothing signs in there, and no page of elsewhere frames the editor', () => {
  const { hosting } = editorHosting(settings);
  expect(hosting.rewrites).toEqual([{ source: '**', destination: '/index.html' }]);
  expect(hosting.headers[0]?.headers).toContainEqual({
    key: 'Content-Security-Policy',
    value: "frame-ancestors 'self'",
  });
});
