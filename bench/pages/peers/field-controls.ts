/** Stands in for src/fields/vite-modules.ts: the forms of Home have only text fields. */
export const firstKinds = {};
export const laterKinds = {};
