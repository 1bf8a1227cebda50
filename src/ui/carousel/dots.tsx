import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import { fillIn } from '../../schema/texts';

const size = 44;

const Dot = styled(IconButton)(({ theme: { vars, transitions } }) => ({
  width: size,
  height: size,
  '&::before': {
    content: '""',
    width: 16,
    height: 16,
    border: `2px solid ${vars.palette.control}`,
    borderRadius: '50%',
    transition: transitions.create('transform', { duration: transitions.duration.shorter }),
    transform: 'scale(0.75)',
  },
  '&:hover::before': { borderColor: vars.palette.text.primary },
  // Filled by its border, which is still drawn where backgrounds are not (forced colours).
  '&[aria-current]::before': {
    borderWidth: 8,
    borderColor: vars.palette.secondary.main,
    transform: 'none',
  },
}));

type DotsProps = {
  count: number;
  selected: number;
  /** What a dot is called; {number} is its own, from 1. */
  name: string;
  onSelect: (index: number) => void;
};

/** One button for each place that the carousel can be moved to. */
export const Dots = ({ count, selected, name, onSelect }: DotsProps) => (
  <Stack
    direction="row"
    sx={{
      flexWrap: 'wrap',
      // The dots, not the room around them, begin where the slides do.
      marginInlineStart: '-14px',
      mt: 5,
      minHeight: size,
      '@media (scripting: none)': { display: 'none' },
    }}
  >
    {count > 1 &&
      Array.from({ length: count }, (_, index) => (
        <Dot
          key={index}
          aria-label={fillIn(name, { number: index + 1 })}
          aria-current={index === selected ? 'true' : undefined}
          onClick={() => onSelect(index)}
        />
      ))}
  </Stack>
);
