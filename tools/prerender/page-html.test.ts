/** @jest-environment node */
import { fadingHtml, jsonLdHtml, pageChunks, startHtml, tagHtml } from './page-html';

test.each([
  [
    { name: 'description', content: 'Bread & "rolls" <fresh>' },
    '<meta name="description" content="Bread &amp; &quot;rolls&quot; &lt;fresh>"/>',
  ],
  [
    { property: 'og:url', content: 'https://a.test/?b&c' },
    '<meta property="og:url" content="https://a.test/?b&amp;c"/>',
  ],
  [
    { name: 'description', content: 'Bread\v and\0 \ud83d' },
    '<meta name="description" content="Bread\ufffd and\ufffd \ufffd"/>',
  ],
])('attributes %j are escaped', (attributes, html) => {
  expect(tagHtml({ element: 'meta', attributes })).toBe(html);
});

test('no text ends the element of JSON-LD', () => {
  const graph = { name: '</script><!-- <script>alert(1)</script>' };
  const html = jsonLdHtml(graph);
  expect(html.match(/</g)).toHaveLength(2);
  expect(JSON.parse(html.replace(/^<script[^>]*>|<\/script>$/g, ''))).toEqual(graph);
});

const chunk = (file: string, imports: string[] = []) => ({ file, imports });

const manifest = {
  'index.html': chunk('index.js', ['_mui.js', '_vendor.js']),
  '_vendor.js': chunk('vendor.js'),
  '_mui.js': chunk('mui.js', ['_vendor.js']),
  'config/pages/home.ts': chunk('home.js', ['_points.js']),
  '_points.js': chunk('points.js', ['_mui.js', 'index.html']),
  'src/sections/hero/component.tsx': chunk('hero.js', ['_mui.js', '_points.js']),
};

test('what the entry imports, each before what imports it, and what the page needs besides', () => {
  const modules = ['config/pages/home.ts', 'src/sections/hero/component.tsx'];
  expect(pageChunks(manifest, modules)).toEqual({
    entry: '/index.js',
    imports: ['/vendor.js', '/mui.js'],
    chunks: ['/points.js', '/home.js', '/hero.js'],
  });
});

test('a build without an entry is an error', () => {
  expect(() => pageChunks({}, ['config/pages/home.ts'])).toThrow('no entry');
});

test.each([
  [{ isAlways: false, languages: ['en'] }, ''],
  [{ isAlways: true, languages: [] }, ' data-always=""'],
  [{ isAlways: false, languages: ['de', 'en'] }, ' data-languages="de en"'],
])('the script in the head knows what it is to load, and with %j also when', (facts, known) => {
  const chunks = { entry: '/index.js', imports: ['/a.js', '/b.js'], chunks: ['/home.js'] };
  expect(startHtml({ chunks, script: 'go()', ...facts })).toBe(
    `<script data-entry="/index.js" data-imports="/a.js /b.js" data-chunks="/home.js"${known}>go()</script>`,
  );
});

test('pages fade into each other for those who want motion, where the theme says nothing else of it', () => {
  expect(fadingHtml({})).toMatch(/no-preference\)\{@view-transition\{navigation:auto\}/);
  expect(fadingHtml({ character: { entrances: 'lively' } })).toBe('');
  expect(fadingHtml({ character: { entrances: 'none' } })).toBe('');
});
