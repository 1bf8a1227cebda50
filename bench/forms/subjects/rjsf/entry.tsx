import MuiForm from '@rjsf/mui';
import validator from '@rjsf/validator-ajv8';
import { useState } from 'react';
import { expose } from '../../probe/expose';
import { defineSchema } from './define-schema';

const uiSchema = { 'ui:submitButtonOptions': { submitText: 'Send' } };

/**
 * As its documentation advises: errors beside the fields alone, and while typing from the first
 * submit that failed.
 */
const Form = ({ definition }: { definition: ReturnType<typeof defineSchema> }) => {
  const [refused, setRefused] = useState(false);
  return (
    <MuiForm
      schema={definition}
      uiSchema={uiSchema}
      validator={validator}
      noHtml5Validate
      showErrorList={false}
      focusOnFirstError
      liveValidate={refused ? 'onChange' : undefined}
      onError={() => setRefused(true)}
    />
  );
};

expose({ define: defineSchema, Form, marks: 'all' });
