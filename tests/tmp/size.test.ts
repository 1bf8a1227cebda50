/** @jest-environment node */
import { firestoreRules } from '../../packages/security-rules';
import { rulesSize } from '../../packages/rules-language';
import { booking, rooms, seasons } from '../../packages/local-firebase/testing/agreement/hotel';
import { configValue, readConfigSources } from '../../packages/config-files/config-files';
import { resolveConfig } from '../../packages/resolved-site/resolve-config';
import type { FormDefinition } from '../../src/form/form-schema';
const file = 'config/forms/booking.ts';
const sources = {
  ...readConfigSources('tests/sites/languages'),
  [file]: `export default ${JSON.stringify(booking)};\n`,
  'config/collections/rooms.ts': `export default ${JSON.stringify(rooms)};\n`,
  'config/collections/seasons.ts': `export default ${JSON.stringify(seasons)};\n`,
};
const values = new Map(Object.entries(sources).map(([name, source]) => [name, configValue(name, source as string)]));
test('x', () => {
  const form = resolveConfig(values, { language: 'en', today: '2026-11-30' }).values.get(file) as FormDefinition;
  const size = (f: FormDefinition) => rulesSize(firestoreRules([f])).expressions;
  const out = [['whole', size(form)] as unknown[]];
  const price = form.fields!.find((f) => f.kind === 'price' && f.name === 'Price') as any;
  for (let n = 0; n <= price.sum.length; n += 1) {
    out.push([n, size({ ...form, fields: form.fields!.map((f) => f === price ? { ...price, sum: price.sum.slice(0, n).concat(n ? [] : [{ amount: 1 }]) } : f) })]);
  }
  out.push(['no deposit', size({ ...form, fields: form.fields!.filter((f) => (f as any).name !== 'Deposit') })]);
  console.log(JSON.stringify(out), '\n', firestoreRules([form]));
});
