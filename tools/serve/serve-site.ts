import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { loadLocalMail, openSiteBackend } from '../../packages/local-firebase';
import type { SiteForm } from '../../packages/records';
import { firebaseSettings } from '../firebase-settings';
import { builtPages } from '../hosting/serve-pages';
import { chainMiddlewares } from '../http/chain-middlewares';
import { ownHosts } from '../http/own-hosts';
import { listenOn, npmStart } from '../http/port';
import { wantsMail } from '../notifications/wants-mail';
import { siteFolder } from '../site-folder';

type Address = {
  /** The project. */
  root: string;
  /** 0: whichever is free. */
  port: number;
};

type SiteServer = { port: number; close: () => Promise<void> };

const mode = 'production';

/** The mails of the site; what reads config for them is loaded only where there are any. */
const mailOf = async (site: string) => {
  if (!wantsMail(site)) return undefined;
  const { mailEnvironment, mailFor } = await import('../notifications/mail-for');
  const { startLocalMail } = await loadLocalMail();
  return mailFor(site, { environment: mailEnvironment(site, mode), start: startLocalMail });
};

/** The site's forms; what reads config for them is loaded when somebody looks at what they stored. */
const formsOf = (site: string) => {
  let reader: Promise<() => readonly SiteForm[]> | undefined;
  return async () => {
    reader ??= import('../records/site-form').then((module) => module.createFormsReader(site));
    return (await reader)();
  };
};

/** What finds the forms that a function checks; what reads config for them is loaded when one is sent. */
const formFinderOf = (site: string) => async (collection: string) => {
  const { createFormFinder } = await import('../records/function-forms');
  return createFormFinder(site)(collection);
};

const listen = async (answer: RequestListener, port: number): Promise<Server> => {
  const server = createServer(answer);
  await listenOn(server, port, npmStart);
  return server;
};

/**
 * Serves what was built into `dist/site` of the site that is run, with the embedded backend where no hosted one is
 * chosen. Rejects when it cannot. Neither Vite nor anything else that builds is loaded.
 */
export const serveSite = async ({ root, port: wanted }: Address): Promise<SiteServer> => {
  const site = siteFolder(root);
  const pages = builtPages(site);
  let port = wanted;
  const isHosted = (await firebaseSettings(site, mode)) !== null;
  const backend = isHosted
    ? undefined
    : await openSiteBackend({
        site,
        port: () => port,
        mail: await mailOf(site),
        forms: formsOf(site),
        formOf: formFinderOf(site),
        log: (message) =>
          console.warn(`${new Date().toLocaleTimeString()} [local-firebase] ${message}`),
      });
  // Before the pages: /__local/, which is no page's path, shows stored data.
  const answer = chainMiddlewares([ownHosts, ...(backend ? [backend.middleware] : []), pages]);
  const server = await listen(answer, wanted).catch((error: unknown) => {
    void backend?.close();
    throw error;
  });
  server.once('close', () => void backend?.close());
  ({ port } = server.address() as AddressInfo);
  return {
    port,
    close: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
};
