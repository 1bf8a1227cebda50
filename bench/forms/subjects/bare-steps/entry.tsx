import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Step from '@mui/material/Step';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';
import TextField from '@mui/material/TextField';
import { useEffect, useRef, useState } from 'react';
import { expose } from '../../probe/expose';
import { inSteps, type SteppedField } from '../../probe/in-steps';

/** The visible fields of a step: the fields that the first one shows appear once it is filled. */
const StepFields = ({ fields, invalid }: { fields: SteppedField[]; invalid: boolean }) => {
  const [filled, setFilled] = useState(false);
  const asked = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (invalid) asked.current?.focus();
  }, [invalid]);
  return fields.map(
    ({ name, label, email, shownBy }, place) =>
      (filled || shownBy === undefined) && (
        <TextField
          key={name}
          name={name}
          label={label}
          type={email ? 'email' : 'text'}
          required
          fullWidth
          {...(place === 0 && { onChange: ({ target }) => setFilled(target.value !== '') })}
          {...(place === 1 && { error: invalid, inputRef: asked })}
        />
      ),
  );
};

/**
 * Only MUI's parts, uncontrolled: steps that follow one another whatever is in them, and a button that
 * always finds the second field of the last step wrong.
 */
const Form = ({ definition: steps }: { definition: SteppedField[][] }) => {
  const [step, setStep] = useState(0);
  const [invalid, setInvalid] = useState(false);
  const isLast = step === steps.length - 1;
  return (
    <form noValidate>
      {invalid && <Alert severity="error">This field must be filled in.</Alert>}
      <Stepper activeStep={step} alternativeLabel>
        {steps.map((_, place) => (
          <Step key={place}>
            <StepLabel>{`Step ${place + 1}`}</StepLabel>
          </Step>
        ))}
      </Stepper>
      <StepFields key={step} fields={steps[step] ?? []} invalid={invalid && isLast} />
      <Button variant="contained" onClick={() => (isLast ? setInvalid(true) : setStep(step + 1))}>
        {isLast ? 'Send' : 'Next'}
      </Button>
    </form>
  );
};

expose({ define: inSteps, Form, marks: 'first' });
