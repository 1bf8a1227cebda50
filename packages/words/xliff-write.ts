import { namesInBraces, type Row } from './row';

/** BCP 47, as config/site.ts names the two languages. */
export type Tags = { main: string; own: string };

const xliffNames = 'urn:oasis:names:tc:xliff:document:2.0';

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\t': '&#9;',
  '\n': '&#10;',
  '\r': '&#13;',
};

/** Signs that XML cannot have: control signs, halves of pairs. */
const noXml =
  /[\0-\x08\v\f\x0e-\x1f\ufffe\uffff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;

const hexOf = (sign: string) => sign.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0');

const escaped = (text: string, signs: RegExp) =>
  text.replaceAll(signs, (sign) => entities[sign] ?? sign);

/** In an attribute or a note, where such signs cannot be written, they are shown by their numbers. */
const plain = (text: string) =>
  escaped(text, /[&<>"\t\n\r]/g).replaceAll(noXml, (sign) => `\\u${hexOf(sign)}`);

const words = (text: string) =>
  escaped(text, /[&<>\r]/g).replaceAll(noXml, (sign) => `<cp hex="${hexOf(sign)}"/>`);

/** Names in braces, each once, with the ids of their data. */
const dataOf = (texts: readonly string[]) =>
  new Map(
    [...new Set(texts.flatMap((text) => text.match(namesInBraces) ?? []))].map((name, at) => [
      name,
      `d${at + 1}`,
    ]),
  );

/** Text with its names as placeholders, which programs keep whole. */
const content = (text: string, data: ReadonlyMap<string, string>) => {
  let [from, count] = [0, 0];
  let made = '';
  for (const { index, 0: name } of text.matchAll(namesInBraces)) {
    count += 1;
    made += words(text.slice(from, index));
    made += `<ph id="${count}" dataRef="${data.get(name) ?? ''}" disp="${plain(name)}"/>`;
    from = index + name.length;
  }
  return made + words(text.slice(from));
};

const unitOf = ({ place, path, what, main, own, before }: Row, id: string): string => {
  const data = dataOf([main, own]);
  const stored = [...data].map(([name, ref]) => `<data id="${ref}">${words(name)}</data>`);
  const notes = { place, what, ...(before !== '' && { before }) };
  const noted = Object.entries(notes).map(
    ([category, note]) => `        <note category="${category}">${plain(note)}</note>`,
  );
  return [
    `    <unit id="${id}" name="${plain(path)}" xml:space="preserve">`,
    '      <notes>',
    ...noted,
    '      </notes>',
    ...(stored.length > 0 ? [`      <originalData>${stored.join('')}</originalData>`] : []),
    `      <segment state="${own === '' ? 'initial' : 'translated'}">`,
    `        <source>${content(main, data)}</source>`,
    ...(own === '' ? [] : [`        <target>${content(own, data)}</target>`]),
    '      </segment>',
    '    </unit>',
  ].join('\n');
};

/** The same table for translators' programs. Source: OASIS, "XLIFF Version 2.0". */
export const writeXliff = (rows: readonly Row[], { main, own }: Tags): string => {
  const files = [...new Set(rows.map(({ file }) => file))];
  const written = files.map((file, at) => {
    const units = rows.filter((row) => row.file === file);
    return [
      `  <file id="f${at + 1}" original="${plain(file)}">`,
      ...units.map((row, index) => unitOf(row, `u${index + 1}`)),
      '  </file>',
    ].join('\n');
  });
  const head = `<xliff xmlns="${xliffNames}" version="2.0" srcLang="${plain(main)}" trgLang="${plain(own)}">`;
  return ['<?xml version="1.0" encoding="UTF-8"?>', head, ...written, '</xliff>', ''].join('\n');
};
