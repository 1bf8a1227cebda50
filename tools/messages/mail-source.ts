/** The headers of a mail's source (RFC 5322, section 2.1). */
export const headOf = (source: string): string => source.split(/\r?\n\r?\n/, 1)[0] ?? '';

/** The same mail with another text, and without the other forms of the old one. */
export const withText = (source: string, text: string): string => {
  const headers = headOf(source)
    .split(/\r?\n(?![ \t])/)
    .filter((header) => !/^(?:content-|mime-version:)/i.test(header));
  const body = Buffer.from(text.replaceAll('\n', '\r\n')).toString('base64');
  return [
    ...headers,
    'MIME-Version: 1.0',
    'Content-Type: text/plain; charset=utf-8',
    'Content-Transfer-Encoding: base64',
    '',
    ...(body.match(/.{1,76}/g) ?? []),
    '',
  ].join('\r\n');
};
