import { choiceValue } from '../../choice-value';
import type { ControlProps } from '../../kind-module';
import { withOwnChoice } from '../../own-answer';
import { useOwnAnswer } from '../../own-answer-line';
import { Control as OptionsControl } from '../control';

export const value = withOwnChoice(choiceValue);

export function Control(props: ControlProps<'select'>) {
  const { field, input } = props;
  const { held, option, line } = useOwnAnswer(props);
  const controlled = {
    ...input,
    inputRef: held.ref,
    value: held.value,
    defaultValue: undefined,
    onChange: ({ target }: { target: { value: string } }) => held.onChange(target.value),
    onBlur: held.onBlur,
  };
  return (
    <>
      <OptionsControl
        {...props}
        field={{ ...field, options: [...field.options, option] }}
        input={controlled}
      />
      {line}
    </>
  );
}
