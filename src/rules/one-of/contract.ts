import { listOf, text } from '../../contract/primitives';
import { baseRuleContract } from '../base-rule-contract';

export const oneOfContract = baseRuleContract(
  'one-of',
  'One of these values, letter by letter. Of choices: none but these.',
  { values: listOf('The values that pass.', text()) },
).meta({
  alsoCalled: [
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
