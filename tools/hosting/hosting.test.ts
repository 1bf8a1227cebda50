/** @jest-environment node */
import { RE2JS } from 're2js';
import { pageFile } from '../../packages/resolved-site/built-files';
import { resolveRoute } from '../../src/site/resolve-route';
import routes from '../../tests/sites/agency/config/routes';
import { pathOf, spellings } from '../../tests/spellings';
import { allowedOrigins, contentPolicy, filePolicy } from './content-policy';
import { fixedHeaders, grantedToVideos, powers } from './fixed-headers';
import { hostingConfig, type BuiltSite } from './hosting-config';
import { hashOf, readPage, type PageFacts } from './read-page';
import { matchHeaders } from './served-builds';

const nothing = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";
const empty: PageFacts = {
  scripts: [],
  styles: [],
  styleAttributes: [],
  frames: [],
  probed: [],
  embeds: [],
  plays: false,
  searches: false,
};
const nowhere = allowedOrigins({ hosted: false, frames: [] });

describe('what is read from a page', () => {
  test.each<[string, string, Partial<PageFacts>]>([
    [
      'an inline script',
      '<script data-entry="/a.js">go( "x" )</script>',
      { scripts: [hashOf('go( "x" )')] },
    ],
    [
      'data and scripts of their own file need no hash',
      '<script type="application/ld+json">{"a":1}</script><script src="/a.js"></script>',
      {},
    ],
    [
      'each style element once',
      '<style data-emotion="css a">.a{}</style><style>.b>p{}</style><style>.a{}</style>',
      { styles: [hashOf('.a{}'), hashOf('.b>p{}')] },
    ],
    [
      'style attributes, as the browser reads them',
      `<p class="a" style="--font:&quot;A &amp; B&quot;">style="none"</p><b style="top:0">`,
      { styleAttributes: [hashOf('--font:"A & B"'), hashOf('top:0')] },
    ],
    [
      'markup within scripts is none',
      `<script>'<b style="top:0">'</script>`,
      {
        scripts: [hashOf(`'<b style="top:0">'`)],
      },
    ],
    [
      'origins of frames',
      '<iframe title="Map" src="https://maps.example/embed?a=1&amp;b=2"></iframe>',
      { frames: ['https://maps.example'] },
    ],
    [
      'the origin that a gate asks for',
      '<div class="a" data-frame="https://player.example"><button>Show it</button></div>',
      { frames: ['https://player.example'] },
    ],
    [
      'what another firm offers, and what it may use',
      '<div class="a" data-embed="https://book.example https://pay.example" data-allow="payment"></div>' +
        '<div data-embed="&#x27;self&#x27;" data-allow=""></div>',
      {
        embeds: [
          { origins: ['https://book.example', 'https://pay.example'], allow: ['payment'] },
          { origins: ["'self'"], allow: [] },
        ],
      },
    ],
    ['a search', '<form role="search" data-search="" action="/Search"></form>', { searches: true }],
    ['a video', '<video controls="" src="/a.mp4"></video>', { plays: true }],
  ])('%s', (_, html, found) => {
    expect(readPage(html)).toEqual({ ...empty, ...found });
  });

  test('the hash of nothing is that of an empty style element', () => {
    expect(hashOf('')).toBe(nothing);
  });
});

