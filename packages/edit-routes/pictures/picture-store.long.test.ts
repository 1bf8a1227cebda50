/** @jest-environment node */
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { putFile } from '../../../tests/put-files';
import { someOf } from '../../../tests/runs';
import { checkProject } from '../../../tools/check/check-project';
import type { NewPicture } from '../../edit-protocol/pictures-protocol';
import { sharpCodec } from '../../edit-server/sharp-codec';
import { pictureFacts } from '../../site-files/public-files';
import { createPictureStore } from './picture-store';

let around: string;
let site: string;

beforeEach(() => {
  around = realpathSync(mkdtempSync(join(tmpdir(), 'pictures-')));
  site = join(around, 'site');
  mkdirSync(site);
});
afterEach(() => rmSync(around, { recursive: true, force: true }));

const add = (name: string, bytes: Buffer | string) =>
  createPictureStore(site, sharpCodec).add({ name, bytes: Buffer.from(bytes) });

const write = (file: string, content: string | Buffer) => {
  putFile(join(site, file), content);
};

const stored = ({ address }: NewPicture) => readFileSync(join(site, 'public', address));

const elapsed = async (task: () => Promise<void>) => {
  const { user, system } = process.cpuUsage();
  await task();
  const now = process.cpuUsage();
  return (now.user - user + now.system - system) / 1000;
};

const inFolder = () =>
  existsSync(join(site, 'public/pictures')) ? readdirSync(join(site, 'public/pictures')) : [];

/** As a photograph: each point another one, which no format makes small. */
const noise = (width: number, height: number): Sharp => {
  const points = Buffer.alloc(width * height * 3);
  let seed = 1;
  for (let at = 0; at < points.length; at += 1) {
    // Xorshift (Marsaglia).
    seed ^= seed << 13;
    seed ^= seed >>> 17;
    seed ^= seed << 5;
    points[at] = seed >>> 16;
  }
  return sharp(points, { raw: { width, height, channels: 3 } });
};

const plain = (width = 40, height = 20): Sharp =>
  sharp({ create: { width, height, channels: 3, background: '#246' } });

const svg = (inner = '', head = '') =>
  `${head}<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 40 20">${inner}<path d="M0 0h9"/></svg>`;

/** The codes of what the check says of a page that shows this picture. */
const checkOf = ({ address, width, height }: NewPicture) => {
  cpSync('tests/sites/agency/config', join(site, 'config'), { recursive: true });
  const home = readFileSync(join(site, 'config/pages/home.ts'), 'utf8');
  const shown = `{ file: '${address}', alt: 'A hut by a lake', width: ${width}, height: ${height} }`;
  const changed = home.replace(/\{ scene: \[[^\]]*\] \}/, shown);
  expect(changed).not.toBe(home);
  writeFileSync(join(site, 'config/pages/home.ts'), changed);
  return checkProject(site)
    .problems.filter(({ file }) => file === 'config/pages/home.ts' || file.startsWith('public'))
    .filter(({ severity }) => severity === 'error')
    .map(({ code, message }) => `${code} ${message}`);
};

describe('what is in order', () => {
  test.each<[string, () => Promise<Buffer>]>([
    ['jpg', () => plain().jpeg().toBuffer()],
    ['jpg', () => plain(300, 200).jpeg({ progressive: true }).toBuffer()],
    ['png', () => plain().png().toBuffer()],
    ['webp', () => plain().webp().toBuffer()],
    ['avif', () => plain().avif({ effort: 0 }).toBuffer()],
    ['svg', () => Promise.resolve(Buffer.from(svg()))],
  ])('stays as it is, byte for byte, and passes the check: %s', async (format, make) => {
    const bytes = await make();
    const picture = await add(`Hut.${format}`, bytes);
    expect(picture).toEqual({
      address: `/pictures/hut.${format}`,
      width: bytes.length > 600 && format === 'jpg' ? picture.width : 40,
      height: picture.width / (picture.width === 300 ? 1.5 : 2),
    });
    expect(stored(picture).equals(bytes)).toBe(true);
    expect(checkOf(picture)).toEqual([]);
  });

  test('is named by what it is, whatever its name says', async () => {
    const jpeg = await plain().jpeg().toBuffer();
    expect((await add('hut.png', jpeg)).address).toBe('/pictures/hut.jpg');
    expect((await add('drawn.jpg', svg())).address).toBe('/pictures/drawn.svg');
  });
});

