import ExpandMore from '@mui/icons-material/ExpandMoreOutlined';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import type { ControlProps, ShownOption } from '../kind-module';

export { choiceValue as value } from '../choice-value';

export function Control({ field, input, aria }: ControlProps<'select'>) {
  return (
    <NativeSelect
      input={
        <OutlinedInput
          autoComplete={field.autoComplete}
          defaultValue={field.initial ?? ''}
          {...input}
        />
      }
      IconComponent={ExpandMore}
      inputProps={aria}
    >
      {field.placeholder && (
        <option value="" disabled>
          {field.placeholder}
        </option>
      )}
      {field.options.map(({ value, label, disabled }: ShownOption) => (
        <option key={value} value={value} disabled={disabled}>
          {label ?? value}
        </option>
      ))}
    </NativeSelect>
  );
}
