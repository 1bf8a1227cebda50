import { dirname, relative, resolve } from 'node:path';

/**
 * The folders and files of the project from the bottom up. Each imports only from the lines before its own:
 * what stands on one line does not know each other.
 */
const layers = [
  // What visitors load.
  ['src/schema', 'src/loading'],
  ['src/theme/from-right', 'src/theme/text-as-read'],
  ['src/rules', 'src/theme', 'src/hydration', 'src/pictures', 'src/visits'],
  ['src/fields', 'src/collections'],
  ['src/form', 'src/submission'],
  ['src/firebase'],
  ['src/ui', 'src/built-site'],
  ['src/sections', 'src/layout'],
  ['src/head'],
  ['src/site'],
  ['src/gallery', 'src/entry-client', 'src/entry-server', 'src/virtual-modules.d'],

  // The base that packages share: each of its files is imported by its own path.
  ['packages/problems'],
  ['packages/config-values', 'packages/edit-protocol'],

  // Packages that are imported only by their index.ts; resolved-site is of the base.
  [
    'packages/files',
    'packages/http',
    'packages/rules-language',
    'packages/mails',
    'packages/git-host',
  ],
  [
    'packages/security-rules',
    'packages/record-store',
    'packages/records',
    'packages/site-files',
    'packages/schema-docs',
  ],
  ['packages/local-firebase', 'packages/config-files'],
  ['packages/resolved-site', 'packages/edit-store'],
  ['packages/site-check', 'packages/edit-languages'],
  ['packages/editor', 'packages/edit-routes', 'packages/words'],
  ['packages/site-changes'],
  ['packages/edit-server', 'packages/edit-worker'],

  // What runs at Google.
  ['functions'],

  // What runs on a developer's machine.
  ['tools/roots'],
  ['tools/run', 'tools/lint', 'tools/test', 'tools/formatted'],
  ['tools/map-at-once', 'tools/without-timings', 'tools/own-styles', 'tools/engine-as-source'],
  ['tools/cache', 'tools/files-below', 'tools/named-from-project'],
  ['tools/site-folder', 'tools/firebase-tools', 'tools/firebase-settings'],
  ['tools/report-and-exit', 'tools/builds', 'tools/http', 'tools/site-files'],
  ['tools/setup', 'tools/reference', 'tools/hosting', 'tools/gallery'],
  ['tools/resolve', 'tools/own-kinds'],
  [
    'tools/fonts',
    'tools/embeds',
    'tools/search',
    'tools/photos',
    'tools/posts',
    'tools/print',
    'tools/records',
    'tools/served-code',
  ],
  ['tools/told-site'],
  ['tools/head', 'tools/built-site'],
  ['tools/dev-guard'],
  ['tools/check'],
  ['tools/new'],
  ['tools/edit', 'tools/dev-config', 'tools/messages', 'tools/notifications', 'tools/write-rules'],
  ['tools/editing', 'tools/vite-config', 'tools/words'],
  ['tools/prerender'],
  ['tools/build-steps'],
  ['tools/build', 'tools/hosted-editor'],
  ['tools/deploy', 'tools/dev', 'tools/serve', 'tools/edit/start'],
  ['tools/edit/edit-site', 'tools/edit/page-runtime', 'tools/edit/edit-page'],
  ['tools/edit/main', 'tools/pictures', 'tools/thumbnails'],
];

/** Lower folders that a folder knows nothing of either: how records are stored is not how they are asked for. */
const independent = {
  'src/submission': ['src/fields', 'src/pictures'],
  'src/firebase': ['src/form', 'src/fields', 'src/pictures'],
};

const levels = new Map(layers.flatMap((names, level) => names.map((name) => [name, level])));

const isIn = (path, folder) => path === folder || path.startsWith(`${folder}/`);

/** The longest name: a file may stand above the other ones of its folder. */
const layerOf = (path) =>
  [...levels.keys()].filter((name) => isIn(path, name)).sort((a, b) => b.length - a.length)[0];

const isLayered = (path) =>
  ['src', 'packages', 'functions', 'tools'].some((root) => isIn(path, root));

const base = new Set([
  'packages/problems',
  'packages/config-values',
  'packages/edit-protocol',
  'packages/resolved-site',
]);

const packageOf = (path) => /^packages\/[^/]+/u.exec(path)?.[0];

/** Packages that are not of the base are imported only by the `index.ts` of their folder. */
const isByIndex = (from, path) => {
  const own = packageOf(path);
  return (
    own === undefined ||
    base.has(own) ||
    own === packageOf(from) ||
    path === own ||
    path === `${own}/index`
  );
};

/** Tests and what they share may import anything; nothing else imports it. */
const isForTests = (path) =>
  /\.test$|(?:^|\/)testing\//u.test(path) || ['tests', 'bench'].some((root) => isIn(path, root));

const mayImport = (from, path) => {
  const to = layerOf(path);
  if (to === undefined || to === from) return !isLayered(path) || to === from;
  return levels.get(to) < levels.get(from) && !independent[from]?.includes(to);
};

export const layersRule = {
  create(context) {
    const pathOf = (file) =>
      relative(context.cwd, file)
        .replaceAll('\\', '/')
        .replace(/\.(?:tsx?|mjs|cjs)$/u, '');
    const path = pathOf(context.filename);
    if (!isLayered(path) || isForTests(path)) return {};
    const from = layerOf(path);
    if (from === undefined) {
      const message = 'It has no layer yet: add one in tools/lint/layers.mjs.';
      return { Program: (node) => context.report({ node, message }) };
    }

    const look = ({ source }) => {
      if (typeof source?.value !== 'string' || !source.value.startsWith('.')) return;
      const to = pathOf(resolve(dirname(context.filename), source.value));
      const report = (message) => context.report({ node: source, message });
      if (isForTests(to)) report('Only tests import what is for tests.');
      else if (!mayImport(from, to))
        report(
          `${from} must not import ${layerOf(to) ?? to}: imports point one way, by the list in tools/lint/layers.mjs.`,
        );
      else if (!isByIndex(path, to))
        report(`Import ${packageOf(to)}/index.ts: other packages use only what it exports.`);
    };
    return {
      ImportDeclaration: look,
      ImportExpression: look,
      ExportNamedDeclaration: look,
      ExportAllDeclaration: look,
      TSImportType: look,
    };
  },
};
