/** @jest-environment node */
import { join } from 'node:path';
import { applyEdits } from './apply-edits';
import { checkConfig } from './check-config';
import { readConfigSources } from './config-files';
import { mistakes } from './mistakes';
const sources = readConfigSources(join(__dirname, '../..'));
const before = checkConfig(sources).map(({ code, file, path }) => `${code} ${file} ${path}`);
test('x', () => {
  const out: string[] = [];
  let right = 0,
    exact = 0;
  for (const m of mistakes) {
    const text = sources[m.file]!.replace(m.from, () => m.to);
    const fresh = (t: string) =>
      checkConfig({ ...sources, [m.file]: t }).filter(
        (p) => !before.includes(`${p.code} ${p.file} ${p.path}`),
      );
    const p = fresh(text).find((p) => p.code === m.code);
    if (!p?.fix) {
      out.push(`NOFIX ${m.code} ${m.what} :: ${p?.suggestion ?? ''}`);
      continue;
    }
    const mended = applyEdits(text, p.fix.edits);
    const left = fresh(mended);
    if (left.length)
      out.push(
        `WRONG ${m.code} ${m.what} ${p.fix.certain} ${JSON.stringify(p.fix.edits)} -> ${left.map((l) => l.code + l.path)}`,
      );
    else right++;
    if (mended === sources[m.file]) exact++;
  }
  require('node:fs').writeFileSync(
    '/tmp/fixes.txt',
    `${mistakes.length} right ${right} exact ${exact}\n` + out.join('\n'),
  );
});
