/** React puts what belongs in the head first when it renders a fragment of a document. */
const hoisted = /^(?:<title>.*?<\/title>|<(?:meta|link)\b[^>]*>)+/s;

/** React marks what stands in a <ViewTransition> for pages that it streams; these are whole. */
const transitionMarks = / vt-[a-z]+="[^"]*"/g;

/** What React rendered, divided into what belongs in the head and what belongs in the root. */
export const splitHead = (html: string) => {
  const found = hoisted.exec(html)?.[0] ?? '';
  return {
    head: found.replaceAll(transitionMarks, ''),
    body: html.slice(found.length).replaceAll(transitionMarks, ''),
  };
};
