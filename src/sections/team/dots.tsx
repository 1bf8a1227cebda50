import styled from '@emotion/styled';

type DotsProps = {
  count: number;
  selected: number;
  /** What a dot is called; {number} is its own, from 1. */
  name: string;
  onSelect: (index: number) => void;
};

const Row = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  // The dots, not the room around them, begin where the slides do.
  marginInlineStart: -14,
  marginBlockStart: theme.spacing(5),
  minHeight: 44,
  '@media (scripting: none)': { display: 'none' },
}));

const Dot = styled('button')(({ theme: { tokens } }) => ({
  display: 'grid',
  placeItems: 'center',
  width: 44,
  height: 44,
  padding: 0,
  border: 0,
  borderRadius: tokens.radius.control,
  backgroundColor: 'transparent',
  cursor: 'pointer',
  '&::before': {
    content: '""',
    width: 16,
    height: 16,
    border: `2px solid ${tokens.color.control}`,
    borderRadius: tokens.radius.pill,
    transition: `transform ${tokens.motion.medium} ${tokens.motion.easing}`,
    transform: 'scale(0.75)',
  },
  '&:hover::before': { borderColor: tokens.color.ink },
  // Filled by its border, which is still drawn where backgrounds are not (forced colours).
  '&[aria-current]::before': {
    borderWidth: 8,
    borderColor: tokens.color.accent,
    transform: 'none',
  },
}));

/** One button for each place that the carousel can be moved to. */
export const Dots = ({ count, selected, name, onSelect }: DotsProps) => (
  <Row>
    {count > 1 &&
      Array.from({ length: count }, (_, index) => (
        <Dot
          key={index}
          type="button"
          aria-label={name.replace('{number}', String(index + 1))}
          aria-current={index === selected ? 'true' : undefined}
          onClick={() => onSelect(index)}
        />
      ))}
  </Row>
);
