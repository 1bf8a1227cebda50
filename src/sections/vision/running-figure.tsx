import { styled } from '@mui/material/styles';
import { useRef, useState, type RefObject } from 'react';
import { useCountUp } from 'react-countup';
// A named import: bundlers differ in the default import of this CommonJS package.

export type RunningFigureProps = {
  target: number;
  suffix: string;
  /** Milliseconds. */
  duration: number;
};

/** Takes no room of its own: nothing shifts while it counts. */
const Running = styled('span')({ position: 'absolute' });

/** The target keeps its room, and is what screen readers say. */
const Room = styled('span')({ opacity: 0 });

/** A figure that counts from 0 to its target; at the end it is plain text again. */
export const RunningFigure = ({ target, suffix, duration }: RunningFigureProps) => {
  const [arrived, setArrived] = useState(false);
  const running = useRef<HTMLSpanElement>(null);
  useCountUp({
    ref: running as RefObject<HTMLElement>,
    end: target,
    suffix,
    separator: '',
    duration: duration / 1000,
    onEnd: () => setArrived(true),
  });
  const figure = `${target}${suffix}`;
  if (arrived) return figure;
  return (
    <>
      <Running aria-hidden="true" ref={running} />
      <Room>{figure}</Room>
    </>
  );
};
