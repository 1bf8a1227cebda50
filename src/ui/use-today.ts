import { useSyncExternalStore } from 'react';
import { dayIn } from '../schema/days';
import { useSite } from './site-context';

const dayAttribute = 'data-day';

const never = () => () => undefined;

/** The day of each page's build, read once: what is hydrated first says today from then on. */
const builtDays = new WeakMap<Document, string>();

const builtDay = (): string | undefined => {
  if (typeof document === 'undefined') return undefined;
  const known = builtDays.get(document);
  if (known !== undefined) return known;
  const written = document.querySelector(`[${dayAttribute}]`)?.getAttribute(dayAttribute);
  if (typeof written === 'string') builtDays.set(document, written);
  return written ?? undefined;
};

/**
 * Today where the business is, and the attributes of an element whose content depends on it. During hydration
 * it is the day of the build, which the page itself contains.
 */
export const useToday = () => {
  const { timeZone } = useSite().site;
  const today = () => dayIn(timeZone, new Date());
  const day = useSyncExternalStore(never, today, () => builtDay() ?? today());
  return { today: day, attributes: { [dayAttribute]: day, 'data-script': 'near' } };
};
