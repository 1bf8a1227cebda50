/** Whether an entry at this path says where a link leads, or a form once it was sent. */
export const isLinkAt = (path: string): boolean =>
  ['to', 'goTo'].includes(path.slice(path.lastIndexOf('.') + 1));

/** Whether an entry at this path names a form. */
export const isFormAt = (path: string): boolean => path === 'form' || path.endsWith('.form');

/** Links that run something, or that anybody on the way may change. */
export const isUnsafe = (to: string): boolean =>
  /^\s*(?:javascript|data|vbscript|file|http):/i.test(to);

/** Whether link: can stand before it. */
export const isLinkName = (name: string): boolean => /^[a-z][a-z0-9-]*$/.test(name);
