import { addSchema } from './add-schema';
import { namesFor } from './names-for';
import type { Plan } from './plan';
import { sectionSources, sectionUse } from './section-sources';

const registryFile = 'src/sections/registry.ts';

type Sections = {
  /** The source of the registry. */
  registry: string;
  /** What stands in src/sections. */
  entries: readonly string[];
};

/** A kind of section: its folder, and its line in the registry. */
export const planSection = ({ registry, entries }: Sections, name: string): Plan => {
  const names = namesFor(name);
  const taken = entries.find((entry) => entry.replace(/\.\w+$/, '') === name);
  if (taken) throw new Error(`src/sections/${taken} is there already: choose another name.`);
  // `item-2` and `item2` would be written alike in code.
  if (new RegExp(`\\b${names.camel}Schema\\b`).test(registry)) {
    throw new Error(`${registryFile} has a ${names.camel}Schema already: choose another name.`);
  }
  const about: Record<keyof ReturnType<typeof sectionSources>, string> = {
    'schema.ts': 'what config may say of it',
    'component.tsx': 'what visitors see',
    'example.ts': 'examples that the tests render',
  };
  const sources = sectionSources(names);
  const files = Object.keys(about) as (keyof typeof about)[];
  return {
    create: files.map((file) => ({
      file: `src/sections/${name}/${file}`,
      text: sources[file],
      about: about[file],
    })),
    change: [
      { file: registryFile, text: addSchema(registry, names), about: 'its import and line' },
    ],
    generate: {
      command: 'npm run reference',
      program: 'tools/reference/main.ts',
      files: [
        { file: 'docs/config.md', about: 'what each of its keys means' },
        { file: 'config/types.ts', about: 'the same words, for the editor' },
      ],
    },
    next: [
      `See it alone: npm run dev, then open http://localhost:5173/__gallery/sections/${name}`,
      `Show it: paste this into sections of a file in config/pages, below the first section:\n\n${sectionUse(names)},\n`,
      'After every change of schema.ts or example.ts: npm run reference',
      'Test it: npm run test:types && npm run test:lint && npx jest src/sections',
    ],
  };
};
