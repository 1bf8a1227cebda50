import Fade from '@mui/material/Fade';
import LinearProgress from '@mui/material/LinearProgress';

/**
 * A bar at the top of the screen while the next page is slow to load. Main's `aria-busy` says the same to
 * screen readers.
 */
export default function PageProgress({ shown }: { shown: boolean }) {
  return (
    <Fade in={shown} unmountOnExit>
      <LinearProgress
        aria-hidden
        sx={{
          position: 'fixed',
          insetBlockStart: 0,
          insetInline: 0,
          zIndex: 'snackbar',
          height: 3,
          borderRadius: 0,
        }}
      />
    </Fade>
  );
}
