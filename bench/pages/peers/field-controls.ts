/** Stands in for src/fields/vite-modules.ts: the forms of Home have lines of text alone. */
export const firstKinds = {};
export const laterKinds = {};
