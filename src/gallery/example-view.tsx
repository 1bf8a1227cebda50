import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Paper from '@mui/material/Paper';
import { type ComponentType, lazy, type LazyExoticComponent, Suspense, use, useMemo } from 'react';
import { filledExample as filledField, type WrittenItem } from '../fields/filled-example';
import type { FormItem } from '../fields/registry';
import type { FormDefinition } from '../form/form-schema';
import { motifParts } from '../pictures/motifs/every';
import { Scene } from '../pictures/picture';
import type { RuleDefinition } from '../rules/schemas';
import type { ScenePart } from '../schema/picture';
import type { ThemeDefinition } from '../schema/theme';
import { filledExample } from '../sections/filled-example';
import type { SectionDefinition, SectionKind } from '../sections/registry';
import type { SectionProps } from '../sections/section-props';
import { componentFile, folderOf } from '../sections/shown-by';
import { loadForm, SubmittingForm } from '../ui/lazy-form';
import { PageMarksContext } from '../ui/marked-text';
import { Rhythm } from '../ui/rhythm';
import { fieldsBreaking } from './fields-breaking';
import type { Example } from './kinds';
import { layoutPage } from './layout-site';
import { sectionModules } from './vite-modules';

type Motif = NonNullable<ThemeDefinition['motif']>;

type Asked = { items: FormItem[]; rule?: RuleDefinition };

const titleOf = (item: FormItem | undefined) => {
  if (!item || item.kind === 'note') return 'A form with a note';
  return `A form with ${item.kind === 'group' ? `the group ${item.legend}` : `the field ${item.name}`}`;
};

const formOf = ({ items, rule }: Asked): FormDefinition => ({
  title: titleOf(items[0]),
  fields: items,
  rules: rule ? [rule] : [],
  record: { collection: 'gallery', stamps: {} },
  submit: { label: 'Send', look: 'button', clear: 'saved' },
  outcome: { saved: { log: true }, failed: { log: true } },
});

const Loaded = ({ form }: { form: ReturnType<typeof loadForm> }) => (
  <SubmittingForm form={use(form)} />
);

const FormExample = ({ items, rule }: Asked) => {
  const form = useMemo(
    () => loadForm(Promise.resolve(formOf({ items, ...(rule && { rule }) }))),
    [items, rule],
  );
  return (
    <Container sx={{ py: 7, '& form': { maxWidth: '36rem' } }}>
      <Suspense>
        <Loaded form={form} />
      </Suspense>
    </Container>
  );
};

/** A field, a note or a group in a form of its own. */
const ItemExample = ({ definition }: { definition: WrittenItem }) => {
  const items = useMemo(() => [filledField(definition)], [definition]);
  return <FormExample items={items} />;
};

/** A field that breaks the rule, so that a press of the button shows the error message. */
const RuleExample = ({ definition }: { definition: RuleDefinition }) => {
  const items = useMemo(() => fieldsBreaking(definition), [definition]);
  return <FormExample items={items} rule={definition} />;
};

/** A scene on the page's background, as wide as a picture in a section's column. */
const SceneExample = ({ definition }: { definition: { scene: readonly ScenePart[] } }) => (
  <Container sx={{ py: 8, '& > svg': { maxWidth: '36rem', mx: 'auto' } }}>
    <Scene parts={definition.scene} />
  </Container>
);

/** What the site draws by itself: in the header of a page, around a form, beside an invitation, in the mark. */
const MotifExample = ({ definition: { motif } }: { definition: { motif: Motif } }) => {
  const { Opening, Backdrop, Emblem, Mark } = motifParts(motif) ?? {};
  if (!Opening || !Backdrop || !Emblem || !Mark) return null;
  return (
    <>
      <Box sx={{ position: 'relative', overflow: 'clip', pt: 5, pb: 9, borderBottom: 1 }}>
        <Opening />
        <Container>
          <Mark />
        </Container>
      </Box>
      <Box sx={{ overflow: 'clip', bgcolor: 'background.default' }}>
        <Container
          sx={{ display: 'grid', gridTemplateColumns: { lg: '1fr 1fr' }, gap: 8, pt: 10, pb: 9 }}
        >
          <Box sx={{ maxWidth: '30rem' }}>
            <Emblem />
          </Box>
          <Box sx={{ position: 'relative', isolation: 'isolate', mt: '10rem' }}>
            <Backdrop />
            <Paper sx={{ height: '20rem', boxShadow: 1 }} />
          </Box>
        </Container>
      </Box>
    </>
  );
};

type SectionComponent = ComponentType<SectionProps<SectionKind>>;

const components: Record<string, LazyExoticComponent<SectionComponent>> = Object.fromEntries(
  Object.entries(sectionModules).map(([path, load]) => [path, lazy(load)]),
);

const loadingMarks = import('../ui/marked');

/** A section, the first on a page. */
const SectionExample = ({ definition }: { definition: SectionDefinition }) => {
  const Component = components[componentFile(folderOf(definition, sectionModules))];
  if (!Component) throw new Error(`There is no section kind "${definition.kind}".`);
  return (
    <PageMarksContext value={use(loadingMarks)}>
      <Rhythm section={definition}>
        <Component section={filledExample(definition)} number={1} />
      </Rhythm>
    </PageMarksContext>
  );
};

/** Sections below each other, as on a page. */
const PageExample = ({ sections }: { sections: readonly SectionDefinition[] }) =>
  sections.map((section, at) => <SectionExample key={at} definition={section} />);

export const ExampleView = ({ example }: { example: Example }) => {
  switch (example.group) {
    case 'sections':
      return <SectionExample definition={example.definition} />;
    case 'fields':
      return <ItemExample definition={example.definition} />;
    case 'rules':
      return <RuleExample definition={example.definition} />;
    case 'scenes':
      return <SceneExample definition={example.definition} />;
    case 'motifs':
      return <MotifExample definition={example.definition} />;
    case 'layout':
      return <PageExample sections={layoutPage(example.definition)} />;
    case 'themes':
      return <PageExample sections={example.sections} />;
  }
};
