import theme from '../../config/theme';

const { hairline, control, paper, ink } = theme.color.light;

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/**
 * Shown for a picture that an example names and public/ does not have: it takes whatever shape the
 * example gives it.
 */
export const pictureStandIn = (file: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 240" preserveAspectRatio="xMidYMid slice">
  <rect width="320" height="240" fill="${hairline}"/>
  <path d="M0 208 96 112l56 56 40-40 128 96v16H0Z" fill="${control}"/>
  <circle cx="232" cy="80" r="24" fill="${paper}"/>
  <text x="160" y="32" fill="${ink}" font-family="sans-serif" font-size="12" text-anchor="middle">${escaped(file)}</text>
</svg>
`;
