/**
 * Why an SVG is not taken. It is shown as a picture, in which nothing runs; but whoever opens its address opens
 * a page of the site. So whatever runs, loads or is not plain is refused, instead of being taken out.
 */

const svgNamespace = 'http://www.w3.org/2000/svg';

const forbiddenElements = new Set([
  ...['script', 'foreignobject', 'iframe', 'object', 'embed', 'audio', 'video', 'canvas'],
  ...['handler', 'listener', 'link', 'meta', 'base', 'form', 'input', 'html', 'body', 'img'],
]);

const namedSigns = new Map(Object.entries({ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }));

/** Undefined for an entity that XML does not have by itself. */
const decoded = (text: string): string | undefined => {
  let isKnown = true;
  const plain = text.replaceAll(/&(#x[\da-fA-F]+|#\d+|\w+)?;?/g, (written, name: string = '') => {
    const code = name.startsWith('#x') ? parseInt(name.slice(2), 16) : Number(name.slice(1));
    const sign = name.startsWith('#')
      ? code <= 0x10ffff && String.fromCodePoint(code)
      : namedSigns.get(name);
    if (!written.endsWith(';') || sign === undefined || sign === false) isKnown = false;
    return sign || '';
  });
  return isKnown ? plain : undefined;
};

const picturesInText = /^data:image\/(?:png|jpe?g|webp|gif);base64,[a-z\d+/=\s]*$/i;