test.each([
  ['Das Büro in Köln (2024).JPG', 'das-buro-in-koln-2024'],
  ['../../etc/passwd.jpg', 'passwd'],
  ['C:\\Users\\ada\\hut.jpg', 'hut'],
  ['hut\0.ts', 'hut'],
  ['Straße.webp', 'strasse'],
  ['写真.jpg', 'picture'],
  ['', 'picture'],
  ['.jpg', 'picture'],
  ['...', 'picture'],
  ['CON.jpg', 'picture-con'],
  ['--a--.jpg', 'a'],
  [`${'a'.repeat(500)}.jpg`, 'a'.repeat(60)],
  ['IMG_1234.HEIC.jpg', 'img-1234-heic'],
])('the file %j is stored as %s', async (name, stem) => {
  const { address } = await add(name, await plain().jpeg().toBuffer());
  expect(address).toBe(`/pictures/${stem}.jpg`);
  expect(inFolder()).toEqual([`${stem}.jpg`]);
});

describe('a picture that is there', () => {
  const colored = (background: string) =>
    sharp({ create: { width: 4, height: 4, channels: 3, background } })
      .png()
      .toBuffer();

  test('is never overwritten by another one of its name', async () => {
    write('public/pictures/HUT.png', 'Mine');
    const one = await add('hut.png', await colored('red'));
    const two = await add('hut.png', await colored('lime'));
    expect([one.address, two.address]).toEqual(['/pictures/hut-2.png', '/pictures/hut-3.png']);
    expect(readFileSync(join(site, 'public/pictures/HUT.png'), 'utf8')).toBe('Mine');
  });

  test('sent again, under whatever name, it has the same address', async () => {
    const bytes = await colored('red');
    const first = await add('hut.png', bytes);
    expect(await add('hut.png', bytes)).toEqual(first);
    expect(await add('other.png', bytes)).toEqual(first);
    const camera = await plain()
      .withExif({ IFD0: { Artist: 'Ada' } })
      .jpeg()
      .toBuffer();
    const photo = await add('photo.jpg', camera);
    expect(await add('photo.jpg', camera)).toEqual(photo);
    expect(inFolder()).toHaveLength(2);
  });

  test('elsewhere in public it is used from there, but not under a name with a blank', async () => {
    const [red, lime] = [await colored('red'), await colored('lime')];
    write('public/brand/mark.png', red);
    write('public/my mark.png', lime);
    expect((await add('a.png', red)).address).toBe('/brand/mark.png');
    expect((await add('a.png', lime)).address).toBe('/pictures/a.png');
  });

  test('several at once are each stored, under names of their own', async () => {
    const store = createPictureStore(site, sharpCodec);
    const colors = ['red', 'lime', 'blue', 'black'];
    const all = await Promise.all(
      colors.map(async (color) => store.add({ name: 'hut.png', bytes: await colored(color) })),
    );
    expect(new Set(all.map(({ address }) => address)).size).toBe(4);
    expect(inFolder().sort()).toEqual(['hut-2.png', 'hut-3.png', 'hut-4.png', 'hut.png']);
  });
});

