import MuiForm from '@rjsf/mui';
import type { RJSFSchema } from '@rjsf/utils';
import validator from '@rjsf/validator-ajv8';
import { useState } from 'react';

const submitButtonOptions = { submitText: 'Send' };

type RjsfFormProps = {
  definition: {
    schema: RJSFSchema;
    /** Names of fields: without it, conditional fields come last. */
    order?: string[];
  };
};

/**
 * As its documentation recommends: errors only beside the fields, and while typing from the first
 * failed submit on.
 */
export const RjsfForm = ({ definition: { schema, order } }: RjsfFormProps) => {
  const [invalid, setInvalid] = useState(false);
  const [uiSchema] = useState({
    'ui:submitButtonOptions': submitButtonOptions,
    ...(order && { 'ui:order': order }),
  });
  return (
    <MuiForm
      schema={schema}
      uiSchema={uiSchema}
      validator={validator}
      noHtml5Validate
      showErrorList={false}
      focusOnFirstError
      liveValidate={invalid ? 'onChange' : undefined}
      onError={() => setInvalid(true)}
    />
  );
};
