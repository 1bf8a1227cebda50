import type { AllowedOrigins } from './allowed-origins';
import { hashOf, type PageFacts } from './read-page';

/**
 * Emotion puts its rules through the CSSOM into style elements that are empty when they come into
 * the page. No other style element can be added: the hash of nothing allows nothing but nothing.
 */
const emptyStyle = hashOf('');

const directive = (name: string, sources: string[]) =>
  sources.length > 0 ? `${name} ${sources.join(' ')}` : `${name} 'none'`;

/**
 * The Content-Security-Policy of a page. A page that came by a link still has the policy of the one
 * that was opened first, so that `origins` are those of the whole site.
 */
export const contentPolicy = (
  { scripts, styles, styleAttributes }: PageFacts,
  { connect, script, frame, media }: AllowedOrigins,
): string =>
  [
    "default-src 'none'",
    directive('script-src', ["'self'", ...scripts, ...script]),
    // Of its own files pages load the one for paper.
    directive('style-src', ["'self'", emptyStyle, ...styles]),
    // Attributes in the HTML alone need this: what React sets goes through the CSSOM.
    ...(styleAttributes.length > 0
      ? [directive('style-src-attr', ["'unsafe-hashes'", ...styleAttributes])]
      : []),
    "img-src 'self'",
    "font-src 'self'",
    ...(media ? [directive('media-src', media)] : []),
    directive('connect-src', ["'self'", ...connect]),
    directive('frame-src', frame),
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
