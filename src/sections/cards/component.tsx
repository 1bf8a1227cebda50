import type { ComponentType } from 'react';
import { Section } from '../../ui/section';
import type { SectionProps } from '../section-props';
import type { CardDefinition } from './card-definition';
import { ColumnCards } from './column-cards';
import { LeadCards } from './lead-cards';
import { LedgerCards } from './ledger-cards';

type CardsProps = { cards: CardDefinition[]; number: number | undefined };

const layouts = {
  ledger: LedgerCards,
  lead: LeadCards,
  columns: ColumnCards,
} satisfies Record<SectionProps<'cards'>['section']['layout'], ComponentType<CardsProps>>;

export default function Cards({ section, number }: SectionProps<'cards'>) {
  const { cards, layout, title, lead, label, tone, anchor } = section;
  const Layout = layouts[layout];
  return (
    <Section {...{ title, lead, label, tone, anchor, number }}>
      <Layout cards={cards} number={number} />
    </Section>
  );
}
