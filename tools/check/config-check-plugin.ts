import { join } from 'node:path';
import type { Plugin } from 'vite';
import { writeFavicon } from '../head/write-favicon';
import { writeRules } from '../security-rules/write-rules';
import { configErrors } from './config-errors';

/**
 * Shows what is wrong with config in the dev server's overlay, whenever a file of it changes; while
 * nothing is, the security rules follow the forms, and the icon the theme.
 */
export const configCheckPlugin = (): Plugin => ({
  name: 'config-check',
  configureServer: ({ config, watcher, ws }) => {
    const check = () => {
      const message = configErrors(config.root);
      if (!message) {
        writeRules(config.root);
        writeFavicon(config.root);
        return;
      }
      config.logger.error(message);
      ws.send({ type: 'error', err: { message, stack: '' } });
    };
    check();
    ws.on('connection', check);
    watcher.on('all', (_event, file) => {
      if (file.startsWith(join(config.root, 'config'))) check();
    });
  },
});
