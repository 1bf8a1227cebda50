/**
 * Unit tests: tables for pure code, components in jsdom, the Firebase SDK in the node environment.
 *
 * @jest-config-loader esbuild-register
 */
import type { Config } from 'jest';

/** With what takes long, which is beside `npm test`: tests/long-runs. */
const isLong = Boolean(process.env.TEST_LONG);

export default {
  testEnvironment: '<rootDir>/tests/jest-jsdom.mjs',
  runtime: '<rootDir>/tests/jest-runtime.mjs',
  // The machine may be busy: what takes a second takes half a minute then.
  testTimeout: isLong ? 240_000 : 90_000,
  // A look-up in Jest's context takes long. Nothing that tests replace: no `Date`, no timers.
  sandboxInjectedGlobals: [
    ...['Array', 'Boolean', 'Error', 'JSON', 'Map', 'Math', 'Number', 'Object', 'Promise', 'Proxy'],
    ...['Reflect', 'RegExp', 'Set', 'String', 'Symbol', 'TypeError', 'WeakMap', 'WeakSet'],
  ],
  roots: [
    '<rootDir>/src',
    '<rootDir>/tools',
    '<rootDir>/functions',
    '<rootDir>/packages',
    '<rootDir>/config',
    '<rootDir>/bench/load',
    '<rootDir>/tests',
  ],
  testMatch: ['**/*.test.ts', '**/*.test.tsx'],
  testPathIgnorePatterns: [
    '/node_modules/',
    ...(isLong ? [] : ['<rootDir>/tests/requests/more/', '\\.long\\.test\\.']),
  ],
  setupFilesAfterEnv: ['<rootDir>/tests/jest-setup.ts'],
  // These modules ask Vite for the files of a folder (import.meta.glob); Jest gets doubles that read the same.
  moduleNameMapper: {
    '/vite-modules$': '<rootDir>/tests/vite-modules.ts',
    '^goober$': '<rootDir>/src/layout/toast-css.ts',
    // In jsdom it would be the one for browsers, which the tools never run.
    '^oxc-parser$': '<rootDir>/node_modules/oxc-parser/src-js/index.js',
    '\\.(woff2|webp|avif)(\\?(url|inline))?$': '<rootDir>/tests/asset.ts',
  },
  // Packages that are written as ES modules alone.
  transformIgnorePatterns: [
    '/node_modules/(?!(oxc-parser|micromark[^/]*|decode-named-character-reference|character-entities|@material/material-color-utilities|@noble/hashes|@sveltejs/acorn-typescript)/)',
  ],
  transform: {
    '(\\.(ts|tsx|mjs)|/(oxc-parser/src-js|micromark[^/]*|decode-named-character-reference|character-entities|material-color-utilities|@noble/hashes|acorn-typescript)/.*\\.js)$':
      [
        '@swc/jest',
        {
          jsc: {
            parser: { syntax: 'typescript', tsx: true },
            transform: { react: { runtime: 'automatic' } },
            target: 'es2022',
          },
          module: { type: 'commonjs' },
        },
      ],
  },
} satisfies Config;
