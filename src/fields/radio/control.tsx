import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useController } from 'react-hook-form';
import type { ControlProps, ShownOption } from '../kind-module';
import { OptionWords, optionAria } from '../option-words';

export { choiceValue as value } from '../choice-value';

/** The label names all options together. */
export const label = 'group';

export function Control(props: ControlProps<'radio'>) {
  const { field, input, control, labelId, aria } = props;
  const held = useController({ control, name: field.name });
  return (
    <RadioGroup
      {...aria}
      aria-labelledby={labelId}
      name={input.name}
      value={held.field.value}
      onChange={held.field.onChange}
      onBlur={held.field.onBlur}
    >
      {field.options.map((option: ShownOption, place) => {
        const id = `${input.id}-${place}`;
        return (
          <FormControlLabel
            key={option.value}
            value={option.value}
            disabled={option.disabled}
            control={<Radio slotProps={{ input: optionAria(option, id) }} />}
            label={<OptionWords option={option} id={id} />}
          />
        );
      })}
    </RadioGroup>
  );
}
