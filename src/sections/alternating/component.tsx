import type { SectionProps } from '../section-props';
import { AlternatingItem } from './item';

export default function Alternating({ section }: SectionProps<'alternating'>) {
  return section.items.map((item, index) => (
    <AlternatingItem
      key={item.title}
      item={item}
      index={index}
      label={section.label}
      numbered={section.numbered}
      // A place has one name: the first subject carries that of the list.
      anchor={index === 0 ? section.anchor : undefined}
    />
  ));
}
