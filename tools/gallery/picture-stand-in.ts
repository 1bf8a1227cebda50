import { escapeHtml } from '../escape-html';

/** Neutral, whatever the theme of the site. */
const colors = { ground: '#dcdfe3', shape: '#8d949d', light: '#fff', ink: '#24282e' };

/**
 * Shown for a picture that an example names and public/ does not have: it takes whatever shape the
 * example gives it.
 */
export const pictureStandIn = (file: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 240" preserveAspectRatio="xMidYMid slice">
  <rect width="320" height="240" fill="${colors.ground}"/>
  <path d="M0 208 96 112l56 56 40-40 128 96v16H0Z" fill="${colors.shape}"/>
  <circle cx="232" cy="80" r="24" fill="${colors.light}"/>
  <text x="160" y="32" fill="${colors.ink}" font-family="sans-serif" font-size="12" text-anchor="middle">${escapeHtml(file)}</text>
</svg>
`;
