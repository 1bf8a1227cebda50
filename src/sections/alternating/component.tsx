import Box from '@mui/material/Box';
import { SectionFrame } from '../../ui/section';
import type { SectionProps } from '../section-props';
import { anchors } from './anchors';
import { looks, type Subject } from './subjects';

const isTurning = ({ look }: Subject) => look !== 'ledger';

/** Grounds change in turn where a subject does not say its own. */
const groundOf = ({ tone }: Subject, index: number) =>
  tone ?? (index % 2 === 0 ? 'tint' : 'default');

type AlternatingItemProps = {
  /** The id of its heading, to which links lead. */
  titleId: string;
  items: readonly Subject[];
  /** From 0. */
  index: number;
  item: Subject;
  label?: string;
  numbered?: boolean;
  anchor?: string;
};

const AlternatingItem = (props: AlternatingItemProps) => {
  const { titleId, items, index, item, label, numbered = true, anchor } = props;
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

export { anchors };

export default function Alternating(props: SectionProps<'alternating'>) {
  const { section, anchors: ids = anchors(section, new Set()) } = props;
  return section.items.map((item, index) => (
    <AlternatingItem
      key={item.title}
      titleId={ids[index] ?? ''}
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
