/**
 * Before `#types` each file of config imported its type from a file types.ts above or beside it. Such a
 * file is gone: where it cannot be found, the types are those of `#types`.
 */
declare module '*/types' {
  export type * from '#types';
}

declare module '*/types.ts' {
  export type * from '#types';
}

declare module '*/types.js' {
  export type * from '#types';
}
