import Box from '@mui/material/Box';
import { useId } from 'react';
import { SectionFrame } from '../../ui/section';
import type { SectionProps } from '../section-props';
import { looks, type Subject } from './subjects';

const isTurning = ({ look }: Subject) => look !== 'ledger';

/** Grounds change in turn where a subject does not say its own. */
const groundOf = ({ tone }: Subject, index: number) =>
  tone ?? (index % 2 === 0 ? 'tint' : 'default');

type AlternatingItemProps = {
  items: readonly Subject[];
  /** From 0. */
  index: number;
  item: Subject;
  label?: string;
  numbered?: boolean;
  anchor?: string;
};

const AlternatingItem = (props: AlternatingItemProps) => {
  const { items, index, item, label, numbered = true, anchor } = props;
  const titleId = useId();
  const Look = looks[item.look ?? 'beside'];
  const tone = groundOf(item, index);
  const above = items[index - 1];
  const joined = above !== undefined && groundOf(above, index - 1) === tone;
  // Pictures change sides; those in the margin stay there.
  const turned = items.slice(0, index).filter(isTurning).length % 2 === 1;
  return (
    <SectionFrame
      titleId={titleId}
      label={label}
      number={numbered ? index + 1 : undefined}
      tone={tone}
      anchor={anchor}
      joined={joined}
    >
      {joined && !label && <Box sx={{ mb: 8, borderTop: 1, borderColor: 'control' }} />}
      <Look item={item} titleId={titleId} turned={turned} />
    </SectionFrame>
  );
};

export default function Alternating({ section }: SectionProps<'alternating'>) {
  return section.items.map((item, index) => (
    <AlternatingItem
      key={item.title}
      items={section.items}
      index={index}
      item={item}
      label={section.label}
      numbered={section.numbered}
      // An anchor is unique: the first subject carries that of the section.
      anchor={index === 0 ? section.anchor : undefined}
    />
  ));
}
