import type { Names } from './names-for';

const contract = ({ name, camel, words }: Names) => `\
import { listOf, strictObject, text } from '../../contract/primitives';
import { sectionContract, sectionLead, sectionTitle, standing } from '../section-contract';

export const ${camel}Contract = sectionContract('${name}', '${words}: say here what it is for.', {
  ...standing,
  title: sectionTitle(),
  lead: sectionLead(),
  entries: listOf(
    'Say here what one entry is.',
    strictObject({ title: text('Its title.'), text: text('What it says below.') }),
  ),
});
`;

const component = ({ name, pascal }: Names) => `\
import styled from '@emotion/styled';
import { Section } from '../section';
import type { SectionProps } from '../section-props';

const ${pascal}Entries = styled('ul')(({ theme: { tokens, spacing } }) => ({
  display: 'grid',
  gap: spacing(6),
  '& h3': { ...tokens.type.h3, marginBottom: spacing(3) },
  '& p': { maxWidth: tokens.space.measure, textWrap: 'pretty' },
}));

export default function ${pascal}({ section, number }: SectionProps<'${name}'>) {
  const { entries, title, lead, label, tone, anchor } = section;
  return (
    <Section {...{ title, lead, label, tone, anchor, number }}>
      <${pascal}Entries>
        {entries.map((entry) => (
          <li key={entry.title}>
            <h3>{entry.title}</h3>
            <p>{entry.text}</p>
          </li>
        ))}
      </${pascal}Entries>
    </Section>
  );
}
`;

/** A use of the section, as config writes it. */
export const sectionUse = ({ name, words }: Names): string => `{
  kind: '${name}',
  label: '${words}',
  title: '${words}',
  entries: [
    { title: 'The First', text: 'What there is to say of it.' },
    { title: 'The Second', text: 'And of this one.' },
  ],
}`;

const example = (names: Names) => `\
import type { SectionDefinition } from '../registry';

export const examples = {
  twoEntries: ${sectionUse(names)},
} satisfies Record<string, SectionDefinition<'${names.name}'>>;
`;

/** The files of a section kind to begin with, by their names in its folder. */
export const sectionSources = (names: Names) => ({
  'contract.ts': contract(names),
  'component.tsx': component(names),
  'example.ts': example(names),
});
