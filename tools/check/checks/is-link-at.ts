/** Whether an entry at this path says where a link leads, or a form once it was sent. */
export const isLinkAt = (path: string): boolean => /(?:^|\.)(?:to|goTo)$/.test(path);

/** Whether link: can stand before it. */
export const isLinkName = (name: string): boolean => /^[a-z][a-z0-9-]*$/.test(name);
