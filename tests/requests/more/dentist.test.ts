/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import notificationsInAll from '../../../examples/dentist/config/notifications';
import practiceInAll from '../../../examples/dentist/config/pages/practice';
import routes from '../../../examples/dentist/config/routes';
import siteConfigInAll from '../../../examples/dentist/config/site';
import { inEnglish } from '../../in-english';
import { testAlternates } from '../alternates';
import { testFilesOf } from '../files-of-site';
import { servedSite } from '../served-site';

/** A small firm's site that is no agency's, and the addresses of its former one. */

const built = 'examples/dentist/dist/site';
const { ask } = servedSite('examples/dentist');

const notifications = inEnglish(notificationsInAll);
const practice = inEnglish(practiceInAll);
const siteConfig = inEnglish(siteConfigInAll);

const addresses = routes.pages.flatMap(({ path }) => {
  const { en, de } = typeof path === 'string' ? { en: path, de: path } : path;
  return [en, de === '/' ? '/de' : `/de${de}`];
});

describe('in English and German', () =>
  testAlternates({ ask, origin: 'https://dental.example.com', addresses }));

test.each([
  ['/preise.html', 301, '/Prices'],
  ['/PREISE.html?utm_source=flyer', 301, '/Prices?utm_source=flyer'],
  ['/index.php?lang=de&page=team', 301, '/Team?lang=de'],
  ['/index.php', 301, '/'],
  ['/leistungen/zahn%20weiss.php', 301, '/Check-ups'],
  ['/?page_id=7', 301, '/Contact'],
  ['/notdienst.html', 302, '/Practice'],
] as const)('%s leads, with %i, to %s', async (asked, moved, location) => {
  const { status, headers } = await ask(asked);
  expect([status, headers.location]).toEqual([moved, location]);
  expect((await ask(location)).status).toBe(200);
});

test('what was removed is answered with 410, and the page for unknown addresses', async () => {
  const answer = await ask('/weihnachten-2019.html');
  expect(answer.status).toBe(410);
  const unknown = await ask('/nowhere');
  expect(unknown.status).toBe(404);
  expect(answer.bytes.equals(unknown.bytes)).toBe(true);
});

test('no script of the site has redirects', () => {
  const scripts = readdirSync(join(built, 'assets'))
    .filter((name) => name.endsWith('.js'))
    .map((name) => readFileSync(join(built, 'assets', name), 'utf8'));
  expect(scripts.some((script) => script.includes('/Check-ups'))).toBe(true);
  expect(scripts.filter((script) => script.includes('preise.html'))).toEqual([]);
});

/** The address of a page's picture in previews, on its own site. */
const pictureOf = (html: string) =>
  /property="og:image" content="https:\/\/[^/]+(\/[^"]+)"/.exec(html)?.[1] ?? '';

test('the thank-you page is not indexed, and a post is shared as an article with its photograph', async () => {
  const { text: sitemap } = await ask('/sitemap.xml');
  expect(sitemap).not.toContain('/Thanks');
  expect(sitemap).toMatch(/\/News-saturdays<\/loc><lastmod>\d{4}-\d{2}-\d{2}</);
  expect((await ask('/Thanks')).text).toContain('content="noindex"');
  const { text: post } = await ask('/News-saturdays');
  expect(post).toContain('property="og:type" content="article"');
  const { headers } = await ask(pictureOf(post));
  expect(headers['content-type']).toBe('image/jpeg');
});

test.each([
  ['/Practice', practice.shareImage.alt],
  ['/Prices', siteConfig.shareImage.alt],
])('%s is shared with the photograph “%s”, cut to the shape of previews', async (path, alt) => {
  const { text: html } = await ask(path);
  expect(html).toContain(`property="og:image:alt" content="${alt}"`);
  const picture = await ask(pictureOf(html));
  const { format, width, height } = await sharp(picture.bytes).metadata();
  expect({ format, width, height }).toEqual({ format: 'jpeg', width: 1200, height: 630 });
});

/** Values of config/notifications.ts that occur in no other file. */
const secrets = [
  ...new Set([
    notifications.from,
    ...notifications.forms.flatMap(({ to }) => to),
    'Appointment for {Name} on {Day}',
    'You asked for an appointment',
    'europe-west2',
    'notifications',
    'nodemailer',
    'SMTP',
  ]),
];

test('visitors load nothing of config/notifications.ts', () => {
  const files = readdirSync(built, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  expect(files.length).toBeGreaterThan(20);
  const found = files.flatMap(({ parentPath, name }) => {
    const text = readFileSync(join(parentPath, name)).toString('latin1');
    return secrets.filter((secret) => text.includes(secret)).map((secret) => `${name}: ${secret}`);
  });
  expect(found).toEqual([]);
});

describe('what is built of it', () => testFilesOf('examples/dentist'));
