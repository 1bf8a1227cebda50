import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { ringOf } from '../../../pictures/growth-rings';
import { pointing } from '../../../theme/from-right';
import { useTextAsRead } from '../../../theme/text-as-read';
import { backdrop, DrawnHeader } from '../drawn-header';
import type { HeaderProps } from '../header-words';

const Drawing = styled('svg')(backdrop, ({ theme: { vars } }) => ({
  fill: 'none',
  stroke: vars.palette.secondary.main,
  strokeWidth: 1.25,
  '& .heart': { stroke: 'none', fill: vars.palette.highlight.main },
}));

/** From the heart outwards: years grow apart, and turn a little. */
const years = Array.from({ length: 26 }, (_, year) => ({
  scale: 0.14 + year * 0.08 + (year % 4) * 0.01,
  turn: year * 3,
}));

/** The growth rings of a tree, of a shape of their own for every title. */
export default function Rings(props: HeaderProps) {
  const title = useTextAsRead()(props.section.title);
  const ring = useId();
  return (
    <DrawnHeader
      {...props}
      drawing={
        <Drawing
          {...pointing}
          viewBox="0 0 1200 500"
          preserveAspectRatio="xMidYMin slice"
          aria-hidden="true"
          focusable="false"
        >
          <defs>
            <path id={ring} vectorEffect="non-scaling-stroke" d={ringOf(title)} />
          </defs>
          <g transform="translate(860 240)">
            <use href={`#${ring}`} className="heart" transform="scale(0.07)" />
            {years.map(({ scale, turn }, year) => (
              <use
                key={scale}
                href={`#${ring}`}
                strokeWidth={year % 5 === 4 ? 2.5 : undefined}
                transform={`rotate(${turn})scale(${scale.toFixed(2)})`}
              />
            ))}
          </g>
        </Drawing>
      }
    />
  );
}
