import { useSyncExternalStore } from 'react';
import { dayIn } from '../schema/days';
import { useSite } from './site-context';

const dayAttribute = 'data-day';

const never = () => () => undefined;

let builtDay: string | null | undefined;

/** The day of the page's build, read once: what is hydrated first says today from then on. */
const readBuiltDay = () =>
  (builtDay ??=
    typeof document === 'undefined'
      ? undefined
      : document.querySelector(`[${dayAttribute}]`)?.getAttribute(dayAttribute));

/**
 * Today where the business is, and the attributes of an element whose content depends on it. During hydration
 * it is the day of the build, which the page itself contains.
 */
export const useToday = () => {
  const { timeZone } = useSite().site;
  const today = () => dayIn(timeZone, new Date());
  const day = useSyncExternalStore(never, today, () => readBuiltDay() ?? today());
  return { today: day, attributes: { [dayAttribute]: day, 'data-script': 'near' } };
};
