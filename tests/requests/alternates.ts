import type { Answer } from '../../packages/local-firebase/testing/send';

type Alternates = Record<string, string>;

type Site = {
  ask: (path: string) => Promise<Answer>;
  origin: string;
  addresses: string[];
  /** Those that one language alone has. */
  alone?: string[];
};

/** Tests that the pages of a site in several languages name each other. */
export const testAlternates = ({ ask, origin, addresses, alone = [] }: Site) => {
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
};
