/** @jest-environment node */
import sharp from 'sharp';
import { jsonLdProblems, nodesOf, type JsonLdNode } from '../json-ld-problems';
import routes from '../sites/agency/config/routes';
import siteConfig from '../sites/agency/config/site';
import theme from '../sites/agency/config/theme';
import { type Head, readHead } from './read-html';
import { servedSite } from './served-site';

/** What browsers, search engines and link previews read of each page as served, without script; after a link: head.spec.ts. */

const { ask } = servedSite('tests/sites/agency');

const { origin, titleTemplate } = siteConfig;
const paths = routes.pages.map(({ path }) => path);

const shareTags = ['type', 'site_name', 'locale', 'title', 'description', 'url', 'image']
  .concat(['image:width', 'image:height', 'image:alt'])
  .map((name) => `og:${name}`)
  .concat('twitter:card', 'twitter:image:alt');
const once = ['title', 'description', 'canonical', ...shareTags, 'manifest', 'apple-touch-icon'];

const fetchFile = async (file: string, type: RegExp) => {
  const { status, headers, bytes } = await ask(file);
  expect([file, status]).toEqual([file, 200]);
  expect(headers['content-type']).toMatch(type);
  return bytes;
};

const served = async (path: string) =>
  readHead((await ask(path, { headers: { accept: 'text/html' } })).text);

const readAll = async () => {
  const heads: Head[] = [];
  for (const path of paths) heads.push(await served(path));
  return heads;
};

test('every page has each tag once, with its own title, description, address and picture', async () => {
  const heads = await readAll();
  heads.forEach((head, index) => {
    const counts = once.map((name) => [name, head.tags[name]?.length ?? 0]);
    expect(counts).toEqual(once.map((name) => [name, 1]));
    const address = origin + paths[index];
    expect(head.tags).toMatchObject({ canonical: [address], 'og:url': [address] });
    expect(head.title).toBe(titleTemplate.replace('{page}', head.tags['og:title']![0]!));
    expect(head.tags['og:description']).toEqual(head.tags.description);
    expect(head.tags['robots']).toBeUndefined();
    expect(head.jsonLd).toHaveLength(1);
  });
  for (const name of ['title', 'description', 'canonical', 'og:image', 'og:image:alt']) {
    expect([name, new Set(heads.map(({ tags }) => tags[name]![0])).size]).toEqual([
      name,
      paths.length,
    ]);
  }
});

test('language, direction and locale are those of config', async () => {
  for (const { language, direction, tags } of await readAll()) {
    expect([language, direction]).toEqual([siteConfig.language, siteConfig.direction]);
    expect(tags['og:locale']).toEqual(['en_GB']);
  }
});

test('every spelling of a path has its canonical address', async () => {
  for (const [alias, path] of [
    ['/home', '/'],
    ['/HOME/', '/'],
    ['/about-us', '/About-us'],
    ['/SERVICES', '/Services'],
    ['/contact', '/Contact'],
  ] as const) {
    expect((await served(alias)).tags.canonical).toEqual([origin + path]);
  }
});

test('an unknown address is not indexed and has no canonical address or link preview', async () => {
  const { tags, jsonLd } = await served('/no/such-page');
  expect(tags.robots).toEqual(['noindex']);
  expect(tags.canonical).toBeUndefined();
  expect(Object.keys(tags).filter((name) => /^(og|twitter):/.test(name))).toEqual([]);
  expect(jsonLd).toEqual([]);
});

test('structured data is valid and agrees with the page', async () => {
  for (const path of paths) {
    const { jsonLd, title, words: shown, links } = await served(path);
    const graph = JSON.parse(jsonLd[0]!) as JsonLdNode;
    expect([path, jsonLdProblems(graph)]).toEqual([path, []]);
    const text = `${shown} ${title}`;
    const said = nodesOf(graph['@graph']).flatMap((node) =>
      ['name', 'headline', 'description', 'text', 'articleSection', 'serviceType']
        .flatMap((key) => node[key] ?? [])
        .flatMap((words) => (typeof words === 'string' ? words.split('\n') : [])),
    );
    expect(said.length).toBeGreaterThan(2);
    expect(said.filter((words) => !text.includes(words))).toEqual([]);
    const agency = nodesOf(graph['@graph']).find((node) => node['@type'] === 'Organization');
    for (const address of [`tel:${String(agency?.telephone)}`, `mailto:${String(agency?.email)}`]) {
      expect(links).toContain(address);
    }
  }
});

