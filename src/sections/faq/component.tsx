import { Island } from '../../hydration/island';
import { loadChunk } from '../../loading/load-chunk';
import { Section } from '../../ui/section';
import type { SectionProps } from '../section-props';

const loadQuestions = () => loadChunk(() => import('./questions'));

/** Questions with their answers; the script that opens and closes them is loaded when they are near. */
export default function Faq({ section, number }: SectionProps<'faq'>) {
  const { items, ...heading } = section;
  return (
    <Section {...heading} number={number}>
      <Island load={loadQuestions} waiting={null}>
        {({ Questions }) => <Questions items={items} />}
      </Island>
    </Section>
  );
}
