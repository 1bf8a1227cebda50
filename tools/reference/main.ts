import { mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { writeIfNew } from '../../packages/files';
import { engineRoot } from '../roots';
import { referenceFiles } from './reference-files';

const root = engineRoot;
const files = referenceFiles(root);
Object.entries(files).forEach(([name, text]) => {
  mkdirSync(dirname(join(root, name)), { recursive: true });
  writeIfNew(join(root, name), text);
});
console.log(`${Object.keys(files).join(' and ')} are written from the schemas.`);
