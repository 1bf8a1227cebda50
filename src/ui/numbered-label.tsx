import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';

/** With a motif the rule takes one step up at its end. */
const Ruled = styled(Typography)(({ theme }) => {
  const { control, text } = theme.vars.palette;
  const rule = `linear-gradient(${control}, ${control}) no-repeat`;
  return {
    display: 'flex',
    alignItems: 'center',
    gap: theme.spacing(3),
    marginBottom: theme.spacing(7),
    color: text.muted,
    fontVariantNumeric: 'tabular-nums',
    '& > [data-number]': { color: text.primary, fontWeight: 600 },
    '&::after': {
      content: '""',
      flex: 1,
      height: '0.5625rem',
      background: theme.motif
        ? `${rule} left bottom / calc(100% - 6rem) 1px, ${rule} calc(100% - 6rem) 0 / 1px 100%, ${rule} right top / 6rem 1px`
        : `${rule} left / 100% 1px`,
      opacity: 0.6,
    },
  };
});

type NumberedLabelProps = {
  label: string;
  /** The section's number on the page, from 1. */
  number: number | undefined;
};

/** The small words that open a section, behind its number. */
export const NumberedLabel = ({ label, number }: NumberedLabelProps) => (
  <Ruled variant="label">
    {number !== undefined && <span data-number>{String(number).padStart(2, '0')}</span>}
    <span>{label}</span>
  </Ruled>
);
