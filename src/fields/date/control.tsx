import { useState } from 'react';
import { useScripted } from '../../hydration/use-scripted';
import { dayOf } from '../../rules/today';
import type { ControlProps } from '../kind-module';
import { Control as PickedControl } from '../time/control';
import { dayLimits } from './day-limits';

export { dateValue as value } from './value';

/** A day within the limits of the field's rules. */
export function Control(props: ControlProps<'date'>) {
  const [today] = useState(() => dayOf(new Date()));
  // The page's HTML dates from the day of the build.
  const limits = dayLimits(props.rules, useScripted() ? today : undefined);
  return <PickedControl {...props} limits={limits} />;
}
