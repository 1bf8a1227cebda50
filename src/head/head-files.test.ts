import site from '../../tests/sites/agency/config/site';
import type { Post } from '../schema/post';
import type { SiteDefinition } from '../schema/site';
import { siteExample } from '../schema/site-example';
import { plainSigns } from '../schema/texts';
import { atomFeed, feedTags, postsFeed, securityTxt } from './head-files';

const at = new Date('2026-11-21T12:34:56.789Z');

test('security.txt says what config says, and counts for less than a year', () => {
  expect(securityTxt(siteExample, at)).toBe(
    [
      'Contact: mailto:security@harbour-web.example',
      'Expires: 2027-11-20T00:00:00Z',
      'Preferred-Languages: en, de',
      'Canonical: https://www.harbour-web.example/.well-known/security.txt',
      '',
    ].join('\n'),
  );
});

test('without words of its own, it leads to the mail and the language of the site', () => {
  const lines = securityTxt({ ...siteExample, security: undefined }, at).split('\n');
  expect(lines).toContain('Contact: mailto:hello@harbour-web.example');
  expect(lines).toContain('Preferred-Languages: en-GB');
});

test('text of config adds no line and no character that text cannot have', () => {
  const security = { contact: 'mailto:a\v\0@b.test', languages: ['en'] };
  expect(securityTxt({ ...siteExample, security }, at).split('\n')[0]).toBe(
    'Contact: mailto:a\ufffd\ufffd@b.test',
  );
});

const bakery: SiteDefinition = { ...site, origin: 'https://bread.test', name: 'Bread & Rolls' };

const posts: Post[] = [
  {
    path: '/Rye',
    title: '"Rye" <is> back',
    description: 'A & B.',
    date: '2026-03-02',
    author: 'Ida',
  },
  { path: '/Six', title: 'Open at six', description: 'Early.', date: '2026-01-31', author: 'Tom' },
];

const read = (feed: string) => new DOMParser().parseFromString(feed, 'application/xml');

const textsOf = (feed: Document, name: string) =>
  [...feed.getElementsByTagName(name)].map(({ textContent }) => textContent);

test.each([
  'Rye ]]> back',
  '<![CDATA[<script>alert(1)</script>]]>',
  '</title></entry><entry><title>Other',
  '<!-- & --> &amp; &#0; &bad;',
  '" onload="x',
  "' x='",
  'Two\nlines\tand more',
  'Signs \0\v\u001B\u0085\uFFFE\ud800 of control',
  '<?xml version="1.0"?><!DOCTYPE a [<!ENTITY b "c">]>',
])('the feed says a hostile text as it is, and stays one feed: %j', (text) => {
  const post = { path: '/Rye', title: text, description: text, date: '2026-03-02', author: text };
  const xml = atomFeed({ ...bakery, name: text }, postsFeed({ ...bakery, name: text }, [post]))!;
  const feed = read(xml);
  expect(feed.querySelector('parsererror')).toBeNull();
  expect(feed.getElementsByTagName('entry')).toHaveLength(1);
  const seen = plainSigns(text);
  for (const name of ['title', 'name', 'summary']) {
    for (const words of textsOf(feed, name)) expect(words).toBe(seen);
  }
  expect(textsOf(feed, 'title')).toHaveLength(2);
});

describe('the feed (RFC 4287)', () => {
  const feed = read(atomFeed(bakery, postsFeed(bakery, posts))!);

  it('has what each feed must have: an id, a title, when it last changed', () => {
    const root = feed.documentElement;
    expect(root.namespaceURI).toBe('http://www.w3.org/2005/Atom');
    const own = [...root.children].filter(({ tagName }) => tagName !== 'entry');
    expect(own.map(({ tagName }) => tagName)).toEqual(['id', 'title', 'updated', 'link', 'link']);
    expect(own[0]!.textContent).toBe('https://bread.test/');
    expect(own[1]!.textContent).toBe('Bread & Rolls');
    expect(own[2]!.textContent).toBe('2026-03-02T00:00:00Z');
    expect(own[3]!.getAttribute('href')).toBe('https://bread.test/feed.xml');
  });

  it('has an entry for each post, with the words as they are', () => {
    expect(textsOf(feed, 'title').slice(1)).toEqual(['"Rye" <is> back', 'Open at six']);
    expect(textsOf(feed, 'summary')).toEqual(['A & B.', 'Early.']);
    expect(textsOf(feed, 'id').slice(1)).toEqual([
      'https://bread.test/Rye',
      'https://bread.test/Six',
    ]);
    expect(textsOf(feed, 'name')).toEqual(['Ida', 'Tom']);
    expect(textsOf(feed, 'published')).toEqual(['2026-03-02T00:00:00Z', '2026-01-31T00:00:00Z']);
  });

  it('can be read whatever characters a text holds', () => {
    const all = Array.from({ length: 0xa0 }, (_, code) => String.fromCharCode(code)).join('');
    const [first, ...rest] = posts;
    const strange = `${all}\ud83d\uffff\ufffe]]>`;
    const oddSite = { ...bakery, name: strange };
    const odd = atomFeed(oddSite, postsFeed(oddSite, [{ ...first!, title: strange }, ...rest]))!;
    const document = read(odd);
    expect(document.getElementsByTagName('parsererror')).toHaveLength(0);
    expect(textsOf(document, 'title')).toHaveLength(3);
    expect(odd).not.toMatch(/[\0-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\ufffe\uffff]/);
  });

  it('is not there without a post, and no page speaks of it', () => {
    const none = postsFeed(bakery, []);
    expect(atomFeed(bakery, none)).toBeUndefined();
    expect(feedTags([none])).toEqual([]);
    expect(feedTags([postsFeed(bakery, posts)])[0]?.attributes).toMatchObject({
      href: '/feed.xml',
    });
  });
});
