/** @jest-environment node */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { processorTime } from '../../../tests/processor-time';
import { putFile } from '../../../tests/put-files';
import { checkProject } from '../../../tools/check/check-project';
import { formatProblems } from '../report/format-problems';
import { hasScript, isDocument } from './has-script';

const svg = (inner: string, more = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${more}>${inner}</svg>`;

test.each([
  svg('<script>alert(1)</script>'),
  svg('<script href="/a.js"/>'),
  svg('<s:script/>', 'xmlns:s="http://www.w3.org/2000/svg"'),
  svg('<SCRIPT\n>'),
  svg('', 'onload="alert(1)"'),
  svg('', 'OnLoad = alert(1)'),
  svg('<g id="a"onclick=\'x\'/>'),
  svg('<a href="javascript:alert(1)"/>'),
  svg('<a href="java&#x73;cript&#58;alert(1)"/>'),
  svg('<a href="java\nscript:alert(1)"/>'),
  svg('<animate attributeName="href" values="&#106;avascript:x"/>'),
  svg('<iframe srcdoc="&lt;script&gt;"/>'),
  svg('<a href="data:text/html,x"/>'),
  `<!DOCTYPE svg [<!ENTITY a "b">]>${svg('&a;')}`,
  `<?xml-stylesheet href="a.xsl"?>${svg('')}`,
  '<!doctype html><body onpageshow=alert(1)>',
])('%s has script', (text) => {
  expect(hasScript(Buffer.from(text))).toBe(true);
  expect(hasScript(Buffer.from(`\ufeff${text}`, 'utf16le'))).toBe(true);
});

test.each([
  svg('<path d="M0 0h9"/>'),
  svg('<title>Scripts and javascript, once upon a time</title>'),
  svg('<style>.one { fill: red }</style>', 'contentScriptType="text/css"'),
  '<!doctype html><title>google-site-verification: abc.html</title>',
  '<p>On Monday = closed</p>',
])('%s has none', (text) => {
  expect(hasScript(Buffer.from(text))).toBe(false);
});

test('what is packed may hold anything', () => {
  expect(hasScript(Uint8Array.of(0x1f, 0x8b, 8))).toBe(true);
});

test('a file of any length is read in linear time', () => {
  const took = processorTime(() => {
    for (const run of ['<', '&#', ' on', '<script', 'javascript', '&#x6a;', '<a ', ' ', 'on=']) {
      hasScript(Buffer.from(run.repeat(1_000_000 / run.length)));
    }
  }, 3000);
  expect(took).toBeLessThan(3000);
});

test.each([
  ...['a.svg', 'A.SVG', 'a.svgz', 'a.html', 'a.htm', 'a.xhtml', 'a.xml', 'a.shtml', 'a.mhtml'],
])('%s is opened as a document', (name) => {
  expect(isDocument(`public/${name}`)).toBe(true);
});

test.each(['a.png', 'a.svg.png', 'a.pdf', 'html', 'a.txt'])('%s is not', (name) => {
  expect(isDocument(`public/${name}`)).toBe(false);
});

describe('in a site', () => {
  const site = mkdtempSync(join(tmpdir(), 'scripted-'));
  afterAll(() => rmSync(site, { recursive: true, force: true }));
  const write = (file: string, text: string) => {
    putFile(join(site, file), text);
  };

  test('each such file is named, and its address of no other', () => {
    write('public/logo.svg', svg('<script>alert(1)</script>'));
    write('public/deep/old.html', '<body onload="go()">');
    write('public/plain.svg', svg('<path d="M0 0h9"/>'));
    write('public/code.js', 'alert(1)');
    const { problems, sources } = checkProject(site);
    const found = problems.filter(({ code }) => code === 'SITE-530');
    expect(found.map(({ file, severity }) => [file, severity])).toEqual([
      ['public/deep/old.html', 'warning'],
      ['public/logo.svg', 'warning'],
    ]);
    expect(formatProblems(found, sources)).toContain('public/logo.svg has script in it');
  });
});
