import { styled } from '@mui/material/styles';
import { visuallyHidden } from '@mui/utils';
import { useState } from 'react';
import CountUp from 'react-countup';

const HeardOnly = styled('span')(visuallyHidden);

export type RunningFigureProps = {
  target: number;
  suffix: string;
  /** Milliseconds. */
  duration: number;
};

/** A figure on its way from 0 to its target; arrived, it is plain text again. */
export const RunningFigure = ({ target, suffix, duration }: RunningFigureProps) => {
  const [arrived, setArrived] = useState(false);
  const figure = `${target}${suffix}`;
  if (arrived) return figure;
  return (
    <>
      <span aria-hidden="true">
        <CountUp
          end={target}
          suffix={suffix}
          separator=""
          duration={duration / 1000}
          onEnd={() => setArrived(true)}
        />
      </span>
      <HeardOnly>{figure}</HeardOnly>
    </>
  );
};
