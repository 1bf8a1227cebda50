import { useSyncExternalStore } from 'react';
import { dayIn } from '../schema/days';
import { useSite } from './site-context';

const dayAttribute = 'data-day';

const never = () => () => undefined;

/**
 * The day where the business is, and the attributes of an element around what depends on it. While the
 * browser takes over, it is the day on which the page was built: the page says so itself.
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
  return { today: day, attributes: { [dayAttribute]: day } };
};
