/** The parts of a build, and the file that is there when one is over; the last ends with it. */
export const steps = {
  check: 'firestore.rules',
  client: 'dist/making/site/.vite/manifest.json',
  server: 'dist/making/server/entry-server.js',
  prerender: undefined,
};

export type Step = keyof typeof steps;
export const stepNames = Object.keys(steps) as Step[];