describe('a photograph', () => {
  test('loses where it was taken and by whom, and stands upright', async () => {
    const camera = await plain(40, 20)
      .withExif({
        IFD0: { Artist: 'Ada Lovelace' },
        IFD3: { GPSLatitude: '52/1 31/1 0/1', GPSLatitudeRef: 'N' },
      })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    expect(camera.includes('Ada Lovelace')).toBe(true);
    const picture = await add('hut.jpg', camera);
    expect(picture).toMatchObject({ width: 20, height: 40 });
    const file = stored(picture);
    expect(file.includes('Ada Lovelace')).toBe(false);
    expect((await sharp(file).metadata()).exif).toBeUndefined();
    expect(checkOf(picture)).toEqual([]);
  });

  test.each<[string, () => Promise<Buffer>]>([
    [
      'a comment in a JPEG',
      async () => {
        const jpeg = await plain().jpeg().toBuffer();
        const comment = Buffer.concat([Buffer.from([0xff, 0xfe, 0, 8]), Buffer.from('secret')]);
        return Buffer.concat([jpeg.subarray(0, 2), comment, jpeg.subarray(2)]);
      },
    ],
    [
      'a video behind the end of a JPEG',
      async () => Buffer.concat([await plain().jpeg().toBuffer(), Buffer.from('secret')]),
    ],
    [
      'another picture behind the end of a JPEG',
      async () => {
        const jpeg = await plain().jpeg().toBuffer();
        return Buffer.concat([jpeg, Buffer.from('secret'), jpeg]);
      },
    ],
    [
      'words behind the end of a PNG',
      async () => Buffer.concat([await plain().png().toBuffer(), Buffer.from('secret')]),
    ],
    [
      'words behind the end of a WebP',
      async () => Buffer.concat([await plain().webp().toBuffer(), Buffer.from('secret')]),
    ],
    [
      'XMP in a WebP',
      () =>
        plain().webp().withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/">secret</x:xmpmeta>').toBuffer(),
    ],
    [
      'EXIF in a PNG',
      () =>
        plain()
          .withExif({ IFD0: { Artist: 'secret' } })
          .png()
          .toBuffer(),
    ],
    [
      'EXIF in an AVIF',
      () =>
        plain()
          .withExif({ IFD0: { Artist: 'secret' } })
          .avif({ effort: 0 })
          .toBuffer(),
    ],
  ])('loses %s', async (_, make) => {
    const bytes = await make();
    expect(bytes.includes('secret')).toBe(true);
    const picture = await add('hut', bytes);
    expect(stored(picture).includes('secret')).toBe(false);
    expect(picture).toMatchObject({ width: 40, height: 20 });
  });

  const large: [string, () => Promise<Buffer>, string][] = [
    ['a very wide one', () => plain(6000, 300).jpeg().toBuffer(), 'jpg'],
    ['a very heavy one', () => noise(1500, 1200).jpeg({ quality: 100 }).toBuffer(), 'jpg'],
    ['a photograph as PNG', () => noise(1200, 1000).png().toBuffer(), 'webp'],
    ['a large drawing as PNG', () => plain(4000, 2000).png().toBuffer(), 'png'],
  ];

  test.each(someOf(large, { oneIn: 2 }))(
    '%s is scaled to what a page needs, and passes the check',
    async (_, make, format) => {
      const picture = await add('hut', await make());
      const file = stored(picture);
      const facts = pictureFacts(site, picture.address);
      expect(facts).toMatchObject({ format, width: picture.width, height: picture.height });
      expect(Math.max(picture.width, picture.height)).toBeLessThanOrEqual(3200);
      expect(file.length).toBeLessThanOrEqual(1_500_000);
      expect(checkOf(picture)).toEqual([]);
      // It is in order now.
      expect(await add('hut', file)).toEqual(picture);
    },
  );
});

const page =
  '<!doctype html><html><body><svg viewBox="0 0 1 1" width="1" height="1"></svg><script>alert(1)</script></body></html>';

/** Of frames that differ: equal ones would be joined. */
const moving = (frames: number) => {
  const points = Buffer.from(Array.from({ length: 48 * frames }, (_, at) => (at * at) % 251));
  const raw = { width: 4, height: 4 * frames, channels: 3 as const, pageHeight: 4 };
  return sharp(points, { raw });
};

test.each<[string, () => Promise<Buffer | string> | string, RegExp]>([
  [
    'a HTML file named .webp',
    () => page,
    /^This is a web page, whatever its name\. Save it as JPEG, PNG, WebP, AVIF or SVG first\.$/,
  ],
  ['a page that begins with a comment', () => `<!-- a --><html>${svg()}</html>`, /a web page/],
  ['a text', () => 'Hello', /^This is no picture that a browser shows, whatever its name\./],
  ['nothing', () => '', /^This file is empty\.$/],
  ['a program', () => '\x7fELF', /no picture/],
  ['a PDF', () => '%PDF-1.7', /a PDF/],
  ['a HEIC', () => '\0\0\0\x18ftypheic\0\0\0\0mif1heic', /a HEIC picture of a telephone/],
  ['a video', () => '\0\0\0\x18ftypmp42\0\0\0\0', /a video/],
  ['a GIF', () => 'GIF89a\x04\0\x04\0', /a GIF/],
  ['a GIF that is none', () => 'GIF8', /a GIF/],
  ['a WebP that moves', () => moving(3).webp({ loop: 0 }).toBuffer(), /moves/],
  [
    'a JPEG that ends early',
    async () => (await noise(60, 60).jpeg().toBuffer()).subarray(0, 1000),
    /^This JPG is damaged/,
  ],
  [
    'a PNG that ends early',
    async () => (await noise(60, 60).png().toBuffer()).subarray(0, 1000),
    /damaged/,
  ],
  [
    'a WebP that ends early',
    async () => (await noise(60, 60).webp().toBuffer()).subarray(0, 1000),
    /damaged/,
  ],
  ['the first bytes of an AVIF', () => '\0\0\0\x18ftypavif\0\0\0\0avifmif1', /damaged/],
  [
    'a picture that claims any size',
    async () => {
      const png = await plain().png().toBuffer();
      png.writeUInt32BE(60_000, 16);
      png.writeUInt32BE(60_000, 20);
      return png;
    },
    /more than 100 million pixels|damaged/,
  ],
])('%s is refused, and said', async (_, make, why) => {
  await expect(add('hut.webp', await make())).rejects.toThrow(why);
  expect(inFolder()).toEqual([]);
});

