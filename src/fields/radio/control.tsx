import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useController } from 'react-hook-form';
import type { ControlProps, ControlledChoice, ShownOption } from '../kind-module';
import { OptionWords, optionAria } from '../option-words';

export { choiceValue as value } from '../choice-value';

/** The label names all options together. */
export const label = 'group';

type OptionsProps = ControlProps<'radio'> & ControlledChoice<string>;

export function Options({ field, input, labelId, aria, controlled }: OptionsProps) {
  return (
    <RadioGroup
      {...aria}
      aria-labelledby={labelId}
      name={input.name}
      value={controlled.value}
      onChange={(_event, value) => controlled.onChange(value)}
      onBlur={controlled.onBlur}
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

export function Control(props: ControlProps<'radio'>) {
  const { field: controlled } = useController({ control: props.control, name: props.field.name });
  return <Options {...props} controlled={controlled} />;
}
