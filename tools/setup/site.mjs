#!/usr/bin/env node
import { join } from 'node:path';
const root = join(import.meta.dirname, '../..');
const programs = { start: 'serve', rules: 'write-rules' };
const command = process.argv[2];
process.argv.splice(1, 2, join(root, 'tools/run.mjs'), join(root, 'tools', programs[command] ?? command, 'main.ts'));
await import('../run.mjs');