/** Of the file itself, or a picture that is written into it. */
const isInner = (address: string) => /^(?:#|$)/.test(address) || picturesInText.test(address);

const elsewhere = 'loads something from elsewhere in a style';

/** What a style loads; a back slash can hide any word of CSS. */
const whyStyle = (css: string): string | undefined => {
  if (css.includes('\\')) return 'has a style with a back slash, which may hide an address';
  if (/@import|image-set|\b(?:src|image)\s*\(|expression\s*\(|-moz-binding/i.test(css))
    return elsewhere;
  const [, ...loads] = css.split(/url\s*\(/i);
  const isEvery = loads.every((load) => {
    const [written = '', ...rest] = load.split(')', 2);
    return (
      rest.length > 0 &&
      isInner(
        written
          .trim()
          .replace(/^(["'])(.*)\1$/s, '$2')
          .trim(),
      )
    );
  });
  return isEvery ? undefined : elsewhere;
};

const localName = (name: string) => name.replace(/^.*:/, '').toLowerCase();

const addresses = new Set(['href', 'src', 'data', 'action', 'formaction', 'srcset', 'background']);

const whyAttribute = (name: string, value: string): string | undefined => {
  const local = localName(name);
  if (name === 'xmlns' || name.startsWith('xmlns:')) {
    return /xhtml|xml-events/i.test(value) ? 'has parts of a web page' : undefined;
  }
  if (local.startsWith('on')) return `has the event handler ${name}`;
  if (/^xml:base$/i.test(name)) return 'takes its addresses from elsewhere';
  if (/(?:java|vb)script:/i.test(value.replaceAll(/[\s\p{Control}]/gu, ''))) {
    return 'has an address that is a script';
  }
  if (local === 'attributename' && /href$|^on/i.test(value.trim())) return 'changes an address';
  if (addresses.has(local) && !isInner(value.trim())) {
    return `leads elsewhere, to “${value.trim().slice(0, 60)}”`;
  }
  return whyStyle(value.includes('(') || local === 'style' ? value : '');
};

const nameShape = '[A-Za-z_][\\w.-]*(?::[A-Za-z_][\\w.-]*)?';
const attribute = new RegExp(`\\s+(${nameShape})\\s*=\\s*(?:"([^"<]*)"|'([^'<]*)')`, 'y');
const opening = new RegExp(`<(${nameShape})`, 'y');
const closing = new RegExp(`</${nameShape}\\s*>`, 'y');

/** What stands at a place: where it ends, and what is wrong with it. */
type Part = { end: number; why?: string | undefined; opens?: string };

const damaged = 'is damaged: it is not XML';

/** A part between two fixed texts, as a comment. */
const between = (svg: string, at: number, end: string): Part => {
  const found = svg.indexOf(end, at);
  return found < 0 ? { end: svg.length, why: damaged } : { end: found + end.length };
};

const readElement = (svg: string, at: number): Part => {
  opening.lastIndex = at;
  const [, name = ''] = opening.exec(svg) ?? [];
  if (name === '') return { end: svg.length, why: damaged };
  if (forbiddenElements.has(localName(name))) return { end: svg.length, why: `has a ${name}` };
  let end = opening.lastIndex;
  for (;;) {
    attribute.lastIndex = end;
    const found = attribute.exec(svg);
    if (!found) break;
    const value = decoded(found[2] ?? found[3] ?? '');
    if (value === undefined) return { end, why: 'has entities' };
    const why = whyAttribute(found[1] ?? '', value);
    if (why !== undefined) return { end, why };
    end = attribute.lastIndex;
  }
  const rest = /\s*\/?>/y;
  rest.lastIndex = end;
  if (!rest.test(svg)) return { end, why: damaged };
  const isEmpty = svg[rest.lastIndex - 2] === '/';
  return isEmpty ? { end: rest.lastIndex } : { end: rest.lastIndex, opens: localName(name) };
};

const readPart = (svg: string, at: number): Part => {
  if (svg.startsWith('<!--', at)) return between(svg, at, '-->');
  // Read as the text that it is, below.
  if (svg.startsWith('<![CDATA[', at)) return { end: at + '<![CDATA['.length };
  if (svg.startsWith('<?', at)) {
    const isHead = at === 0 && /^<\?xml\s/.test(svg);
    return isHead ? between(svg, at, '?>') : { end: at, why: 'has instructions for programs' };
  }
  if (/^<!doctype\s/i.test(svg.slice(at, at + 10))) {
    const part = between(svg, at, '>');
    const isShort = !svg.slice(at, part.end).includes('[');
    return isShort ? part : { ...part, why: 'has entities' };
  }
  if (svg.startsWith('</', at)) {
    closing.lastIndex = at;
    return closing.test(svg) ? { end: closing.lastIndex } : { end: at, why: damaged };
  }
  return readElement(svg, at);
};

const whyText = (text: string) => (decoded(text) === undefined ? 'has entities' : undefined);

/** The words of a style element from `at` on. Comments and elements between would join what they part. */
const readStyle = (svg: string, at: number): Part => {
  const found = svg.indexOf('</', at);
  const end = found < 0 ? svg.length : found;
  const css = decoded(svg.slice(at, end).replaceAll(/<!\[CDATA\[|\]\]>/g, ''));
  if (css === undefined) return { end, why: 'has entities' };
  return { end, why: css.includes('<') ? 'has a style that is not plain' : whyStyle(css) };
};

/** Whether the file says that it is an SVG, and not a page with one in it. */
const isDrawing = (text: string): boolean => {
  let at = 0;
  for (;;) {
    while (/\s/.test(text[at] ?? '')) at += 1;
    const ahead = text.slice(at, at + 200);
    if (/^<(?:[A-Za-z_][\w.-]*:)?svg[\s/>]/.test(ahead)) return true;
    if (/^<!doctype\s/i.test(ahead)) return /^<!doctype\s+svg\b/i.test(ahead);
    if (!/^<(?:!--|\?)/.test(ahead)) return false;
    at = between(text, at, ahead.startsWith('<?') ? '?>' : '-->').end;
  }
};

const textOf = (bytes: Uint8Array): string | undefined => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
};

/** The text of an SVG; undefined for other files. */
export const drawingText = (bytes: Uint8Array): string | undefined => {
  const text = textOf(bytes);
  return text !== undefined && isDrawing(text) ? text : undefined;
};

/** Why this SVG is not taken, to follow “The drawing”; undefined where it is. */
export const whyNotDrawn = (svg: string): string | undefined => {
  const encoding = /^<\?xml[^>]*encoding\s*=\s*["']([^"']*)/i.exec(svg)?.[1] ?? 'utf-8';
  if (!/^(?:utf-8|us-ascii)$/i.test(encoding)) return 'is not written in UTF-8';
  if (!svg.includes(svgNamespace)) return `is shown by no browser without xmlns="${svgNamespace}"`;
  let at = 0;
  while (at < svg.length) {
    const start = svg.indexOf('<', at);
    const text = svg.slice(at, start < 0 ? svg.length : start);
    const wrong = whyText(text);
    if (wrong !== undefined) return wrong;
    if (start < 0) break;
    const part = readPart(svg, start);
    const inner = part.opens === 'style' ? readStyle(svg, part.end) : undefined;
    const why = part.why ?? inner?.why;
    if (why !== undefined) return why;
    at = inner?.end ?? part.end;
  }
  return undefined;
};
