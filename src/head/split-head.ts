/** React puts what belongs in the head first when it renders a fragment of a document. */
const hoisted = /^(?:<title>.*?<\/title>|<(?:meta|link)\b[^>]*>)+/s;

/** What React rendered, divided into what belongs in the head and what belongs in the root. */
export const splitHead = (html: string) => {
  const found = hoisted.exec(html)?.[0] ?? '';
  return { head: found, body: html.slice(found.length) };
};
