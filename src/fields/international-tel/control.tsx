import ExpandMore from '@mui/icons-material/ExpandMoreOutlined';
import FormControl from '@mui/material/FormControl';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import Stack from '@mui/material/Stack';
import { type ReactNode, useState } from 'react';
import { useController } from 'react-hook-form';
import { useScripted } from '../../hydration/use-scripted';
import { withoutMarks } from '../../schema/parse-marks';
import { textOf } from '../../schema/record-texts';
import { mayBeFromRight } from '../../theme/from-right';
import type { ControlProps, KindModule } from '../kind-module';
import { asE164, asTyped, codeOf, countriesIn, countryOf, isWhole, withCountry } from './numbers';
import { internationalTelValue } from './value';

export const value: KindModule<'international-tel'>['value'] = {
  ...internationalTelValue,
  sent: ({ country }, typed) => asE164(textOf(typed), country),
  fits: (_field, number) => isWhole(textOf(typeof number === 'string' ? number : '')),
};

/** Longer than any number with its code, blanks and brackets. */
const mostTyped = 40;

/** Its digits stay in their order on pages that are read from right to left. */
const shownCode = (code: string) => (mayBeFromRight ? `\u2066+${code}\u2069` : `+${code}`);

const known = new Map<string, ReactNode>();

/** The countries of a language: the same elements each time, which no typing renders again. */
const optionsIn = (language: string): ReactNode => {
  const options =
    known.get(language) ??
    countriesIn(language).map(({ country, name, code }) => (
      <option key={country} value={country}>
        {`${name} ${shownCode(code)}`}
      </option>
    ));
  known.set(language, options);
  return options;
};

/**
 * A list of countries, and a line for the number, which is the value: whoever chooses a country has its code in the line,
 * and whoever types a code its country in the list.
 */
export function Control({ field, input, control, aria }: ControlProps<'international-tel'>) {
  const { field: controlled } = useController({ control, name: field.name });
  const [chosen, setChosen] = useState(field.country);
  const typed = textOf(controlled.value);
  const country = countryOf(typed, { country: field.country, chosen });
  // Node.js and browsers may name countries differently: the page's HTML has only the code at the start.
  const scripted = useScripted();
  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <FormControl sx={{ flex: '1 1 8rem', minWidth: 0 }}>
        <NativeSelect
          input={<OutlinedInput />}
          IconComponent={ExpandMore}
          value={country}
          disabled={!scripted}
          onChange={({ target }) => {
            setChosen(target.value);
            controlled.onChange(withCountry(typed, target.value));
          }}
          inputProps={{
            id: `${input.id}-country`,
            'aria-label': `${withoutMarks(field.label)}: ${field.countryLabel}`,
          }}
        >
          {scripted ? (
            optionsIn(document.documentElement.lang || 'en')
          ) : (
            <option value={country}>{shownCode(codeOf(country))}</option>
          )}
        </NativeSelect>
      </FormControl>
      <OutlinedInput
        sx={{ flex: '2 1 11rem' }}
        id={input.id}
        name={input.name}
        type="tel"
        inputRef={controlled.ref}
        value={typed}
        onChange={({ target }) =>
          controlled.onChange(asTyped(target.value, { country: field.country, chosen }))
        }
        onBlur={controlled.onBlur}
        autoComplete={field.autoComplete ?? 'tel'}
        inputProps={{ ...aria, dir: mayBeFromRight ? 'ltr' : undefined, maxLength: mostTyped }}
      />
    </Stack>
  );
}