describe('which origins a page may reach', () => {
  const map = 'https://maps.example';
  const firebase = ['https://firestore.googleapis.com', 'https://firebasestorage.googleapis.com'];
  const checked = (script: string) => ({
    connect: [
      ...firebase,
      'https://content-firebaseappcheck.googleapis.com',
      'https://www.google.com/recaptcha/',
    ],
    script: [script, 'https://www.gstatic.com/recaptcha/releases/'],
    frame: [map, 'https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'],
    image: [],
  });
  const onlyMap = { connect: [], script: [], frame: [map], image: [] };
  test.each([
    ['the embedded backend: none but the map', false, undefined, onlyMap],
    ['App Check has no use without a hosted project', false, 'v3' as const, onlyMap],
    ['a hosted project', true, undefined, { ...onlyMap, connect: firebase }],
    ['App Check with v3', true, 'v3' as const, checked('https://www.google.com/recaptcha/api.js')],
    [
      'App Check with Enterprise',
      true,
      'enterprise' as const,
      checked('https://www.google.com/recaptcha/enterprise.js'),
    ],
  ])('%s', (_, hosted, appCheck, origins) => {
    expect(allowedOrigins({ hosted, appCheck, frames: [map] })).toEqual(origins);
  });

  /** CSP 3, 6.7.2.8: a path with a slash at its end is a folder, any other one file. */
  const lets = (source: string, address: string) =>
    source.endsWith('/') ? address.startsWith(source) : address.split('?', 1)[0] === source;

  test.each(['v3', 'enterprise'] as const)('with %s, scripts are let in one by one', (appCheck) => {
    const { script } = allowedOrigins({ hosted: true, appCheck, frames: [] });
    const isLetIn = (address: string) => script.some((source) => lets(source, address));
    const loader = appCheck === 'v3' ? 'api.js' : 'enterprise.js';
    const release = 'releases/Y5tQ3lKwn1XL5hGgLz1kR4-1/recaptcha__en.js';
    expect(isLetIn(`https://www.google.com/recaptcha/${loader}?render=explicit`)).toBe(true);
    expect(isLetIn(`https://www.gstatic.com/recaptcha/${release}`)).toBe(true);
    for (const gadget of [
      'https://www.google.com/recaptcha/about/js/main.min.js',
      'https://www.google.com/recaptcha/api2/x.js',
      'https://www.google.com/recaptcha/',
      'https://www.google.com/complete/search?jsonp=alert',
      'https://www.gstatic.com/recaptcha/about/x.js',
      'https://www.gstatic.com/feedback/api.js',
    ]) {
      expect(isLetIn(gadget)).toBe(false);
    }
  });
});

describe('the policy', () => {
  test('of a page with nothing in it', () => {
    expect(contentPolicy(empty, nowhere).split('; ')).toEqual([
      "default-src 'none'",
      "script-src 'self'",
      `style-src 'self' ${nothing}`,
      "img-src 'self'",
      "font-src 'self'",
      "connect-src 'self'",
      "frame-src 'none'",
      "manifest-src 'self'",
      "object-src 'none'",
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'none'",
    ]);
  });

  test('lets pages play files where one does, and give a player of another site what it takes', () => {
    const origins = allowedOrigins({ hosted: false, frames: [], plays: true });
    expect(contentPolicy(empty, origins)).toContain("; media-src 'self'; ");
    const allowed = powers(grantedToVideos(['https://player.vimeo.com']));
    expect(allowed).toContain('fullscreen=(self "https://player.vimeo.com")');
    expect(allowed).toContain('camera=()');
  });

  test('lets pages ask the host of a map whether it can be reached', () => {
    const { probed } = readPage('<div data-asked="https://maps.example"></div>');
    expect(probed).toEqual(['https://maps.example']);
    const origins = allowedOrigins({ hosted: false, frames: [], probed });
    expect(contentPolicy(empty, origins)).toContain("; connect-src 'self' https://maps.example;");
  });

  test('names what stands in the page, and the origins in use', () => {
    const page = { ...empty, scripts: ["'s'"], styles: ["'t'"], styleAttributes: ["'a'"] };
    const origins = {
      connect: ['https://c'],
      script: ['https://j'],
      frame: ['https://f'],
      image: [],
    };
    const policy = contentPolicy(page, origins).split('; ');
    expect(policy).toEqual(
      expect.arrayContaining([
        "script-src 'self' 's' https://j",
        `style-src 'self' ${nothing} 't'`,
        "style-src-attr 'unsafe-hashes' 'a'",
        "connect-src 'self' https://c",
        'frame-src https://f',
      ]),
    );
  });
});

describe('visits', () => {
  test.each<[NonNullable<BuiltSite['visits']>, string, string]>([
    [
      { provider: 'plausible', address: 'https://p.example/js/script.manual.js', id: 'a.example' },
      'https://p.example/js/script.manual.js',
      'https://p.example',
    ],
    [
      {
        provider: 'goatcounter',
        address: 'https://gc.example/count.js',
        id: 'https://us.gc.example/count',
      },
      'https://gc.example/count.js',
      'https://us.gc.example',
    ],
  ])('are counted by the one script, and sent to the one host: %j', (visits, script, host) => {
    const origins = allowedOrigins({ hosted: false, frames: [], visits });
    const policy = contentPolicy(empty, origins).split('; ');
    expect(policy).toEqual(
      expect.arrayContaining([
        `script-src 'self' ${script}`,
        `img-src 'self' ${host}`,
        `connect-src 'self' ${host}`,
        "frame-src 'none'",
      ]),
    );
  });
});

const marked = (name: string): PageFacts => ({ ...empty, styles: [`'${name}'`] });

