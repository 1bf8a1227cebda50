import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import { useController } from 'react-hook-form';
import { passes } from '../../rules/predicates';
import { textsIn } from '../../schema/record-texts';
import type { ControlProps, ControlledChoice, ShownOption } from '../kind-module';
import { OptionWords, optionAria } from '../option-words';

export { checkboxesValue as value } from './value';

/** The label names all boxes together. */
export const label = 'group';

type OptionsProps = ControlProps<'checkboxes'> & ControlledChoice<string[]>;

export function Options({ field, input, labelId, aria, rules, controlled }: OptionsProps) {
  const chosen = textsIn(controlled.value);
  /** Keeps the order of the options, whatever the order of ticking. */
  const toggle = (value: string, ticked: boolean) => {
    const now = new Set(chosen);
    if (ticked) now.add(value);
    else now.delete(value);
    controlled.onChange(field.options.flatMap((each) => (now.has(each.value) ? each.value : [])));
  };
  const { 'aria-describedby': describedBy, 'aria-invalid': invalid } = aria;
  // Nothing marks a group as required but text: the message of the rule that asks for a tick.
  const message = rules.find((rule) => !passes(rule, []))?.message;
  const messageId = message && `${input.id}-asked`;
  return (
    <FormGroup
      role="group"
      aria-labelledby={labelId}
      aria-describedby={[describedBy, messageId].filter(Boolean).join(' ') || undefined}
    >
      {message && (
        <span id={messageId} hidden>
          {message}
        </span>
      )}
      {field.options.map((option: ShownOption, place) => {
        const { value, disabled = false } = option;
        const isChosen = chosen.includes(value);
        const id = `${input.id}-${place}`;
        return (
          <FormControlLabel
            key={value}
            // What was chosen can be taken back.
            disabled={disabled && !isChosen}
            label={<OptionWords option={option} id={id} />}
            control={
              <Checkbox
                name={input.name}
                value={value}
                checked={isChosen}
                onChange={({ target }) => toggle(value, target.checked)}
                onBlur={controlled.onBlur}
                slotProps={{ input: { 'aria-invalid': invalid, ...optionAria(option, id) } }}
              />
            }
          />
        );
      })}
    </FormGroup>
  );
}

export function Control(props: ControlProps<'checkboxes'>) {
  const { field: controlled } = useController({ control: props.control, name: props.field.name });
  return <Options {...props} controlled={controlled} />;
}
