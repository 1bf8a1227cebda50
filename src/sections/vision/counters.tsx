import { useRef } from 'react';
import type { SectionDefinition } from '../registry';
import { Entry, Figure, Label, Stair } from './counter-parts';
import { useRunningFigure } from './use-running-figure';

type CountersProps = Pick<SectionDefinition<'vision'>, 'counters' | 'duration'>;

/**
 * Figures that run from 0 to their targets when they are first seen. The targets themselves are
 * in the page from the start, and whoever hears the page hears nothing else.
 */
export const Counters = ({ counters, duration }: CountersProps) => {
  const list = useRef<HTMLDListElement>(null);
  const RunningFigure = useRunningFigure(list);
  return (
    <Stair ref={list}>
      {counters.map(({ target, suffix, label }, index) => (
        <Entry key={label} tread={counters.length - 1 - index}>
          <Label>{label}</Label>
          <Figure>
            {RunningFigure ? (
              <RunningFigure target={target} suffix={suffix} duration={duration} />
            ) : (
              `${target}${suffix}`
            )}
          </Figure>
        </Entry>
      ))}
    </Stair>
  );
};
