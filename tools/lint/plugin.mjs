import { importOrderRule } from './import-order.mjs';
import { layersRule } from './layers.mjs';
import { plainConfigRule } from './plain-config.mjs';

/** Rules of this project's own, beside those that oxlint has. */
export default {
  meta: { name: 'project' },
  rules: { 'import-order': importOrderRule, layers: layersRule, 'plain-config': plainConfigRule },
};
