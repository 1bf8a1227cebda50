/** What every form needs, in one chunk. */
import { useCallback } from 'react';
import { FieldWordsContext } from '../fields/field-contexts';
import type { FormParts } from '../form/form-parts';
import { FormRenderer } from '../form/form-renderer';
import type { FormDefinition } from '../form/form-schema';
import type { Values } from '../schema/record';
import { useSite, useToast } from './site-context';
import { useGoTo } from './use-go-to';

export { loadFormParts } from './load-form-parts';

type SubmittingFormProps = {
  definition: FormDefinition;
  /** The optional parts that the definition needs: `loadFormParts`. */
  parts: FormParts;
  showTitle?: boolean | undefined;
};

/** A form with its submission and its messages to the visitor. */
export const SubmittingForm = ({ definition, parts, showTitle }: SubmittingFormProps) => {
  const { site, submission } = useSite();
  const showToast = useToast();
  const goTo = useGoTo();
  const { record, outcome } = definition;

  const report = useCallback(
    (saved: boolean) => {
      const { toast } = saved ? outcome.saved : outcome.failed;
      if (toast) showToast(toast, saved ? 'success' : 'failure');
      if (saved && outcome.saved.goTo) goTo(outcome.saved.goTo);
    },
    [outcome, showToast, goTo],
  );

  const send = useCallback(
    async (values: Values) => {
      // A visitor who is asked to try again keeps the text; one who is told nothing relies on the outbox.
      const retry = outcome.failed.toast === undefined;
      return (await submission.save(record, values, { retry })) === 'saved';
    },
    [submission, record, outcome],
  );

  const onCaught = useCallback(() => submission.discard(record), [submission, record]);

  return (
    <FieldWordsContext value={site.words}>
      <FormRenderer
        definition={definition}
        parts={parts}
        send={send}
        onCaught={onCaught}
        onOutcome={report}
        upload={submission.upload}
        onApproach={submission.prepare}
        requiredNote={site.words.required}
        showTitle={showTitle}
      />
    </FieldWordsContext>
  );
};
