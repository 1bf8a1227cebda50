import AddOutlined from '@mui/icons-material/AddOutlined';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import { useTheme } from '@mui/material/styles';
import { useId } from 'react';
import { TextBlock } from '../../ui/prose';
import type { SectionDefinition } from '../registry';
import { useFindable } from './use-findable';

type QuestionPanelProps = {
  item: SectionDefinition<'faq'>['items'][number];
  open: boolean;
  onToggle: (open: boolean) => void;
};

/** One question, an h3 with a button in it, and its answer. */
export const QuestionPanel = ({ item, open, onToggle }: QuestionPanelProps) => {
  const id = useId();
  const { transitions } = useTheme();
  const answer = useFindable(open, () => onToggle(true));
  return (
    <Accordion
      expanded={open}
      onChange={(_, opens) => onToggle(opens)}
      slotProps={{
        transition: { timeout: transitions.duration.standard },
        // Closed, it would be a landmark with nothing in it.
        region: open ? {} : { role: undefined, 'aria-labelledby': undefined },
      }}
    >
      <AccordionSummary
        id={`${id}-question`}
        aria-controls={`${id}-answer`}
        expandIcon={<AddOutlined />}
      >
        {item.question}
      </AccordionSummary>
      <AccordionDetails ref={answer}>
        {item.answer.map((block, place) => (
          <TextBlock key={place} block={block} />
        ))}
      </AccordionDetails>
    </Accordion>
  );
};
