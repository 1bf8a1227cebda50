/**
 * Hidden from sight, but not from screen readers: for `sx` of what is so at times only, else `VisuallyHidden`. There a
 * size of 1 would be all of what is around it.
 */
export const heardOnly = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  p: 0,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const;
