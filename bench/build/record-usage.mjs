/** Imported into each process of a build before it starts: writes what it has used when it ends. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

process.on('exit', () => {
  const file = join(process.env.USAGE_FOLDER, `${process.pid}.json`);
  writeFileSync(file, JSON.stringify(process.resourceUsage()));
});
