import AddOutlined from '@mui/icons-material/AddOutlined';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { TextBlock } from '../../ui/prose';
import type { SectionDefinition } from '../registry';

/**
 * Lets the browser's search find text in closed answers, and open them. React supports `hidden` only as a
 * boolean, so the attribute is set by hand.
 */
export const useFindable = (open: boolean, onFound: () => void) => {
  const element = useRef<HTMLDivElement>(null);
  const find = useEffectEvent(onFound);

  useEffect(() => {
    if (open) element.current?.removeAttribute('hidden');
    else element.current?.setAttribute('hidden', 'until-found');
  }, [open]);

  useEffect(() => {
    const { current } = element;
    const onMatch = () => find();
    current?.addEventListener('beforematch', onMatch);
    return () => current?.removeEventListener('beforematch', onMatch);
  }, []);

  return element;
};

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
        // A closed one would be an empty landmark.
        region: open ? {} : { role: undefined, 'aria-labelledby': undefined },
      }}
    >
      <AccordionSummary
        id={`${id}-question`}
        aria-controls={`${id}-answer`}
        data-script="open"
        expandIcon={<AddOutlined />}
      >
        {item.question}
      </AccordionSummary>
      <AccordionDetails ref={answer} data-findable="">
        {item.answer.map((block, place) => (
          <TextBlock key={place} block={block} />
        ))}
      </AccordionDetails>
    </Accordion>
  );
};

type QuestionsProps = Pick<SectionDefinition<'faq'>, 'items'>;

/** Questions of which at most one is open (specification, section 4). */
export const Questions = ({ items }: QuestionsProps) => {
  const [open, setOpen] = useState<number | null>(null);
  return (
    <Box
      sx={{ borderTop: 1, borderColor: 'divider', marginInlineStart: { lg: 'var(--indent, 25%)' } }}
    >
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
