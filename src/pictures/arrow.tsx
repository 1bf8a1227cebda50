import { pointing } from '../theme/from-right';

/** Follows the text of a link. */
export const Arrow = () => (
  <svg
    {...pointing}
    viewBox="0 0 16 12"
    width="16"
    height="12"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.75"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
    focusable="false"
  >
    <path d="M1 6h13M9.5 1.5 14 6l-4.5 4.5" />
  </svg>
);
