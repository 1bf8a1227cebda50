import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import { use } from 'react';
import { useController } from 'react-hook-form';
import { textsIn } from '../../../schema/record-texts';
import { ErrorContext } from '../../field-contexts';
import type { ControlProps } from '../../kind-module';
import { type AnswersProps, MatrixTable } from '../table';
import { columnWords, controlOfRow } from '../value';

export { matrixValue as value } from '../value';

export const label = 'group';

export const nests = true;

/** Boxes to tick for the answers to a statement. */
const Answers = ({ field, control, row, statementId }: AnswersProps) => {
  const name = controlOfRow(field, row.name);
  const { field: controlled, fieldState } = useController({ control, name });
  const error = use(ErrorContext);
  const chosen = textsIn(controlled.value);
  /** In the order of the columns, whatever the order of ticking. */
  const toggle = (answer: string, isTicked: boolean) =>
    controlled.onChange(
      field.columns
        .map(({ value = '' }) => value)
        .filter((each) => (each === answer ? isTicked : chosen.includes(each))),
    );
  return (
    <FormGroup
      role="group"
      aria-labelledby={statementId}
      aria-describedby={error?.field === name ? error.alertId : undefined}
    >
      {field.columns.map((column) => {
        const { value = '' } = column;
        return (
          <FormControlLabel
            key={value}
            label={columnWords(column)}
            control={
              <Checkbox
                name={name}
                value={value}
                checked={chosen.includes(value)}
                onChange={({ target }) => toggle(value, target.checked)}
                onBlur={controlled.onBlur}
                slotProps={{ input: { 'aria-invalid': fieldState.invalid || undefined } }}
              />
            }
          />
        );
      })}
    </FormGroup>
  );
};

export function Control(props: ControlProps<'matrix'>) {
  return <MatrixTable {...props} Answers={Answers} />;
}
