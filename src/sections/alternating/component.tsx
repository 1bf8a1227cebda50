import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { useId } from 'react';
import { Picture } from '../../pictures/picture';
import { Columns } from '../../ui/columns';
import { Points } from '../../ui/points';
import { Prose } from '../../ui/prose';
import { SectionFrame } from '../../ui/section';
import { Title } from '../../ui/title';
import type { SectionDefinition } from '../registry';
import type { SectionProps } from '../section-props';

type AlternatingItemProps = {
  item: SectionDefinition<'alternating'>['items'][number];
  /** From 0; pictures change sides and backgrounds change tone in turn. */
  index: number;
  label?: string;
  numbered?: boolean;
  anchor?: string;
};

const AlternatingItem = ({ item, index, label, numbered = true, anchor }: AlternatingItemProps) => {
  const titleId = useId();
  return (
    <SectionFrame
      titleId={titleId}
      label={label}
      number={numbered ? index + 1 : undefined}
      tone={index % 2 === 0 ? 'tint' : 'default'}
      anchor={anchor}
    >
      <Columns from="md" turned={index % 2 === 1} sx={{ alignItems: 'start' }}>
        <Stack sx={{ gap: 6 }}>
          <Title variant="h2" id={titleId} words={item.title} />
          <Prose paragraphs={item.paragraphs} />
          {item.points && <Points points={item.points} />}
        </Stack>
        {/* On small screens the picture follows its text. */}
        <Box
          sx={{ maxWidth: { xs: '30rem', md: 'none' }, position: { md: 'sticky' }, top: '8rem' }}
        >
          <Picture picture={item.picture} />
        </Box>
      </Columns>
    </SectionFrame>
  );
};

export default function Alternating({ section }: SectionProps<'alternating'>) {
  return section.items.map((item, index) => (
    <AlternatingItem
      key={item.title}
      item={item}
      index={index}
      label={section.label}
      numbered={section.numbered}
      // An anchor is unique: the first subject carries that of the section.
      anchor={index === 0 ? section.anchor : undefined}
    />
  ));
}
