import type { StampKind } from '../../src/contract/record';
import { stampLimits } from '../../src/contract/stamp-limits';
import { fileAddress } from '../../src/fields/file/file-address';
import { mostCharacters } from '../../src/fields/most-characters';
import type { FieldDefinition } from '../../src/fields/registry';
import type { FormDefinition } from '../../src/form/form-contract';
import { matchesCondition } from './matches-condition';
import { rulesText } from './rules-text';
import { securityCondition } from './security-condition';

/** Words of the rules language, and of CEL below it, by which no member can be asked for. */
const reserved = new Set(
  'allow as break const continue else false for function if import in is let loop match namespace null package return service true var void while'.split(
    ' ',
  ),
);

const member = (name: string) => (reserved.has(name) ? `data['${name}']` : `data.${name}`);

const list = (texts: string[]) => `[${texts.map(rulesText).join(', ')}]`;

/** What a value may be by its field alone. */
const fieldCondition = (field: FieldDefinition, value: string): string => {
  if ('options' in field) {
    return `${value} in ${list(['', ...field.options.map((option) => option.value)])}`;
  }
  const bounds = `${value} is string && ${value}.size() <= ${mostCharacters(field)}`;
  return 'upload' in field
    ? `${bounds} && ${matchesCondition(value, fileAddress(field.upload.folder))}`
    : bounds;
};

const stampCondition = (kind: StampKind, value: string): string =>
  kind === 'milliseconds'
    ? `${value} is int && ${value} >= ${stampLimits.earliest} && ${value} <= ${stampLimits.latest}`
    : `${value} is string && ${value}.size() > 0 && ${value}.size() <= ${stampLimits.longest}`;

/**
 * The conditions under which `data` is a record of this form; all must hold.
 * @throws {Error} at a rule that the rules language cannot say and that is not `clientOnly`.
 */
export const recordConditions = ({ title, fields, rules, record }: FormDefinition): string[] => {
  const names = [...fields.map(({ name }) => name), ...Object.keys(record.stamps)];
  const ruleConditions = (name: string) =>
    rules
      .filter(({ field, clientOnly }) => field === name && !clientOnly)
      .map((rule) => {
        const condition = securityCondition(rule, member(name));
        if (condition !== undefined) return condition;
        throw new Error(
          `${title}: the security rules cannot say "${rule.check}" of ${name}; mark it clientOnly.`,
        );
      });
  return [
    `data.keys().hasOnly(${list(names)})`,
    `data.keys().hasAll(${list(names)})`,
    ...fields.flatMap((field) => [
      fieldCondition(field, member(field.name)),
      ...ruleConditions(field.name),
    ]),
    ...Object.entries(record.stamps).map(([name, kind]) => stampCondition(kind, member(name))),
  ];
};
