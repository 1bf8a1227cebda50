/** @jest-environment node */
import routes from '../sites/agency/config/routes';
import { spellings } from '../spellings';
import { servedSite } from './served-site';

/** All spellings of an address show one page, as served; after hydration: spellings.spec.ts. */

const { ask } = servedSite('tests/sites/agency');

const asPage = { headers: { accept: 'text/html' } };

const pageAt = (path: string | undefined) =>
  routes.pages.find((each) => each.path === path)?.page ?? routes.unmatched;

test.each(spellings)('%s is served as its page, or with status 404', async (asked, path) => {
  // A browser keeps to itself what stands behind a number sign.
  const { status, text } = await ask(asked.replace(/#.*$/, ''), asPage);
  expect(status).toBe(path === undefined ? 404 : 200);
  expect(text).toContain(`<div id="root" data-page="${pageAt(path)}"`);
});

test.each([
  { paths: ['/', '/home', '/Home', '/HOME/'], title: 'Business Growth' },
  { paths: ['/About-us', '/About-Us', '/about-us'], title: 'About Us' },
  { paths: ['/Product', '/product'], title: 'NFC Card Services' },
  { paths: ['/Services', '/SERVICES'], title: 'Services' },
  { paths: ['/Blog', '/blog/'], title: 'Blog & Best Advise' },
  { paths: ['/Career', '/career'], title: 'Join Our Team Only Freelancers' },
  { paths: ['/Contact', '/contact'], title: 'Contact Us' },
])('section 2: every spelling of $paths.0 shows its page with its title', async (page) => {
  const [own, ...others] = await Promise.all(page.paths.map((path) => ask(path)));
  const [, heading = ''] = /<h1[^>]*>(.*?)<\/h1>/s.exec(own!.text) ?? [];
  expect(heading.replaceAll(/<[^>]+>/g, '').replace('&amp;', '&')).toBe(page.title);
  expect(own!.status).toBe(200);
  for (const { status, text } of others) expect([status, text]).toEqual([200, own!.text]);
});
