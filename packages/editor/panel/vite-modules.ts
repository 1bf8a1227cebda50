// Jest, which knows no import.meta.glob, takes tests/vite-modules.ts for each file of this name.

/** Values with all sorts of groups in them, by the paths of their files. Vite reads the folders. */
export const exampleModules: Readonly<Record<string, () => Promise<unknown>>> = import.meta.glob([
  '../../sections/*/example.ts',
  '../../fields/*/example.ts',
]);