test('each type of structured data appears once, where its content is shown', async () => {
  const counts: Record<string, Record<string, number>> = {};
  for (const path of paths) {
    const nodes = nodesOf(JSON.parse((await served(path)).jsonLd[0]!));
    const types = nodes.map((node) => node['@type']);
    const count = (type: string) => types.filter((each) => each === type).length;
    counts[path] = Object.fromEntries(
      ['BreadcrumbList', 'Service', 'Question', 'BlogPosting'].map((type) => [type, count(type)]),
    );
  }
  const crumbs = { BreadcrumbList: 1, Service: 0, Question: 0, BlogPosting: 0 };
  expect(counts).toEqual({
    '/': { ...crumbs, BreadcrumbList: 0 },
    '/About-us': { ...crumbs, Question: 6 },
    '/Product': crumbs,
    '/Services': { ...crumbs, Service: 9 },
    '/Blog': { ...crumbs, BreadcrumbList: 0, BlogPosting: 1 },
    '/Career': crumbs,
    '/Contact': crumbs,
  });
});

test('every picture for link previews is there, 1200 × 630 and light', async () => {
  for (const { tags } of await readAll()) {
    const [address = ''] = tags['og:image'] ?? [];
    expect(address.startsWith(`${origin}/og/`)).toBe(true);
    const png = await fetchFile(address.slice(origin.length), /^image\/png/);
    const { format, width, height } = await sharp(png).metadata();
    expect({ format, width, height }).toEqual({ format: 'png', width: 1200, height: 630 });
    expect([tags['og:image:width'], tags['og:image:height']]).toEqual([['1200'], ['630']]);
    expect(png.length).toBeLessThan(120_000);
  }
});

test('the theme colour is set, and every icon has its size', async () => {
  const { tags } = await served('/');
  const { light, dark } = theme.color;
  expect(tags['theme-color']).toEqual([light.background.default, dark.background.default]);
  expect(tags.icon).toEqual(['/favicon.svg', '/favicon.ico']);

  const svg = await fetchFile('/favicon.svg', /^image\/svg/);
  expect(svg.toString()).toContain(light.secondary.main);
  const ico = await fetchFile('/favicon.ico', /^image\/(x-icon|vnd.microsoft.icon)/);
  const picture = ico.subarray(ico.readUInt32LE(18));
  expect((await sharp(picture).metadata()).width).toBe(32);
  const touch = await fetchFile(tags['apple-touch-icon']![0]!, /^image\/png/);
  expect(await sharp(touch).metadata()).toMatchObject({ width: 180, height: 180 });

  const text = await fetchFile(tags.manifest![0]!, /^application\/manifest\+json/);
  const manifest = JSON.parse(text.toString()) as Record<string, unknown> & {
    icons: { src: string; sizes: string; type: string; purpose: string }[];
  };
  expect(manifest).toMatchObject({
    name: siteConfig.name,
    lang: siteConfig.language,
    dir: siteConfig.direction,
    start_url: '/',
    theme_color: light.background.default,
  });
  expect(manifest.icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
    '192x192 any',
    '512x512 any',
    '512x512 maskable',
  ]);
  for (const { src, sizes, type } of manifest.icons) {
    const icon = await sharp(await fetchFile(src, new RegExp(`^${type}`))).metadata();
    expect(`${icon.width}x${icon.height}`).toBe(sizes);
  }
});

test('the sitemap lists exactly the pages at their own addresses; robots leads to it', async () => {
  const robots = (await fetchFile('/robots.txt', /^text\/plain/)).toString();
  expect(robots).toContain('User-agent: *\nAllow: /\n');
  const [, sitemap = ''] = /^Sitemap: (\S+)$/m.exec(robots) ?? [];
  expect(sitemap.startsWith(origin)).toBe(true);
  const xml = (await fetchFile(sitemap.slice(origin.length), /xml/)).toString();
  const listed = [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address);
  expect(listed).toEqual(paths.map((path) => origin + path));
  expect(xml).not.toContain('<lastmod>');
});
