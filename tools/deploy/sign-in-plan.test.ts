/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readSignInPlan } from './sign-in-plan';

let site: string;
beforeEach(() => {
  site = mkdtempSync(join(tmpdir(), 'sign-in-'));
  mkdirSync(join(site, 'config'));
});
afterEach(() => rmSync(site, { recursive: true }));

const write = (name: string, value: object) =>
  writeFileSync(join(site, `config/${name}.ts`), `export default ${JSON.stringify(value)};\n`);

const editing = { at: 'github', repository: 'harbour-web/site' };
const origin = 'https://www.harbour-web.example';

test('where people sign in with a token there is no function for it', () => {
  write('site', { origin, editing });
  expect(readSignInPlan(site, 'harbour')).toBeUndefined();
});

test('the function answers the editor’s own address and those of the site, where mails are sent from', () => {
  const address = 'https://edit.harbour-web.example';
  write('site', { origin, editing: { ...editing, address, client: 'Iv23' } });
  const origins = [address, origin, 'https://harbour.web.app', 'https://harbour.firebaseapp.com'];
  expect(readSignInPlan(site, 'harbour')).toEqual({
    client: 'Iv23',
    region: 'us-central1',
    origins,
  });
  write('notifications', { region: 'europe-west3', forms: [] });
  expect(readSignInPlan(site, 'harbour')).toMatchObject({ region: 'europe-west3' });
});

test('the function answers the editor where it is published, whose address config need not say', () => {
  write('site', { origin, editing: { ...editing, hosting: 'harbour-edit', client: 'Iv23' } });
  expect(readSignInPlan(site, 'harbour')?.origins).toContain('https://harbour-edit.web.app');
});
