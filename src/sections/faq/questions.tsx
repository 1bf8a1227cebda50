import Box from '@mui/material/Box';
import { useState } from 'react';
import type { SectionDefinition } from '../registry';
import { QuestionPanel } from './question-panel';

type QuestionsProps = Pick<SectionDefinition<'faq'>, 'items'>;

/** Questions of which one at most is open; all may be closed (specification, section 4). */
export const Questions = ({ items }: QuestionsProps) => {
  const [open, setOpen] = useState<number | null>(null);
  return (
    <Box sx={{ borderTop: 1, borderColor: 'divider', marginInlineStart: { lg: '25%' } }}>
      {items.map((item, index) => (
        <QuestionPanel
          key={index}
          item={item}
          open={open === index}
          onToggle={(opens) => setOpen(opens ? index : null)}
        />
      ))}
    </Box>
  );
};
