import styled from '@emotion/styled';

const List = styled('ul')(({ theme }) => ({
  maxWidth: theme.tokens.space.measure,
  borderTop: `1px solid ${theme.tokens.color.hairline}`,
  color: theme.tokens.color.ink,
  '& li': {
    display: 'flex',
    gap: theme.spacing(4),
    paddingBlock: theme.spacing(3),
    borderBottom: `1px solid ${theme.tokens.color.hairline}`,
  },
  '& svg': {
    flex: 'none',
    // In line with the middle of the first line of words.
    marginTop: '0.3em',
    fill: 'none',
    stroke: theme.tokens.color.accent,
    strokeWidth: 2,
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
  },
}));

type PointsProps = { points: readonly string[] };

/** Checked entries of a ledger. */
export const Points = ({ points }: PointsProps) => (
  <List>
    {points.map((point) => (
      <li key={point}>
        <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true" focusable="false">
          <path d="M2 9l4 4 8-10" />
        </svg>
        <span>{point}</span>
      </li>
    ))}
  </List>
);
