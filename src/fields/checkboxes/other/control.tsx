import type { ControlProps } from '../../kind-module';
import { withOwnChoices } from '../../own-answer';
import { useOwnAnswer } from '../../own-answer-line';
import { Options } from '../control';
import { checkboxesValue } from '../value';

export const value = withOwnChoices(checkboxesValue);

export { label } from '../control';

export function Control(props: ControlProps<'checkboxes'>) {
  const { field } = props;
  const { controlled, option, line } = useOwnAnswer(props);
  return (
    <>
      <Options
        {...props}
        field={{ ...field, options: [...field.options, option] }}
        controlled={controlled}
      />
      {line}
    </>
  );
}
