import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { use } from 'react';
import { useController } from 'react-hook-form';
import { ErrorContext } from '../field-contexts';
import type { ControlProps } from '../kind-module';
import { type AnswersProps, MatrixTable } from './table';
import { choiceIn, choiceOf, columnWords, controlOfRow } from './value';

export { matrixValue as value } from './value';

/** The label names all rows together. */
export const label = 'group';

/** Each row is a control by itself. */
export const nests = true;

/** Radio buttons for the answers to a statement. */
const Answers = ({ field, control, aria, row, statementId }: AnswersProps) => {
  const name = controlOfRow(field, row.name);
  const { field: controlled, fieldState } = useController({ control, name });
  const error = use(ErrorContext);
  return (
    <RadioGroup
      aria-labelledby={statementId}
      aria-describedby={error?.field === name ? error.alertId : undefined}
      aria-invalid={fieldState.invalid || undefined}
      aria-required={row.optional ? undefined : aria['aria-required']}
      name={name}
      value={controlled.value ?? ''}
      onChange={(_event, text) => controlled.onChange(choiceIn(field, text))}
      onBlur={controlled.onBlur}
    >
      {field.columns.map((column) => {
        const choice = choiceOf(column);
        return (
          <FormControlLabel
            key={choice}
            value={choice}
            label={columnWords(column)}
            control={
              <Radio
                // A second press takes it back; keys that choose an answer also click it.
                onClick={({ detail }) =>
                  detail > 0 && choice === controlled.value && controlled.onChange(null)
                }
              />
            }
          />
        );
      })}
    </RadioGroup>
  );
};

export function Control(props: ControlProps<'matrix'>) {
  return <MatrixTable {...props} Answers={Answers} />;
}
