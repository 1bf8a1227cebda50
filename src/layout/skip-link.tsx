import Button from '@mui/material/Button';
import { useSite } from '../ui/site-context';

/** Where the back-to-top link leads. */
export const topId = 'top';

/** The first stop of the Tab key, on every page and on the way back to the top. */
export const SkipLink = () => (
  <Button
    id={topId}
    href="#main"
    variant="contained"
    sx={({ spacing, zIndex }) => ({
      position: 'fixed',
      insetBlockStart: spacing(2),
      insetInlineStart: spacing(2),
      zIndex: zIndex.modal,
      // Not `:focus`: whoever came here by pointer, from the foot of the page, needs no skip link.
      '&:not(:focus-visible)': { transform: 'translateY(-200%)' },
    })}
  >
    {useSite().site.header.skipLink}
  </Button>
);
