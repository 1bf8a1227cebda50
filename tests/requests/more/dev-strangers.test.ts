/** @jest-environment node */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { records } from '../../../packages/local-firebase/testing/send';
import { liveServer } from '../live-server';
import { expectUnseen, putSecrets, secret, unseen } from '../private-files';
import { testHostilePaths, testStoredData } from '../strange-requests';

/** Every private file, and every method, asked of `npm run dev` by strangers. */

const dev = liveServer({ command: 'dev', prepare: ({ folder }) => putSecrets(folder) });

describe('stored data', () => testStoredData(dev));

describe('hostile paths', () => testHostilePaths(dev));

test.each(unseen)('%s is served under no spelling of its name', (file) =>
  expectUnseen(dev, { file, word: secret }),
);

test('stored data is served under no spelling of its name, in any folder', async () => {
  const [stored = ''] = readdirSync(join(dev.folder(), 'data/documents'));
  await expectUnseen(dev, { file: `data/documents/${stored}`, word: records.subcribe.Email });
});
