import { useState } from 'react';
import { MuiTheme } from '../../theme/mui-theme';
import type { SectionDefinition } from '../registry';
import { QuestionList } from './faq-parts';
import { QuestionPanel } from './question-panel';

type QuestionsProps = Pick<SectionDefinition<'faq'>, 'items'>;

/** Questions of which one at most is open; all may be closed (specification, section 4). */
export const Questions = ({ items }: QuestionsProps) => {
  const [open, setOpen] = useState<number | null>(null);
  return (
    <MuiTheme>
      <QuestionList>
        {items.map((item, index) => (
          <QuestionPanel
            key={index}
            item={item}
            open={open === index}
            onToggle={(opens) => setOpen(opens ? index : null)}
          />
        ))}
      </QuestionList>
    </MuiTheme>
  );
};
