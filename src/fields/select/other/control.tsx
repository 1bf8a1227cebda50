import { choiceValue } from '../../choice-value';
import type { ControlProps } from '../../kind-module';
import { withOwnChoice } from '../../own-answer';
import { useOwnAnswer } from '../../own-answer-line';
import { Control as OptionsControl } from '../control';

export const value = withOwnChoice(choiceValue);

export function Control(props: ControlProps<'select'>) {
  const { field, input } = props;
  const { controlled, option, line } = useOwnAnswer(props);
  const ownInput = {
    ...input,
    inputRef: controlled.ref,
    value: controlled.value,
    defaultValue: undefined,
    onChange: ({ target }: { target: { value: string } }) => controlled.onChange(target.value),
    onBlur: controlled.onBlur,
  };
  return (
    <>
      <OptionsControl
        {...props}
        field={{ ...field, options: [...field.options, option] }}
        input={ownInput}
      />
      {line}
    </>
  );
}
