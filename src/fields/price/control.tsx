import Typography from '@mui/material/Typography';
import { use } from 'react';
import { useWatch } from 'react-hook-form';
import { useScripted } from '../../hydration/use-scripted';
import { isBlank } from '../../rules/predicates';
import type { Values } from '../../schema/record';
import { WorkedOutContext } from '../field-contexts';
import type { ControlProps } from '../kind-module';
import { priceValue } from './value';

export { priceValue as value };

/** Before anything is chosen that it depends on, nothing is known of a price; 0 would be one. */
const isKnown = ({ sum = [] }: ControlProps<'price'>['field'], values: Values): boolean => {
  const asked = sum
    .flatMap(({ of, times = [], nights, when }) => [
      of,
      ...times,
      nights?.arrival,
      nights?.departure,
      ...(when?.any ?? when?.all ?? [when]).map((each) => each?.field),
    ])
    .filter((name) => name !== undefined);
  return asked.length === 0 || asked.some((name) => !isBlank(values[name]));
};

/** Node.js and browsers may write one price differently: the page's HTML has none. */
export function Control({ field, input, control, aria }: ControlProps<'price'>) {
  const workOut = use(WorkedOutContext);
  const price = useWatch({
    control,
    compute: (values: Values) => {
      const worked = workOut?.(values)[field.name] ?? undefined;
      return worked !== 0 || field.average || isKnown(field, values) ? worked : undefined;
    },
  });
  const scripted = useScripted();
  const language = scripted ? document.documentElement.lang || 'en' : '';
  return (
    <Typography
      component="output"
      variant="lead"
      id={input.id}
      // By its name the alert finds it, and can give it the focus.
      {...{ name: input.name }}
      tabIndex={-1}
      aria-live="polite"
      aria-describedby={aria['aria-describedby']}
      sx={{ fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere' }}
    >
      {scripted && price !== undefined
        ? priceValue.inWords?.(field, price, { yes: '', language, files: [] })
        : '\u00A0'}
    </Typography>
  );
}
