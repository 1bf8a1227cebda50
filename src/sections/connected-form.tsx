import { useCallback } from 'react';
import type { Values } from '../contract/record';
import { Form } from '../form/form';
import type { FormDefinition } from '../form/form-contract';
import { useSite } from './site-context';
import { useToast } from './toast-context';

type ConnectedFormProps = { definition: FormDefinition; showTitle?: boolean | undefined };

/** A form joined to where its records go and to what the visitor is told about it. */
export const ConnectedForm = ({ definition, showTitle }: ConnectedFormProps) => {
  const { site, submission } = useSite();
  const showToast = useToast();
  const { record, outcome } = definition;

  const send = useCallback(
    async (values: Values) => {
      const saved = (await submission.save(record, values)) === 'saved';
      const { toast } = saved ? outcome.saved : outcome.failed;
      if (toast) showToast(toast, saved ? 'success' : 'failure');
      return saved;
    },
    [submission, record, outcome, showToast],
  );

  return (
    <Form
      definition={definition}
      send={send}
      upload={submission.upload}
      onApproach={submission.prepare}
      requiredNote={site.words.required}
      showTitle={showTitle}
    />
  );
};
