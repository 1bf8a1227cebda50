/** One element of a page's head, and its attributes in order. */
export type HeadTag = {
  element: 'meta' | 'link';
  attributes: Record<string, string>;
};

export const meta = (attributes: Record<string, string>): HeadTag => ({
  element: 'meta',
  attributes,
});

export const link = (attributes: Record<string, string>): HeadTag => ({
  element: 'link',
  attributes,
});
