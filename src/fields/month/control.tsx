import ExpandMore from '@mui/icons-material/ExpandMoreOutlined';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';
import { useController } from 'react-hook-form';
import { useScripted } from '../../hydration/use-scripted';
import { orElse } from '../../loading/browser-facilities';
import { dateFormat } from '../../schema/formats';
import type { ControlProps } from '../kind-module';
import { plainDigits, withoutUnseen } from '../typed-signs';
import { partsOf, valueOf } from './value';

export { monthValue as value } from './value';

/** The label names both parts together. */
export const label = 'group';

const months = Array.from({ length: 12 }, (_, at) => String(at + 1).padStart(2, '0'));

const nameOf = (month: string) =>
  orElse(
    () =>
      dateFormat(document.documentElement.lang || 'en', { month: 'long', timeZone: 'UTC' }).format(
        new Date(`2000-${month}-01T00:00:00Z`),
      ),
    month,
  );

type PartProps = { id: string; words: string; isInvalid: boolean; children: ReactNode };

/** A part with its own words above it: Material UI knows one input in a frame. */
const Part = ({ id, words, isInvalid, children }: PartProps) => (
  <FormControl error={isInvalid} sx={{ flex: '1 1 8rem', minWidth: 0 }}>
    <FormHelperText component="label" htmlFor={id} id={`${id}-part`} error={false}>
      {words}
    </FormHelperText>
    {children}
  </FormControl>
);

/**
 * A list of months, and a line for the year: not every browser has a control for both, and those that have one let nobody
 * type a year. A part by itself is kept, and told when the form is sent.
 */
export function Control({ field, input, control, labelId, aria }: ControlProps<'month'>) {
  const { field: controlled } = useController({ control, name: field.name });
  const parts = partsOf(controlled.value);
  // Node.js and browsers may name months differently: the page's HTML has their numbers.
  const scripted = useScripted();
  const yearId = `${input.id}-year`;
  const isInvalid = aria['aria-invalid'] === true;
  const put = (part: Partial<typeof parts>) => controlled.onChange(valueOf({ ...parts, ...part }));
  const named = (id: string) => ({ ...aria, 'aria-labelledby': `${labelId} ${id}-part` });
  return (
    <Stack
      role="group"
      aria-labelledby={labelId}
      direction="row"
      spacing={2}
      useFlexGap
      sx={{ flexWrap: 'wrap' }}
    >
      <Part id={input.id} words={field.monthLabel} isInvalid={isInvalid}>
        <NativeSelect
          input={<OutlinedInput id={input.id} name={input.name} inputRef={controlled.ref} />}
          IconComponent={ExpandMore}
          value={parts.month}
          onChange={({ target }) => put({ month: target.value })}
          onBlur={controlled.onBlur}
          inputProps={named(input.id)}
        >
          <option value="">{field.placeholder}</option>
          {months.map((month) => (
            <option key={month} value={month}>
              {scripted ? nameOf(month) : month}
            </option>
          ))}
        </NativeSelect>
      </Part>
      <Part id={yearId} words={field.yearLabel} isInvalid={isInvalid}>
        <OutlinedInput
          id={yearId}
          name={input.name}
          value={parts.year}
          onChange={({ target }) =>
            put({ year: plainDigits(withoutUnseen(target.value)).replaceAll('-', '').trim() })
          }
          onBlur={controlled.onBlur}
          autoComplete="off"
          inputProps={{ ...named(yearId), inputMode: 'numeric', maxLength: 4 }}
        />
      </Part>
    </Stack>
  );
}