test.each<[string, string, RegExp]>([
  ['with a script', svg('<script>alert(1)</script>'), /has a script/],
  [
    'with a script of a prefix',
    svg('<s:script xmlns:s="http://www.w3.org/2000/svg"/>'),
    /has a s:script/,
  ],
  ['with an event handler', svg('<g onload="alert(1)"/>'), /has the event handler onload/],
  ['with one in capitals', svg("<g ONCLICK='alert(1)'/>"), /event handler/],
  ['with one at its root', svg().replace('viewBox', 'onload="a()" viewBox'), /event handler/],
  ['with a foreign object', svg('<foreignObject><p>Hi</p></foreignObject>'), /has a foreignObject/],
  [
    'with parts of a page',
    svg('<h:p xmlns:h="http://www.w3.org/1999/xhtml">Hi</h:p>'),
    /parts of a web page/,
  ],
  [
    'with a picture from elsewhere',
    svg('<image href="https://evil.example/a.png"/>'),
    /leads elsewhere, to “https:\/\/evil/,
  ],
  ['with a picture beside it', svg('<image xlink:href="a.png"/>'), /leads elsewhere/],
  ['with a link', svg('<a href="https://evil.example"><path/></a>'), /leads elsewhere/],
  [
    'with a link that is a script',
    svg('<a href="java&#x73;cript:alert(1)"><path/></a>'),
    /an address that is a script/,
  ],
  [
    'with one in pieces',
    svg('<a href="java&#10;script:alert(1)"><path/></a>'),
    /an address that is a script/,
  ],
  [
    'with a drawing within',
    svg('<use href="data:image/svg+xml;base64,PHN2Zz4="/>'),
    /leads elsewhere/,
  ],
  ['that animates an address', svg('<set attributeName="href" to="#a"/>'), /changes an address/],
  [
    'that animates a handler',
    svg('<animate attributeName="onclick" values="a()"/>'),
    /changes an address/,
  ],
  ['with a style from elsewhere', svg('<style>@import "a.css";</style>'), /elsewhere in a style/],
  [
    'with a font from elsewhere',
    svg('<style>@font-face{src:url( "//evil.example/a" )}</style>'),
    /elsewhere in a style/,
  ],
  [
    'with a style in CDATA',
    svg('<style><![CDATA[g{fill:u]]><![CDATA[rl(//a)}]]></style>'),
    /elsewhere in a style/,
  ],
  ['with a hidden word in a style', svg('<style>g{fill:\\75rl(//a)}</style>'), /back slash/],
  [
    'with a comment in a style',
    svg('<style>g{fill:u<!-- -->rl(//a)}</style>'),
    /a style that is not plain/,
  ],
  [
    'with an element in a style',
    svg('<style>g{fill:u<g/>rl(//a)}</style>'),
    /a style that is not plain/,
  ],
  [
    'with an attribute from elsewhere',
    svg('<g fill="url(https://evil.example#a)"/>'),
    /elsewhere in a style/,
  ],
  ['with an open one', svg('<g style="fill:url(//a"/>'), /elsewhere in a style/],
  ['with entities', svg('&a;', '<!DOCTYPE svg [<!ENTITY a "b">]>'), /has entities/],
  [
    'with entities from elsewhere',
    svg('', '<!DOCTYPE svg SYSTEM "a.dtd" [<!ENTITY % a SYSTEM "//b"> %a;]>'),
    /has entities/,
  ],
  ['with an entity of HTML', svg('<text>&nbsp;</text>'), /has entities/],
  [
    'with an entity named as what objects inherit',
    svg('<text>&constructor;</text>'),
    /has entities/,
  ],
  [
    'with a style sheet',
    svg('', '<?xml version="1.0"?><?xml-stylesheet href="a.css"?>'),
    /instructions for programs/,
  ],
  ['of another base', svg('<g xml:base="https://evil.example/"/>'), /addresses from elsewhere/],
  [
    'in another encoding',
    svg('', '<?xml version="1.0" encoding="UTF-7"?>'),
    /not written in UTF-8/,
  ],
  [
    'without its namespace',
    '<svg viewBox="0 0 1 1"><path d="M0 0h1"/></svg>',
    /is shown by no browser without/,
  ],
  [
    'without a size',
    '<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0h1"/></svg>',
    /says no size/,
  ],
  ['that ends early', svg().slice(0, -10), /damaged/],
  ['that is not closed', svg('<g>'), /damaged/],
  ['with an open comment', svg('<!-- '), /damaged/],
  ['with an attribute without quotes', svg('<g id=a/>'), /damaged/],
  ['that is very large', svg(`<!--${'a'.repeat(1_500_000)}-->`), /larger than 1\.5 MB/],
])('an SVG %s is refused, and said', async (_, drawing, why) => {
  await expect(add('hut.svg', drawing)).rejects.toThrow(why);
  expect(inFolder()).toEqual([]);
});

