import { comingDays } from '../../schema/days';
import { OpenNow } from '../../ui/open-now';
import { useSite } from '../../ui/site-context';
import { useToday } from '../../ui/use-today';
import type { SectionProps } from '../section-props';

type OpeningHoursSection = SectionProps<'opening-hours'>['section'];

/** The hours of a section, else those of the business, and of the days that differ those to come; null without any. */
export const useHours = ({ hours: own }: OpeningHoursSection) => {
  const { business } = useSite().site;
  const hours = own ?? business?.hours;
  const { today, attributes } = useToday();
  return hours ? { hours, special: comingDays(hours, today), today, attributes } : null;
};

export type ShownHours = NonNullable<ReturnType<typeof useHours>>;

/** Whether it is open now, where the site has words for it. */
export const OpenLine = ({ hours }: Pick<ShownHours, 'hours'>) => {
  const { timeZone, words } = useSite().site;
  return (
    words.openNow &&
    timeZone !== undefined && <OpenNow hours={hours} timeZone={timeZone} words={words.openNow} />
  );
};
