import { choiceValue } from '../../choice-value';
import type { ControlProps } from '../../kind-module';
import { withOwnChoice } from '../../own-answer';
import { useOwnAnswer } from '../../own-answer-line';
import { Options } from '../control';

export const value = withOwnChoice(choiceValue);

export { label } from '../control';

export function Control(props: ControlProps<'radio'>) {
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
