import { dirname, relative, resolve } from 'node:path';

/** Folders of src/ from the bottom up: each may import only from those before it. */
const layers = [
  ['schema', 'rules'],
  ['theme', 'hydration', 'loading'],
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

const above = layers.flatMap((layer, level) =>
  layer.map((folder) => [folder, layers.slice(level + 1).flat()]),
);

/** The form does not know how records are stored, and submission knows neither React nor Firebase. */
const independent = {
  form: ['submission'],
  submission: ['form', 'fields', 'pictures'],
  firebase: ['form', 'fields', 'pictures'],
};

const ofSrc = (folder) => `src/${folder}`;
const outside = ['src/entry-client', 'src/entry-server', 'tools', 'tests'];

/** The folders that each folder of src/ must not import from. */
const forbidden = new Map(
  above.map(([folder, later]) => {
    const folders = [...later, ...(independent[folder] ?? [])].map(ofSrc);
    return [ofSrc(folder), [...folders, ...outside]];
  }),
);

const isIn = (path, folder) => path === folder || path.startsWith(`${folder}/`);

export const layersRule = {
  create(context) {
    const pathOf = (file) => relative(context.cwd, file).replaceAll('\\', '/');
    const path = pathOf(context.filename);
    const [, folders] = [...forbidden].find(([folder]) => isIn(path, folder)) ?? [];
    if (!folders) return {};

    const look = ({ source }) => {
      if (typeof source?.value !== 'string' || !source.value.startsWith('.')) return;
      const file = resolve(dirname(context.filename), source.value);
      const imported = pathOf(file).replace(/\.tsx?$/u, '');
      if (!folders.some((folder) => isIn(imported, folder))) return;
      context.report({
        node: source,
        message: 'Imports point one way: see "Layout" in docs/architecture.md.',
      });
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
