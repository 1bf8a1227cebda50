/** The steps of a build, each with the file that exists once it is over. The last ends with the build. */
export const steps = {
  check: 'firestore.rules',
  client: 'dist/making/site/.vite/manifest.json',
  server: 'dist/making/server/entry-server.js',
  prerender: undefined,
};

export type Step = keyof typeof steps;
export const stepNames = Object.keys(steps) as Step[];