test.each<[string, string]>([
  [
    'of Illustrator',
    svg(
      '<metadata><a:b xmlns:a="http://ns.adobe.com/a">x</a:b></metadata>',
      '<?xml version="1.0" encoding="utf-8"?>\n<!-- Generator: Adobe -->\n<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">\n',
    ),
  ],
  [
    'with gradients and styles',
    svg(
      '<style><![CDATA[.a > .b{fill:url(#g);clip-path:url("#c")}]]></style><linearGradient id="g" xlink:href="#h"/><g fill="url(#g)" style="stroke:#fff" transform="translate(1 2)"/>',
    ),
  ],
  [
    'with a picture written into it',
    svg('<image width="1" height="1" href="data:image/png;base64,iVBORw0KGgo="/>'),
  ],
  ['with words', svg('<title>Q&amp;A &#8211; “here”</title><text>a &lt; b</text>')],
  ['with a mark at its start', `\ufeff${svg()}`],
])('a plain SVG %s is stored', async (_, drawing) => {
  const picture = await add('hut.svg', drawing);
  expect(picture).toEqual({ address: '/pictures/hut.svg', width: 40, height: 20 });
  expect(checkOf(picture)).toEqual([]);
});

test.each(['<style>', '<g>', 'url(', '<!--', '<a ', ' x="', '&', '<![CDATA[', '<?', '('])(
  'a drawing of nothing but %s is judged in linear time',
  async (part) => {
    const many = part.repeat(Math.floor(1_400_000 / part.length));
    const styled = `<g style="${part.replaceAll(/[<"&]/g, 'u').repeat(100_000)}"/>`;
    const took = await elapsed(async () => {
      for (const text of [many, svg(many), svg(styled)]) {
        await add('hut.svg', text).catch(() => undefined);
      }
    });
    expect(took).toBeLessThan(3000);
  },
);

test.each<[string, () => void, RegExp]>([
  [
    'pictures',
    () => symlinkSync('../../outside', join(site, 'public/pictures')),
    /“public\/pictures” is a link/,
  ],
  [
    'public',
    () => {
      rmSync(join(site, 'public'), { recursive: true });
      symlinkSync('../outside', join(site, 'public'));
    },
    /is behind the link public/,
  ],
])('where the folder %s is a link, nothing is written', async (_, make, why) => {
  mkdirSync(join(around, 'outside'));
  mkdirSync(join(site, 'public'));
  make();
  await expect(add('hut.svg', svg())).rejects.toThrow(why);
  expect(readdirSync(join(around, 'outside'))).toEqual([]);
});

test('a link of the same name is left as it is', async () => {
  mkdirSync(join(site, 'public/pictures'), { recursive: true });
  writeFileSync(join(around, 'secret'), 'Mine');
  symlinkSync(join(around, 'secret'), join(site, 'public/pictures/hut.svg'));
  symlinkSync('nothing', join(site, 'public/pictures/hut-2.svg'));
  expect((await add('hut.svg', svg())).address).toBe('/pictures/hut-3.svg');
  expect(readFileSync(join(around, 'secret'), 'utf8')).toBe('Mine');
});
