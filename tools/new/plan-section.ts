import { type Names, namesFor } from '../../packages/config-values/names';
import type { Plan } from './plan';

const schema = ({ name, camel, words }: Names) => `\
import { listOf, strictObject, text } from '../../schema/primitives';
import { sectionSchema, sectionLead, sectionTitle, standing } from '../section-schema';

// What config may say in a section of this kind. Editors read the words in quotes: in docs/config.md,
// and in VS Code when the pointer rests on a key. After a change here: npm run reference.
export const ${camel}Schema = sectionSchema('${name}', '${words}: say here what it is for.', {
  // The small words above a section, and its ground: most kinds have both.
  ...standing,
  title: sectionTitle(),
  lead: sectionLead(),
  // Only in this kind: a list of at least one entry, each with a title and a text.
  entries: listOf(
    'Say here what one entry is.',
    strictObject({ title: text('Its title.'), text: text('What it says below.') }),
  ),
});
`;

const component = ({ name, pascal }: Names) => `\
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Section } from '../../ui/section';
import type { SectionProps } from '../section-props';

// Every visible part is Material UI's. Its look comes from config/theme.ts: variant="h3" is the
// lettering of that name, and gap: 6 the sixth step of space.
// Section draws the ground, the number and the headline, around what this kind adds.
export default function ${pascal}({ section, number }: SectionProps<'${name}'>) {
  const { entries, title, lead, label, tone, anchor } = section;
  return (
    <Section {...{ title, lead, label, tone, anchor, number }}>
      <Stack component="ul" role="list" sx={{ gap: 6, maxWidth: ({ space }) => space.measure }}>
        {entries.map((entry) => (
          <li key={entry.title}>
            <Typography variant="h3" sx={{ mb: 3 }}>
              {entry.title}
            </Typography>
            <Typography>{entry.text}</Typography>
          </li>
        ))}
      </Stack>
    </Section>
  );
}
`;

/** A use of the section, as config writes it: every line says what it does. */
const sectionUse = ({ name, words }: Names): string => `{
  // Which kind of section this is.
  kind: '${name}',
  // The small words above the section. You may delete the line.
  label: '${words}',
  // The section's headline.
  title: '${words}',
  // The entries below it, from top to bottom: each in { }.
  entries: [
    { title: 'The First', text: 'Say here what it is about.' },
    { title: 'The Second', text: 'And here for this one.' },
  ],
}`;

const withoutComments = (source: string) => source.replaceAll(/^ *\/\/.*\n/gm, '');

const example = (names: Names) => `\
import type { SectionDefinition } from '../registry';

// Each example stands in the gallery at /__gallery/sections/${names.name} and in docs/config.md, and the tests
// render it. Write one for every variant of the section.
export const examples = {
  twoEntries: ${withoutComments(sectionUse(names))},
} satisfies Record<string, SectionDefinition<'${names.name}'>>;
`;

/** The files of a section kind to begin with, by their names in its folder. */
const sectionSources = (names: Names) => ({
  'schema.ts': schema(names),
  'component.tsx': component(names),
  'example.ts': example(names),
});

const registryFile = 'src/sections/registry.ts';

export const addSchema = (registry: string, { name, camel }: Names): string => {
  const imports = [...registry.matchAll(/^import \{ \w+ \} from '\.\/([a-z0-9-]+)\/schema';\n/gm)];
  const next = imports.find(([, kind = '']) => kind > name)?.index;
  const [list] = /(?<=^export const sectionSchemas = \{\n)[^}]*/m.exec(registry) ?? [];
  if (list === undefined) throw new Error(`${registryFile} has no list sectionSchemas to add to.`);
  const last = imports.at(-1);
  const at = next ?? (last ? last.index + last[0].length : 0);
  const key = name === camel ? name : `'${name}'`;
  const line = `import { ${camel}Schema } from './${name}/schema';\n`;
  return (registry.slice(0, at) + line + registry.slice(at)).replace(
    list,
    () => `${list}  ${key}: ${camel}Schema,\n`,
  );
};

type Sections = {
  registry: string;
  /** What stands in src/sections. */
  entries: readonly string[];
};

/** The folder of a kind of section that there is not yet. */
const sectionFiles = ({ registry, entries }: Sections, names: Names): Plan['create'] => {
  const { name } = names;
  const taken = entries.find((entry) => entry.replace(/\.\w+$/, '') === name);
  if (taken) throw new Error(`src/sections/${taken} already exists: choose another name.`);
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
  return files.map((file) => ({
    file: `src/sections/${name}/${file}`,
    text: sources[file],
    about: about[file],
  }));
};

const useAsShown = (names: Names) =>
  `Show it: paste this into sections of a file in config/pages, below the first section:\n\n${sectionUse(names)},\n`;

/** A kind of section: its folder, and its line in the registry. */
export const planSection = (sections: Sections, name: string): Plan => {
  const names = namesFor(name);
  return {
    create: sectionFiles(sections, names),
    change: [
      {
        file: registryFile,
        text: addSchema(sections.registry, names),
        about: 'its import and line',
      },
    ],
    generate: {
      command: 'npm run reference',
      program: 'tools/reference/main.ts',
      files: [
        { file: 'docs/config.md', about: 'what each of its keys means' },
        { file: 'tools/reference/generated/types.ts', about: 'the same words, for the editor' },
      ],
    },
    next: [
      `See it on its own: npm run dev, then open http://localhost:5173/__gallery/sections/${name}`,
      useAsShown(names),
      'After every change of schema.ts or example.ts: npm run reference',
      'Test it: npm run test:types && npm run test:lint && npx jest src/sections',
    ],
  };
};

/** A kind of section of a project that has installed the engine: only its folder, which commands add to the engine. */
export const planOwnSection = (sections: Sections, name: string): Plan => {
  const names = namesFor(name);
  return {
    create: sectionFiles(sections, names),
    change: [],
    next: [
      `See it on its own: npm run dev, then open http://localhost:5173/__gallery/sections/${name}`,
      useAsShown(names),
      `After a change in src/sections/${name} begin what runs again: it takes src/ when it begins`,
    ],
  };
};
