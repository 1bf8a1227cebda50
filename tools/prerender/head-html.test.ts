/** @jest-environment node */
import { jsonLdHtml, tagHtml } from './head-html';

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
