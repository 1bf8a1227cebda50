import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import type { Page } from '@playwright/test';
import { portAt } from '../ports';
import { copyProject, type ProjectCopy } from '../project-copy';
import { expect, open, test } from '../site';

/** The site built for a hosted project with App Check; Google's answers are faked here. */

const port = portAt(70);
const origin = `http://localhost:${port}`;
const environment = {
  PORT: String(port),
  VITE_FIREBASE_API_KEY: 'key',
  VITE_FIREBASE_PROJECT_ID: 'hosted-site',
  VITE_FIREBASE_STORAGE_BUCKET: 'hosted-site.appspot.com',
  VITE_FIREBASE_APP_ID: '1:1:web:1',
  VITE_FIREBASE_APP_CHECK_PROVIDER: 'v3',
  VITE_FIREBASE_APP_CHECK_SITE_KEY: 'site-key',
};

let project: ProjectCopy;
let server: ChildProcess;

test.describe.configure({ mode: 'serial', timeout: 90_000 });
test.use({ baseURL: origin });

test.beforeAll(async () => {
  project = copyProject();
  server = spawn(process.execPath, ['tools/run.mjs', 'tools/serve/main.ts'], {
    cwd: project.folder,
    env: { ...process.env, ...environment },
    detached: true,
  });
  let said = '';
  server.stderr?.on('data', (text: Buffer) => (said += text.toString()));
  await new Promise<void>((resolve, reject) => {
    server.stdout?.on('data', (text: Buffer) => text.includes('The site:') && resolve());
    server.once('close', () => reject(new Error(`The server ended. ${said}`)));
  });
});

test.afterAll(async () => {
  if (server.exitCode === null && server.pid) {
    const ended = once(server, 'close');
    process.kill(-server.pid);
    await ended;
  }
  await project.remove();
});

const cors = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' };

/** A Firestore that accepts everything; resolves to the App Check header of each save. */
const takeEverything = async (page: Page) => {
  const proofs: (string | undefined)[] = [];
  await page.route('https://firestore.googleapis.com/**', async (route) => {
    const request = route.request();
    if (request.method() === 'POST') proofs.push(request.headers()['x-firebase-appcheck']);
    const json = { writeResults: [{}], commitTime: '2026-11-21T10:00:00Z' };
    await route.fulfill({ headers: cors, json });
  });
  return proofs;
};

const sendContact = async (page: Page) => {
  await open(page, '/Contact');
  const form = page.getByRole('main').getByRole('form');
  await form.getByLabel('Full Name').fill('Ada Lovelace');
  await form.getByLabel('Business Name').fill('Engines Ltd');
  await form.getByLabel('Phone Number').fill('5550100');
  await form.getByLabel('Your Email Address').fill('ada@example.com');
  await form.getByLabel('Message').fill('Hello');
  await form.getByRole('button', { name: 'Send' }).click();
};

/** The signature does not matter here; the SDK reads when the proof was made. */
const token = [
  '{}',
  JSON.stringify({ iat: Math.floor(Date.now() / 1000), exp: 4_102_444_800 }),
  'x',
]
  .map((part) => Buffer.from(part).toString('base64url'))
  .join('.');

/** reCAPTCHA takes everyone for a person, and App Check gives them a proof. */
const proveEveryone = async (page: Page) => {
  await page.route('https://www.google.com/recaptcha/**', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: `window.grecaptcha = {
        ready: (then) => then(),
        render: (_, { callback }) => (callback(), 0),
        execute: () => Promise.resolve('proof of a person'),
      };`,
    }),
  );
  await page.route('https://content-firebaseappcheck.googleapis.com/**', (route) =>
    route.fulfill({ headers: cors, json: { token, ttl: '3600s' } }),
  );
};

test('with App Check each save has a token', async ({ page }) => {
  const proofs = await takeEverything(page);
  await proveEveryone(page);
  await sendContact(page);
  await expect(page.getByText('Thank you', { exact: true })).toBeVisible();
  expect(proofs).toEqual([token]);
});

test('a form is sent although reCAPTCHA never answers', async ({ page }) => {
  const proofs = await takeEverything(page);
  await page.route('https://www.google.com/recaptcha/**', () => undefined);
  await sendContact(page);
  await expect(page.getByText('Thank you', { exact: true })).toBeVisible();
  expect(proofs).toHaveLength(1);
  expect(proofs[0]).not.toBe(token);
});

test('with App Check a denied save is retried with another token', async ({ page, watch }) => {
  watch.expectProblems(/Failed to load resource/, /not saved/);
  await proveEveryone(page);
  const message = 'Missing or insufficient permissions.';
  const refusals = [{ error: { code: 403, message, status: 'PERMISSION_DENIED' } }];
  const proofs = await takeEverything(page);
  await page.route('https://firestore.googleapis.com/**', async (route) => {
    const json = route.request().method() === 'POST' && refusals.shift();
    await (json ? route.fulfill({ status: 403, headers: cors, json }) : route.fallback());
  });
  const failed = page.waitForEvent('console', (said) => said.text().includes(message));
  const saved = page.waitForEvent('console', (said) => said.text().includes('Contact_cli: saved'));
  await sendContact(page);
  await failed;
  await saved;
  expect(proofs).toHaveLength(1);
});
