/** Imported into a build before it starts: writes what the process has used when it ends. */
import { writeFileSync } from 'node:fs';

process.on('exit', () => {
  writeFileSync(process.env.USAGE_FILE, JSON.stringify(process.resourceUsage()));
});
