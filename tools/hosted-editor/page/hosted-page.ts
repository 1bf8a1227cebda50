import type { SiteStart } from '../../../packages/edit-protocol/worker-protocol';
import type { Connection } from './connection';

/** What the page's first script hands to the site's script, and a page to its frames. */
export type HostedPage = { connection: Connection; start: SiteStart };

declare global {
  var hostedPage: HostedPage | undefined;
}

/** For the site's script, which is loaded once this is there. */
export const hostedPage = (): HostedPage => {
  if (!globalThis.hostedPage) throw new Error('The page has not been started.');
  return globalThis.hostedPage;
};
