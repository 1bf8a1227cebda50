import { join } from 'node:path';
import type { Plugin, ViteDevServer } from 'vite';
import { checkConfig } from './check-config';
import { readConfigSources } from './config-files';
import { formatProblems } from './format-problems';

const errorsOf = (root: string) => {
  const errors = checkConfig(readConfigSources(root)).filter(
    ({ severity }) => severity === 'error',
  );
  return errors.length === 0
    ? undefined
    : `config has something to mend:\n\n${formatProblems(errors)}`;
};

const show = ({ config, ws }: ViteDevServer, message: string) => {
  config.logger.error(message);
  ws.send({ type: 'error', err: { message, stack: '' } });
};

/** Checks config before every build, and in the dev server's overlay whenever a file of it changes. */
export const configCheckPlugin = (): Plugin => {
  let root = '';
  return {
    name: 'config-check',
    configResolved: (config) => {
      root = config.root;
    },
    buildStart() {
      if (this.meta.watchMode) return;
      const message = errorsOf(root);
      if (message) throw new Error(message);
    },
    configureServer: (server) => {
      const check = () => {
        const message = errorsOf(root);
        if (message) show(server, message);
      };
      server.ws.on('connection', check);
      const folder = join(root, 'config');
      server.watcher.on('all', (_event, file) => {
        if (file.startsWith(folder)) check();
      });
    },
  };
};
