import Button, { type ButtonProps } from '@mui/material/Button';
import type { MouseEvent } from 'react';

const doNothing = (event: MouseEvent) => event.preventDefault();

/**
 * A button that may be off, while its deed is under way or once it is done: whoever pressed it keeps the focus, which
 * `disabled` of HTML would take away (WCAG 2.4.3).
 */
export const SteadyButton = ({ disabled = false, onClick, ...props }: Omit<ButtonProps, 'sx'>) => (
  <Button
    {...props}
    aria-disabled={disabled}
    onClick={disabled ? doNothing : onClick}
    sx={{ '&[aria-disabled="true"]': { opacity: 0.5, cursor: 'default' } }}
  />
);
