import { scriptSandbox } from '../../src/sections/embed/script-page';
import { unescape } from './read-page';

const inMeta = /<meta http-equiv="Content-Security-Policy" content="([^"]*)">/;

/**
 * The policy of a page around another firm's script (tools/embeds): its own, which it also holds for hosts that send
 * no headers; only pages of the site frame it, and it is of no origin, even where it is opened by itself.
 */
export const framedPolicy = (html: string): string => {
  const own = inMeta.exec(html)?.[1];
  if (own === undefined) throw new Error('A page around a script has no policy.');
  return `${unescape(own)}; sandbox ${scriptSandbox}; frame-ancestors 'self'`;
};
