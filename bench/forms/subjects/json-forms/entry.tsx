import { materialCells, materialRenderers } from '@jsonforms/material-renderers';
import { JsonForms } from '@jsonforms/react';
import { useState } from 'react';
import { expose } from '../../probe/expose';
import { defineSchemas } from './define-schemas';

const empty = {};

/**
 * JSON Forms knows no submit: it shows errors when told to. It validates all the time, 300 ms after the
 * last key.
 */
const Form = ({ definition }: { definition: ReturnType<typeof defineSchemas> }) => {
  const [invalid, setInvalid] = useState(false);
  return (
    <form noValidate>
      <JsonForms
        {...definition}
        data={empty}
        renderers={materialRenderers}
        cells={materialCells}
        validationMode={invalid ? 'ValidateAndShow' : 'ValidateAndHide'}
      />
      <button type="button" onClick={() => setInvalid(true)}>
        Send
      </button>
    </form>
  );
};

expose({ define: defineSchemas, Form, marks: 'all' });
