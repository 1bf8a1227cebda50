import { useSyncExternalStore } from 'react';
import { dayIn } from '../schema/days';
import { useSite } from './site-context';

const dayAttribute = 'data-day';

const never = () => () => undefined;

/**
 * Today where the business is, and the attributes of an element whose content depends on it. During hydration
 * it is the day of the build, which the page itself contains.
 */
export const useToday = () => {
  const { timeZone } = useSite().site;
  const today = () => dayIn(timeZone, new Date());
  const writtenDay = () =>
    (typeof document === 'undefined'
      ? null
      : document.querySelector(`[${dayAttribute}]`)
    )?.getAttribute(dayAttribute) ?? today();
  const day = useSyncExternalStore(never, today, writtenDay);
  return { today: day, attributes: { [dayAttribute]: day, 'data-script': 'near' } };
};
