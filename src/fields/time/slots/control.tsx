import ExpandMore from '@mui/icons-material/ExpandMoreOutlined';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { use, useState } from 'react';
import { useController, useWatch } from 'react-hook-form';
import { useScripted } from '../../../hydration/use-scripted';
import { orElse } from '../../../loading/browser-facilities';
import { isOver, slotsOn } from '../../../rules/opening-hours';
import { validDate } from '../../../schema/calendar-day';
import { dateFormat } from '../../../schema/formats';
import { weekdays } from '../../../schema/hour-span';
import type { Hours } from '../../../schema/hours';
import type { Values } from '../../../schema/record';
import { textOf } from '../../../schema/record-texts';
import type { ControlProps } from '../../kind-module';
import { SlotPlacesContext } from './slot-places';

export { timeValue as value } from '../value';

/** Without hours of a rule it is always open, as that rule has it. */
const always: Hours = {
  week: [{ days: [...weekdays], open: ['00:00–24:00'] }],
  special: undefined,
  closed: '',
};

/** A time as the language writes it; as it is stored where that is not known. */
const inWords = (time: string): string =>
  orElse(
    () =>
      dateFormat(document.documentElement.lang || 'en', {
        timeStyle: 'short',
        timeZone: 'UTC',
      }).format(new Date(`2000-01-01T${time}:00Z`)),
    time,
  );

/** The times of the opening hours: of the chosen day, once there is one. What is over, or full, cannot be chosen. */
export function Control({ field, input, aria, control, rules }: ControlProps<'time'>) {
  const rule = rules.find((each) => each.check === 'opening-time');
  const isScripted = useScripted();
  const [since] = useState(Date.now);
  const day = useWatch({
    control,
    compute: (values: Values) => textOf(values[rule?.day ?? '']),
  });
  const { field: controlled } = useController({ control, name: field.name });
  const placesOf = use(SlotPlacesContext);
  const { slots } = field;
  const { hours = always, timeZone } = rule ?? {};
  const on = validDate.test(day) ? day : undefined;
  const all = slots ? slotsOn(hours, { day: on, slots }) : [];
  // The page's HTML dates from the day of the build.
  const isLeft = (time: string) =>
    !isScripted || on === undefined || !timeZone || !isOver(on, time, { timeZone, now: since });
  const chosen = textOf(controlled.value);
  const left = all.filter((time) => time === chosen || isLeft(time));
  // What was chosen does not change by itself: the rule says what is wrong with it.
  const times = chosen === '' || left.includes(chosen) ? left : [...left, chosen].sort();
  return (
    <NativeSelect
      input={<OutlinedInput {...input} value={chosen} onChange={controlled.onChange} />}
      IconComponent={ExpandMore}
      inputProps={aria}
    >
      <option value="" disabled>
        {slots?.placeholder}
      </option>
      {times.map((time) => {
        const places = placesOf(time);
        const words = isScripted ? inWords(time) : time;
        return (
          <option key={time} value={time} disabled={places?.isFull && time !== chosen}>
            {places ? `${words} (${places.words})` : words}
          </option>
        );
      })}
    </NativeSelect>
  );
}
