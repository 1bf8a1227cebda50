import { styled } from '@mui/material/styles';
import { useRef, useState, type RefObject } from 'react';
import { useCountUp } from 'react-countup';
// By name: the package is CommonJS, and what a default import of it is differs between bundlers.

export type RunningFigureProps = {
  target: number;
  suffix: string;
  /** Milliseconds. */
  duration: number;
};

/** Takes no room of its own: nothing moves while it runs. */
const Running = styled('span')({ position: 'absolute' });

/** The figure itself keeps its place, and is what is heard. */
const Room = styled('span')({ opacity: 0 });

/** A figure on its way from 0 to its target; arrived, it is plain text again. */
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
