import { join } from 'node:path';
import { editSite } from '../../tools/edit/edit-site';
import { serveUntilEnd } from '../start-server';

/** `npm run edit` of a site in the copy of the project in a folder, on a day in March 2026, until its input ends. */
const [, , root = '', site = '', port = ''] = process.argv;
const { address, close } = await editSite({
  root,
  site,
  at: Number(port),
  environment: {},
  with: { cacheDir: join(root, 'cache'), logLevel: 'silent' },
  now: () => new Date(2026, 2, 31, 12),
});
serveUntilEnd({ address }, close);
