import Fade from '@mui/material/Fade';
import LinearProgress from '@mui/material/LinearProgress';

/**
 * A bar at the top of the screen while the next page lets itself be waited for. Main's `aria-busy`
 * says the same to those who do not see it.
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
