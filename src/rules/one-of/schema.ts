import { listOf, text } from '../../schema/primitives';
import { baseRuleSchema } from '../base-rule-schema';

export const oneOfSchema = baseRuleSchema(
  'one-of',
  'One of these values, letter by letter. Of choices: none but these.',
  { values: listOf('The values that pass.', text()) },
).meta({
  aliases: [
    'pattern',
    'regex',
    'starts-with',
    'contains',
    'ends-with',
    'allowed-values',
    'in',
    'enum',
    'unique',
    'whitelist',
  ],
});
