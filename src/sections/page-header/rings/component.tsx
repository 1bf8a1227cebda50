import { styled } from '@mui/material/styles';
import { ringOf } from '../../../pictures/growth-rings';
import { pointing } from '../../../theme/from-right';
import { backdrop, DrawnHeader } from '../drawn-header';
import type { HeaderProps } from '../header-words';

const Drawing = styled('svg')(backdrop, ({ theme: { vars } }) => ({
  fill: 'none',
  stroke: vars.palette.secondary.main,
  '& .heart': { stroke: 'none', fill: vars.palette.highlight.main },
}));

/** From the heart outwards: years grow apart, and turn a little. */
const years = Array.from({ length: 30 }, (_, year) => ({
  scale: 0.07 + year * 0.075 + (year % 4) * 0.012,
  turn: year * 2.5,
}));

/** The growth rings of a tree, of a shape of their own for every title. */
export default function Rings(props: HeaderProps) {
  const ring = ringOf(props.section.title);
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
          <g transform="translate(860 240)">
            {years.map(({ scale, turn }, year) => (
              <path
                key={scale}
                className={year === 0 ? 'heart' : undefined}
                vectorEffect="non-scaling-stroke"
                strokeWidth={year % 5 === 0 ? 2.5 : 1.25}
                transform={`rotate(${turn}) scale(${scale.toFixed(3)})`}
                d={ring}
              />
            ))}
          </g>
        </Drawing>
      }
    />
  );
}
