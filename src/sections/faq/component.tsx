import { Island } from '../../hydration/island';
import { loadChunk } from '../../loading/load-chunk';
import { Section } from '../../ui/section';
import type { SectionProps } from '../section-props';

const loadQuestions = () => loadChunk(() => import('./questions'));

/** Questions with their answers, which styles open before script: src/hydration/early-presses.ts. */
export default function Faq({ section, number }: SectionProps<'faq'>) {
  const { items, ...heading } = section;
  return (
    <Section {...heading} number={number}>
      <Island load={loadQuestions} waiting={null} standsAlone>
        {({ Questions }) => <Questions items={items} />}
      </Island>
    </Section>
  );
}
