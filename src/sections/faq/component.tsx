import { useState } from 'react';
import { Section } from '../section';
import type { SectionProps } from '../section-props';
import { Questions } from './faq-parts';
import { QuestionPanel } from './question-panel';

/** Questions of which one at most is open; all may be closed (specification, section 4). */
export default function Faq({ section, number }: SectionProps<'faq'>) {
  const { title, label, lead, tone, anchor, items } = section;
  const [open, setOpen] = useState<number | null>(null);
  return (
    <Section title={title} label={label} lead={lead} number={number} tone={tone} anchor={anchor}>
      <Questions>
        {items.map((item, index) => (
          <QuestionPanel
            key={index}
            item={item}
            open={open === index}
            onToggle={(opens) => setOpen(opens ? index : null)}
          />
        ))}
      </Questions>
    </Section>
  );
}
