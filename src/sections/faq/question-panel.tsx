import { useTheme } from '@emotion/react';
import AddOutlined from '@mui/icons-material/AddOutlined';
import { useId } from 'react';
import type { SectionDefinition } from '../registry';
import { Answer, Panel, Question } from './faq-parts';
import { useFindable } from './use-findable';

type QuestionPanelProps = {
  item: SectionDefinition<'faq'>['items'][number];
  open: boolean;
  onToggle: (open: boolean) => void;
};

/** One question, an h3 with a button in it, and its answer. */
export const QuestionPanel = ({ item, open, onToggle }: QuestionPanelProps) => {
  const id = useId();
  const { tokens } = useTheme();
  const answer = useFindable(open, () => onToggle(true));
  return (
    <Panel
      expanded={open}
      onChange={(_, opens) => onToggle(opens)}
      slotProps={{ transition: { timeout: Number.parseInt(tokens.motion.collapse, 10) } }}
    >
      <Question id={`${id}-question`} aria-controls={`${id}-answer`} expandIcon={<AddOutlined />}>
        {item.question}
      </Question>
      <Answer ref={answer}>
        {item.answer.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </Answer>
    </Panel>
  );
};
