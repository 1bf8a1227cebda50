import Button from '@mui/material/Button';
import { useSite } from '../ui/site-context';

/** The target of the back-to-top link. */
export const topId = 'top';

/** The first stop of the Tab key, on every page and after a return to the top. */
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
      // Not `:focus`: visitors who came by pointer, from the foot of the page, need no skip link.
      '&:not(:focus-visible)': { transform: 'translateY(-200%)' },
    })}
  >
    {useSite().site.header.skipLink}
  </Button>
);
