/** What the check reads of the engine, by the paths of files; from engine-files.ts. */
declare module 'virtual:engine-files' {
  export const fonts: Readonly<Record<string, string>>;
  /** The address of a JSON of them. */
  export const examples: string;
}
