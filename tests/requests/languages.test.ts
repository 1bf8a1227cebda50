/** @jest-environment node */
import { readFileSync } from 'node:fs';
import dentist from '../../examples/dentist/config/routes';
import { servedSite } from './served-site';

type Alternates = Record<string, string>;

type Site = {
  folder: string;
  origin: string;
  addresses: string[];
  /** Those that one language alone has. */
  alone: string[];
};

const teas = ['/Teas/green', '/Teas/black', '/de/Tees/green', '/de/Tees/black', '/ar/Teas/green'];
const pages = ['/', '/News', '/Contact', '/de', '/de/Kontakt', '/ar', '/ar/Contact'];

const dentistPages = dentist.pages.flatMap(({ path }) => {
  const { en, de } = typeof path === 'string' ? { en: path, de: path } : path;
  return [en, de === '/' ? '/de' : `/de${de}`];
});

/** Sites in several languages. */
const sites: Site[] = [
  {
    folder: 'tests/sites/languages',
    origin: 'https://tea.example.com',
    addresses: [...pages, ...teas, '/ar/Teas/black'],
    alone: ['/News'],
  },
  {
    folder: 'examples/dentist',
    origin: 'https://dental.example.com',
    addresses: dentistPages,
    alone: [],
  },
];

describe.each(sites)('$folder', ({ folder, origin, addresses, alone }) => {
  const { ask } = servedSite(folder);

  /** The addresses that a page names as those of its kind, by language. */
  const alternatesIn = (html: string): Alternates => {
    const links = html.matchAll(/<link rel="alternate" hreflang="([^"]+)" href="([^"]+)"\/?>/g);
    return Object.fromEntries(
      [...links].map(([, tag = '', href = '']) => [tag, href.replace(origin, '') || '/']),
    );
  };

  test('each page names itself and all others of its kind, and these name it: every address answers', async () => {
    const found = new Map<string, Alternates>();
    const unlisted = new Set<string>();
    for (const address of addresses) {
      const { status, text: html } = await ask(address);
      expect([status, address]).toEqual([200, address]);
      found.set(address, alternatesIn(html));
      if (html.includes('noindex')) unlisted.add(address);
      else expect(html).toContain(`<link rel="canonical" href="${origin}${address}"/>`);
    }
    for (const [address, alternates] of found) {
      const others = Object.values(alternates);
      if (alone.includes(address)) expect(others).toEqual([]);
      if (others.length === 0) continue;
      expect(others).toContain(address);
      expect(Object.keys(alternates)).toContain('x-default');
      for (const other of others) expect([other, found.get(other)]).toEqual([other, alternates]);
    }
    const named = [...found].filter(([, alternates]) => 'x-default' in alternates);
    expect(named.length).toBeGreaterThan(addresses.length / 2);
    const { text: sitemap } = await ask('/sitemap.xml');
    for (const address of addresses.filter((each) => !unlisted.has(each))) {
      expect(sitemap).toContain(`<loc>${origin}${address}</loc>`);
    }
  });
});

/** A site in English, and in French on one page, without the first one. */
describe('tests/sites/partly', () => {
  const folder = 'tests/sites/partly';
  const { ask } = servedSite(folder);
  const french = '/fr/Nous-ecrire';

  test('a host of files finds the first page of a language at its bare address as well', () => {
    const built = readFileSync(`${folder}/dist/site/fr.html`, 'utf8');
    expect(built).toContain('Écrivez-nous');
    expect(built).toContain(`<link rel="canonical" href="https://quay.example.com${french}"/>`);
  });

  test('search engines are told the trail as visitors see it', async () => {
    const { text: html } = await ask(french);
    expect(html).toContain('"name":"Start","item":"https://quay.example.com/"');
  });

  test('the heading of a menu that has nothing but links to another language is marked as such, before any script runs', async () => {
    const { text: html } = await ask(french);
    expect(html).toMatch(/<summary[^>]* lang="en-GB"[^>]*>For the table</);
  });

  test('search engines are not told of the first page in a language that does not have it', async () => {
    const { text: html } = await ask('/');
    expect(html).toContain('<link rel="canonical"');
    expect(html).not.toContain('rel="alternate" hreflang');
  });
});