const built: BuiltSite = {
  routes,
  pages: Object.fromEntries(
    [...routes.pages.map(({ path }) => pageFile(path)), '404.html'].map((file) => [
      file,
      marked(file),
    ]),
  ),
  files: ['assets/a-1.js', 'assets/b.c-2.woff2', 'favicon.svg', 'og/home-3.png'],
  backend: { hosted: false },
  folder: 'dist/site',
};

const { hosting, firestore, storage } = hostingConfig(built);
const headersOf = matchHeaders(hosting.headers);

/** The file whose policy a path is sent with. */
const policyOf = (path: string) =>
  /([\w-]+\.html)/.exec(headersOf(path)['Content-Security-Policy'] ?? '')?.[1];

/** The files that a path is rewritten to. */
const shownAt = (path: string) =>
  hosting.rewrites
    .filter(({ regex }) => RE2JS.compile(regex).test(path))
    .map(({ destination }) => destination);

describe('firebase.json', () => {
  test('names the folder, the rules of both stores, and files without their ending', () => {
    expect(hosting).toMatchObject({ public: 'dist/site', cleanUrls: true });
    expect(firestore).toEqual({ rules: 'firestore.rules' });
    expect(storage).toEqual({ rules: 'storage.rules' });
  });

  test.each([
    '/',
    '//',
    '/home',
    '/Home',
    '/HOME/',
    '/About-us',
    '/About-Us',
    '/about-us/',
    '/Product',
    '/SERVICES',
    '/blog//',
    '/Career',
    '/contact',
  ])('%s shows the page that the site shows there, with its policy', (path) => {
    const { path: own, matched } = resolveRoute(routes, path);
    expect(matched).toBe(true);
    const file = pageFile(own);
    expect(shownAt(path)).toEqual([`/${file}`]);
    expect(policyOf(path)).toBe(file);
    expect(headersOf(path)).toMatchObject({ ...fixedHeaders, 'Cache-Control': 'no-cache' });
  });

  test.each(spellings)('%s is %s to the host as to the site', (address, path) => {
    const pathname = pathOf(address);
    const file = path === undefined ? '404.html' : pageFile(path);
    const resolved = resolveRoute(routes, pathname);
    expect(resolved.matched ? resolved.path : undefined).toBe(path);
    expect(shownAt(pathname)).toEqual(path === undefined ? [] : [`/${file}`]);
    expect(policyOf(pathname)).toBe(file);
  });

  test.each([
    '/nowhere',
    '/Contact/us',
    '/Contactus',
    '/xContact',
    '/home.html',
    '/%44ontact',
    '/Contact%2F',
    '/404.html',
    '/%00',
  ])('%s shows no page, with the policy of 404.html', (path) => {
    expect(resolveRoute(routes, path).matched).toBe(false);
    expect(shownAt(path)).toEqual([]);
    expect(policyOf(path)).toBe('404.html');
    expect(headersOf(path)).toMatchObject({ ...fixedHeaders, 'Cache-Control': 'no-cache' });
  });

  test.each([
    ['/assets/a-1.js', 'public, max-age=31536000, immutable', 'same-origin'],
    ['/assets/b.c-2.woff2', 'public, max-age=31536000, immutable', 'same-origin'],
    ['/og/home-3.png', 'public, max-age=31536000, immutable', 'cross-origin'],
    ['/favicon.svg', 'public, max-age=3600', 'same-origin'],
    ['/assets/none.js', 'no-cache', 'same-origin'],
    ['/assets/bxc-2.woff2', 'no-cache', 'same-origin'],
    ['/og/none.png', 'no-cache', 'same-origin'],
    ['/x/favicon.svg', 'no-cache', 'same-origin'],
  ])('%s is kept: %s', (path, caching, shownBy) => {
    expect(headersOf(path)).toMatchObject({
      'Strict-Transport-Security': fixedHeaders['Strict-Transport-Security'],
      'X-Content-Type-Options': 'nosniff',
      'Cache-Control': caching,
      'Cross-Origin-Resource-Policy': shownBy,
    });
  });

  test('a file carries less than 600 bytes of headers, and no policy of a page', () => {
    for (const path of ['/assets/a-1.js', '/assets/b.c-2.woff2', '/og/home-3.png']) {
      const sent = Object.entries(headersOf(path)).map(([name, value]) => `${name}: ${value}`);
      expect(sent.join('\n').length).toBeLessThan(600);
      expect(headersOf(path)['Content-Security-Policy']).toBe(filePolicy);
    }
    expect(policyOf('/assets/none.js')).toBe('404.html');
  });

  test('security.txt is published, as text', () => {
    const withText = hostingConfig({ ...built, files: ['.well-known/security.txt', 'a.txt'] });
    const headers = matchHeaders(withText.hosting.headers);
    const type = 'text/plain; charset=utf-8';
    expect(headers('/.well-known/security.txt')).toMatchObject({ 'Content-Type': type });
    expect(headers('/a.txt')).not.toHaveProperty('Content-Type');
    // What is listed here is not published; a new project of Firebase's lists hidden folders.
    expect(withText.hosting.ignore).toEqual(['**/.DS_Store']);
  });

  test('what one page frames, every page may: pages follow each other without a new policy', () => {
    const pages = {
      ...built.pages,
      'Contact.html': { ...empty, frames: ['https://maps.example'] },
    };
    const rules = matchHeaders(hostingConfig({ ...built, pages }).hosting.headers);
    for (const path of ['/', '/Blog', '/Contact', '/nowhere']) {
      expect(rules(path)['Content-Security-Policy']).toContain('frame-src https://maps.example;');
    }
  });

  describe('what another firm offers on one page', () => {
    const book = 'https://book.example';
    const embeds = [
      { origins: [book], allow: ['payment'] },
      { origins: ["'self'"], allow: [] },
    ];
    const { headers } = hostingConfig({
      ...built,
      pages: {
        ...built.pages,
        'Contact.html': { ...empty, embeds },
        'Blog.html': { ...empty, frames: ['https://maps.example'] },
      },
      files: [...built.files, 'embeds/a.htm', 'embeds/b.htm'],
      framed: { 'embeds/a.htm': "default-src 'none'; frame-ancestors 'self'" },
    }).hosting;
    const sent = matchHeaders(headers);

    test.each([
      ['/Contact', `frame-src https://maps.example ${book} 'self';`, `payment=(self "${book}")`],
      ['/contact/', `frame-src https://maps.example ${book} 'self';`, `payment=(self "${book}")`],
      ['/Blog', 'frame-src https://maps.example;', 'payment=()'],
      ['/', 'frame-src https://maps.example;', 'payment=()'],
      ['/nowhere', 'frame-src https://maps.example;', 'payment=()'],
    ])('%s may frame and use just its own', (path, frames, power) => {
      expect(sent(path)['Content-Security-Policy']).toContain(frames);
      expect(sent(path)['Permissions-Policy']).toContain(power);
      expect(sent(path)['Permissions-Policy']).toContain('camera=()');
    });

    test('pages of the site frame the page around a script, and no other page', () => {
      expect(sent('/embeds/a.htm')).toMatchObject({
        'Content-Security-Policy': "default-src 'none'; frame-ancestors 'self'",
        'X-Frame-Options': 'SAMEORIGIN',
      });
      expect(sent('/embeds/b.htm')['X-Frame-Options']).toBe('DENY');
    });
  });

  describe('the page for unknown addresses in several languages', () => {
    const { hosting: ofBoth } = hostingConfig({
      ...built,
      pages: { ...built.pages, 'de/404.html': marked('de/404.html') },
      unmatched: ['404.html', 'de/404.html'],
    });
    const sent = matchHeaders(ofBoth.headers);

    test('is chosen by the host, of a site in one language there is nothing to choose', () => {
      expect(ofBoth.i18n).toEqual({ root: '/__404' });
      expect(hosting).not.toHaveProperty('i18n');
    });

    test.each(['/nowhere', '/de/nirgends', '/404.html'])('may be any of them at %s', (path) => {
      const policy = sent(path)['Content-Security-Policy'];
      expect(policy).toContain(" '404.html' 'de/404.html'");
    });

    test('has a policy of its own at its own address', () => {
      expect(sent('/de/404')['Content-Security-Policy']).not.toContain(" '404.html'");
    });
  });

  test('a page without its file is an error', () => {
    expect(() => hostingConfig({ ...built, pages: {} })).toThrow('The build has no 404.html.');
  });
});

test('of two rules with one key the later one wins', () => {
  const rule = (regex: string, value: string) => ({ regex, headers: [{ key: 'A', value }] });
  const headers = matchHeaders([rule('.*', 'all'), rule('^/a', 'a'), rule('(?i)^/B$', 'b')]);
  expect(['/', '/a', '/ab', '/b', '/B', '/bb'].map((path) => headers(path).A)).toEqual([
    'all',
    'a',
    'a',
    'b',
    'b',
    'all',
  ]);
});
