import { weekdayOf } from '../schema/calendar';
import { opensOn } from '../schema/opening';
import { weekdayNames } from './hours-list';
import { OpenNow } from './open-now';
import { useSite } from './site-context';
import { useToday } from './use-today';

/** The opening hours of today, and whether it is open where the site has words for it; undefined without hours. */
export const useHoursOfToday = () => {
  const { business, timeZone, words, language } = useSite().site;
  const { today, attributes } = useToday();
  const hours = business?.hours;
  if (!hours) return undefined;
  return {
    attributes,
    weekday: weekdayNames(language)[weekdayOf(today)]?.[1],
    spans: opensOn(hours, today),
    closed: hours.closed,
    openNow: words.openNow && timeZone !== undefined && (
      <OpenNow hours={hours} timeZone={timeZone} words={words.openNow} />
    ),
  };
};
