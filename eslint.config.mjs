import { createTypeScriptImportResolver } from 'eslint-import-resolver-typescript';
import importX from 'eslint-plugin-import-x';
import jsxA11y from 'eslint-plugin-jsx-a11y-x';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

/** Folders of src/ from the ground up: each may import from those before it, never from those after. */
const layers = [
  ['contract', 'rules'],
  ['theme', 'takeover', 'loading'],
  ['pictures', 'fields'],
  ['form'],
  ['submission'],
  ['firebase'],
  ['ui'],
  ['sections'],
  ['layout', 'head'],
  ['site'],
  ['gallery'],
];

const zones = layers.flatMap((layer, level) =>
  layer.map((folder) => ({
    target: `./src/${folder}`,
    from: [
      ...layers.slice(level + 1).flatMap((above) => above.map((name) => `./src/${name}`)),
      './src/entry-client.tsx',
      './src/entry-server.tsx',
      './tools',
      './tests',
    ],
    message: 'Imports point one way: see "Layout" in CONTRIBUTING.md.',
  })),
);

const independent = [
  // The form knows nothing of how records are kept, and submission knows no React and no Firebase.
  { target: './src/form', from: './src/submission' },
  { target: './src/submission', from: ['./src/form', './src/fields', './src/pictures'] },
  { target: './src/firebase', from: ['./src/form', './src/fields', './src/pictures'] },
];

export default tseslint.config(
  {
    ignores: [
      'node_modules/',
      'bench/',
      '**/dist/',
      '.local-firebase/',
      'test-results/',
      'playwright-report/',
    ],
  },
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.recommendedTypeChecked, importX.flatConfigs.typescript],
    languageOptions: { parserOptions: { projectService: true } },
    plugins: { 'import-x': importX },
    settings: { 'import-x/resolver-next': [createTypeScriptImportResolver()] },
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true },
      ],
      '@typescript-eslint/consistent-type-definitions': ['error', 'type'],
      '@typescript-eslint/no-misused-promises': [
        'error',
        { checksVoidReturn: { attributes: false } },
      ],
      'import-x/no-self-import': 'error',
      'import-x/no-duplicates': ['error', { 'prefer-inline': false }],
      'import-x/no-default-export': 'off',
      'import-x/order': [
        'error',
        {
          groups: ['builtin', 'external', 'internal', 'parent', 'sibling'],
          'newlines-between': 'never',
          alphabetize: { order: 'asc', caseInsensitive: true },
        },
      ],
      'import-x/no-restricted-paths': ['error', { zones: [...zones, ...independent] }],
      'max-params': ['error', 3],
      'no-console': 'error',
    },
  },
  {
    files: ['src/**/*.tsx'],
    plugins: { 'react-hooks': reactHooks, ...jsxA11y.configs.recommended.plugins },
    rules: { ...reactHooks.configs.recommended.rules, ...jsxA11y.configs.recommended.rules },
  },
  {
    // MUI's own interfaces can be augmented by interfaces alone.
    files: ['src/theme/augmentation.ts'],
    rules: { '@typescript-eslint/consistent-type-definitions': 'off' },
  },
  {
    // Only the entries, site/ and gallery/ read values of config/; everyone else is handed what it
    // needs.
    files: ['src/**/*.{ts,tsx}'],
    ignores: ['src/site/**', 'src/gallery/**', 'src/entry-*.tsx', '**/*.test.{ts,tsx}'],
    rules: {
      '@typescript-eslint/no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              group: ['**/config/**', '#config/**'],
              message: 'Only site/, gallery/ and the entries read config/.',
            },
          ],
        },
      ],
    },
  },
  {
    // What the visitor's browser loads never reaches for Firebase except through src/firebase.
    files: ['src/**/*.{ts,tsx}'],
    ignores: ['src/firebase/**', '**/*.test.{ts,tsx}'],
    rules: { 'no-restricted-imports': ['error', { patterns: ['firebase/*'] }] },
  },
  {
    files: ['config/**/*.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector:
            'CallExpression, NewExpression, SpreadElement, ArrowFunctionExpression, FunctionExpression, JSXElement, Identifier[name="process"]',
          message: 'Config is plain data: literals only.',
        },
      ],
    },
  },
  {
    files: ['tools/**/*.ts', 'tests/**/*.ts', '*.config.ts'],
    rules: { 'no-console': 'off' },
  },
  {
    files: ['**/*.test.{ts,tsx}', 'tests/**/*.{ts,tsx}'],
    rules: {
      '@typescript-eslint/no-non-null-assertion': 'off',
      '@typescript-eslint/unbound-method': 'off',
      'max-params': 'off',
      'import-x/no-restricted-paths': 'off',
    },
  },
);
