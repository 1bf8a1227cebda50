import Alert from '@mui/material/Alert';
import Popper from '@mui/material/Popper';
import { useEffect, useId } from 'react';
import type { EditProblem } from '../../edit-protocol/protocol';
import type { TypedText } from './typed-text';
import { WrittenWhere } from './written-where';

export type TextFeedback = { problems: readonly EditProblem[]; message?: string | undefined };

/** What the check says of the text that is typed, beside it. */
export const FeedbackOnText = ({
  typed,
  feedback,
}: {
  typed: TypedText;
  feedback: TextFeedback;
}) => {
  const id = useId();
  const words = [...feedback.problems.map(({ message }) => message), feedback.message ?? []].flat();
  const isRefused = words.length > 0;
  const { dom } = typed.view;
  // WCAG 3.3.1: the text is known as the one that the words are about.
  useEffect(() => {
    if (!isRefused) return undefined;
    dom.setAttribute('aria-invalid', 'true');
    dom.setAttribute('aria-describedby', id);
    return () => {
      dom.removeAttribute('aria-invalid');
      dom.removeAttribute('aria-describedby');
    };
  }, [dom, id, isRefused]);
  if (!isRefused) return <WrittenWhere typed={typed} />;
  return (
    <Popper open anchorEl={typed.view.dom} placement="bottom-start" sx={{ zIndex: 'tooltip' }}>
      <Alert severity="error" variant="filled" sx={{ mt: 1, maxWidth: '32rem' }}>
        <div id={id}>
          {words.map((each) => (
            <div key={each}>{each}</div>
          ))}
        </div>
      </Alert>
    </Popper>
  );
};
