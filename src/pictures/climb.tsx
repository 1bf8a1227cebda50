import { styled, useTheme } from '@mui/material/styles';

const Drawing = styled('svg')(({ theme: { vars } }) => ({
  '& .ground': { fill: vars.palette.background.tint },
  '& .line': {
    fill: 'none',
    stroke: vars.palette.secondary.main,
    strokeWidth: 1.5,
    vectorEffect: 'non-scaling-stroke',
  },
}));

const line = 'M0.2 100V80H25V60H50V40H75V20H100';

/** A stair that fills its box, its treads drawn as one rising line. */
export const Climb = ({ className }: { className?: string }) =>
  useTheme().motif && (
    <Drawing
      className={className}
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
    >
      <path className="ground" d={`${line}V100Z`} />
      <path className="line" d={line} />
    </Drawing>
  );
