import Fade from '@mui/material/Fade';
import type { TransitionProps } from 'notistack';

/** A toast comes and goes by opacity; notistack counts the time of it. */
export const ToastTransition = ({ children, direction: _, ...transition }: TransitionProps) => (
  <Fade {...transition}>
    <div>{children}</div>
  </Fade>
);
