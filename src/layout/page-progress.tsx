import Fade from '@mui/material/Fade';
import LinearProgress from '@mui/material/LinearProgress';
import { useTheme } from '@mui/material/styles';

/**
 * A bar at the top of the screen that comes only when the next page lets itself be waited for. Main's
 * `aria-busy` says the same to those who do not see it.
 */
export const PageProgress = ({ pending }: { pending: boolean }) => {
  const { short } = useTheme().transitions.duration;
  return (
    <Fade in={pending} unmountOnExit style={{ transitionDelay: pending ? `${short}ms` : '0ms' }}>
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
};
