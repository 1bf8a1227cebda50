import GlobalStyles from '@mui/material/GlobalStyles';
import Typography from '@mui/material/Typography';
import { use, useEffect, useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useScripted } from '../../hydration/use-scripted';
import { orElse } from '../../loading/browser-facilities';
import { isBlank } from '../../rules/is-blank';
import { withoutMarks } from '../../schema/parse-marks';
import type { Values } from '../../schema/record';
import { aboutPrice } from '../../schema/second-price';
import { VisuallyHidden } from '../../theme/visually-hidden';
import { WorkedOutContext } from '../field-contexts';
import type { ControlProps } from '../kind-module';
import type { PricePart } from './schema';
import { priceValue } from './value';

export { priceValue as value };

/** What a part depends on; a share of a field says nothing before there is something of it. */
const namesIn = ({ of, percent, times = [], each, nights, when }: PricePart) =>
  [
    percent === undefined ? of : undefined,
    ...times,
    each?.list,
    nights?.arrival,
    nights?.departure,
    ...(when?.any ?? when?.all ?? [when]).map((condition) => condition?.field),
  ].filter((name) => name !== undefined);

/** Before anything is chosen that it depends on, nothing is known of a price; 0 would be one. */
const isKnown = ({ sum = [] }: ControlProps<'price'>['field'], values: Values): boolean => {
  const names = sum.flatMap(namesIn);
  const isFixed = names.length === 0 && sum.every(({ percent }) => percent === undefined);
  return isFixed || names.some((name) => !isBlank(values[name]));
};

/**
 * While what it is worked out from is filled in above it, a price stays at the lower edge of the window; what gets the
 * focus stays above it (WCAG 2.4.11). Only forms with a price load this.
 */
const staying = (
  <GlobalStyles
    styles={({ vars }) => ({
      '@media (min-height: 30em)': {
        // More than the frame of a field, which has a position of its own.
        'form [data-kind="price"]': {
          position: 'sticky',
          insetBlockEnd: 0,
          zIndex: 1,
          paddingBlock: '0.5rem',
          backgroundColor: vars.palette.background.default,
        },
        '.MuiPaper-root form [data-kind="price"]': {
          backgroundColor: vars.palette.background.paper,
        },
        'form [data-width] :is(input, select, textarea, button)': { scrollMarginBlockEnd: '7rem' },
      },
    })}
  />
);

/** Milliseconds: what is typed meanwhile makes other prices, of which only the last is said. */
const pause = 1000;
/** Then it is no longer there to be read twice. */
const heard = 5000;

/** Says a price that has changed, for screen readers (WCAG 4.1.3). */
const Said = ({ words }: { words: string }) => {
  const [said, setSaid] = useState('');
  const before = useRef(words);
  useEffect(() => {
    if (before.current === words) return undefined;
    before.current = words;
    const timers = [
      setTimeout(() => setSaid(words), pause),
      setTimeout(() => setSaid(''), pause + heard),
    ];
    return () => timers.forEach(clearTimeout);
  }, [words]);
  return <VisuallyHidden role="status">{said}</VisuallyHidden>;
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
  // A built site without a second currency has no code for it.
  const second = globalThis.__SITE__?.secondCurrency;
  const isShown = scripted && price !== undefined;
  const paid = isShown && priceValue.inWords?.(field, price, { yes: '', language, files: [] });
  const about =
    second && isShown && price !== null
      ? orElse(
          () => aboutPrice(Number(price), second, { currency: field.currency, language }),
          undefined,
        )
      : undefined;
  const words = [paid, about].filter(Boolean).join(' ');
  return (
    <>
      {staying}
      <Typography
        component="output"
        variant="lead"
        id={input.id}
        // By its name the alert finds it, and can give it the focus.
        {...{ name: input.name }}
        tabIndex={-1}
        aria-live="off"
        aria-describedby={aria['aria-describedby']}
        sx={{ fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere' }}
      >
        {words || '\u00A0'}
      </Typography>
      {second && about && (
        <Typography variant="label" component="p" sx={{ color: 'text.muted' }}>
          {second.note}
        </Typography>
      )}
      {scripted && <Said words={words ? `${withoutMarks(field.label)}: ${words}` : ''} />}
    </>
  );
}
