/** @jest-environment node */
import { framedPolicy } from '../hosting/framed-policy';
import { scriptPageHtml } from './script-page-html';

const html = scriptPageHtml({
  script: {
    address: 'https://reviews.example/w.js?a=1&b="2"',
    attributes: [{ name: 'data-id', value: '"><script>' }],
    html: '<div class="reviews"></div>',
  },
  hosts: ['https://cdn.example'],
  name: 'What <others> say',
  language: 'en',
});

test('the page holds the script, what it asks for, and the name for screen readers', () => {
  expect(html).toContain('<title>What &lt;others&gt; say</title>');
  expect(html).toContain('\n<div class="reviews"></div>\n');
  expect(html).toContain(
    '<script src="https://reviews.example/w.js?a=1&amp;b=&quot;2&quot;" async data-id="&quot;&gt;&lt;script&gt;"></script>',
  );
});

test('it is sent without an origin, and loads from nowhere but the hosts of config', () => {
  const policy = framedPolicy(html).split('; ');
  const sandbox = policy.find((each) => each.startsWith('sandbox'));
  expect(sandbox).toContain('allow-scripts');
  expect(sandbox).not.toContain('allow-same-origin');
  expect(policy).toEqual(
    expect.arrayContaining([
      "default-src 'none'",
      'script-src https://reviews.example https://cdn.example',
      'connect-src https://reviews.example https://cdn.example',
      "frame-ancestors 'self'",
    ]),
  );
  expect(policy.filter((each) => each.includes("'self'"))).toEqual(["frame-ancestors 'self'"]);
});
