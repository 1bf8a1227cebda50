import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useController } from 'react-hook-form';
import type { ControlProps, HeldChoice, ShownOption } from '../kind-module';
import { OptionWords, optionAria } from '../option-words';

export { choiceValue as value } from '../choice-value';

/** The label names all options together. */
export const label = 'group';

type OptionsProps = ControlProps<'radio'> & HeldChoice<string>;

export function Options({ field, input, labelId, aria, held }: OptionsProps) {
  return (
    <RadioGroup
      {...aria}
      aria-labelledby={labelId}
      name={input.name}
      value={held.value}
      onChange={(_event, value) => held.onChange(value)}
      onBlur={held.onBlur}
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
  const { field: held } = useController({ control: props.control, name: props.field.name });
  return <Options {...props} held={held} />;
}
