import type { ControlProps } from '../../kind-module';
import { withOwnChoices } from '../../own-answer';
import { useOwnAnswer } from '../../own-answer-line';
import { Options } from '../control';
import { checkboxesValue } from '../value';

export const value = withOwnChoices(checkboxesValue);

export { label } from '../control';

export function Control(props: ControlProps<'checkboxes'>) {
  const { field } = props;
  const { held, option, line } = useOwnAnswer(props);
  return (
    <>
      <Options {...props} field={{ ...field, options: [...field.options, option] }} held={held} />
      {line}
    </>
  );
}
