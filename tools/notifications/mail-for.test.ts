/** @jest-environment node */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { mailEnvironment } from './mail-for';

let site: string;
beforeEach(() => {
  site = mkdtempSync(join(tmpdir(), 'mail-environment-'));
});
afterEach(() => {
  rmSync(site, { recursive: true });
  delete process.env.SMTP_URL;
});

const write = (name: string, text: string) => writeFileSync(join(site, name), text);
const read = () => mailEnvironment(site, 'production');

test.each([
  [`pa$word#1 x`, 'pa$word#1 x'],
  [`'pa$word #1 x'`, 'pa$word #1 x'],
  [`"it's \${here}\\n"`, `it's \${here}\\n`],
  [`it's"so`, `it's"so`],
  [`'a b' # my mailbox`, 'a b'],
  ['word # my mailbox', 'word'],
  ['#1word', ''],
  ['', ''],
  ['a=b==', 'a=b=='],
])('the password in SMTP_PASSWORD=%s arrives as %j', (written, password) => {
  write('.env', `A=1\nSMTP_PASSWORD=${written}\nSMTP_URL=smtps://b@c.test\n`);
  expect(read()).toEqual({ SMTP_PASSWORD: password, SMTP_URL: 'smtps://b@c.test' });
  write('.env', `SMTP_PASSWORD = ${written}  \r\n`);
  expect(read()).toEqual({ SMTP_PASSWORD: password });
});

test('nearer files win, and the environment over all; nothing but settings is read', () => {
  expect(read()).toEqual({});
  write('.env', '# SMTP_A=no\nSMTP_PASSWORD=one\nSMTP_URL=one\nOTHER_SMTP_URL=no\n');
  write('.env.production', 'export SMTP_PASSWORD=two');
  process.env.SMTP_URL = 'three';
  expect(read()).toEqual({ SMTP_PASSWORD: 'two', SMTP_URL: 'three' });
});
