import { useState } from 'react';
import { useScripted } from '../../hydration/use-scripted';
import { dayOf } from '../../rules/today';
import type { ControlProps } from '../kind-module';
import { PickedControl } from '../time/control';
import { dayLimits } from './day-limits';

/** A day, within those that the field's rules let through. */
export function DateControl(props: ControlProps<'date'>) {
  const [today] = useState(() => dayOf(new Date()));
  // The page's HTML is of the day on which it was built.
  const limits = dayLimits(props.rules, useScripted() ? today : undefined);
  return <PickedControl {...props} limits={limits} />;
}
