import type { RuleDefinition } from '../../../src/rules/rule-contract';
import { isSayable } from '../../security-rules/security-condition';
import type { Finding } from '../finding';
import { inQuotes, meantBy } from '../nearest/meant-by';
import { groupOf, listOf, numberOf, textOf } from '../read/values';
import { fieldsOf, type Field } from './fields-of';
import { ruleAgainstField } from './rule-against-field';

/** Fields that share a name, options that share a value, starts that no option or limit allows. */
const checkFields = (fields: Field[]): Finding[] =>
  fields.flatMap(({ index, name, kind, entries }) => {
    const path = `fields[${index}]`;
    const first = fields.find((other) => other.name === name)?.index;
    const findings: Finding[] =
      name !== undefined && first !== index
        ? [{ error: 'doubledField', path: `${path}.name`, see: { path: `fields[${first}].name` } }]
        : [];
    const values = listOf(entries.options).map((option) => textOf(groupOf(option).value));
    values.forEach((value, place) => {
      if (value === undefined || values.indexOf(value) === place) return;
      const option = `${path}.options[${place}]`;
      const see = { path: `${path}.options[${values.indexOf(value)}].value` };
      const fix = { remove: option };
      findings.push({ error: 'doubledOption', path: `${option}.value`, see, fix });
    });
    const limit = numberOf(entries.maxLength);
    for (const key of ['initial', 'afterSubmit']) {
      const start = textOf(entries[key]);
      if (!start) continue;
      const options = values.filter((value) => value !== undefined);
      // Options that are missing are told as such.
      if (kind === 'select' && options.length > 0 && !values.includes(start)) {
        findings.push({
          error: 'noSuchOption',
          path: `${path}.${key}`,
          ...meantBy(start, options),
        });
      }
      if (limit !== undefined && [...start].length > limit) {
        const parts = { limit: String(limit) };
        findings.push({ error: 'startTooLong', path: `${path}.${key}`, parts });
      }
    }
    return findings;
  });

/** Kinds of rules of which no text can pass both, unless one asks for filled fields alone. */
const apart = [
  ['digits', 'email'],
  ['digits', 'web-address'],
  ['email', 'web-address'],
] as const;

const checkRules = (form: Record<string, unknown>, fields: Field[]): Finding[] => {
  const rules = listOf(form.rules).map(groupOf);
  const names = fields.flatMap(({ name }) => name ?? []);
  return rules.flatMap((rule, index) => {
    const path = `rules[${index}]`;
    const name = textOf(rule.field);
    const check = textOf(rule.check);
    const findings: Finding[] = [];
    if (name === undefined) return [];
    const field = fields.find((each) => each.name === name);
    if (!field) {
      // A field of which a rule asks the same already is not the one that is meant.
      const free = names.filter(
        (each) => !rules.some((other) => other.check === check && other.field === each),
      );
      const { allowed } = meantBy(name, names);
      const meant = { ...meantBy(name, free), allowed };
      findings.push({ error: 'ruleWithoutField', path: `${path}.field`, ...meant });
    } else if (field.kind === 'file') {
      findings.push({ error: 'ruleForFile', path: `${path}.field`, fix: { remove: path } });
    }
    if (isUnsayable(rule)) findings.push({ error: 'ruleForBrowserAlone', path: `${path}.check` });
    const above = rules.slice(0, index).filter((other) => textOf(other.field) === name);
    const seeRule = (other: Record<string, unknown>) => ({
      path: `rules[${rules.indexOf(other)}].check`,
    });
    const same = above.find((other) => other.check === check && other.length === rule.length);
    if (same) {
      const see = seeRule(same);
      findings.push({ error: 'ruleRepeated', path: `${path}.check`, see, fix: { remove: path } });
    }
    const against = above.find((other) =>
      apart.some(
        (pair) =>
          pair.some((each) => each === check) &&
          pair.some((each) => each === other.check) &&
          other.check !== check,
      ),
    );
    if (against && !(rule.whenFilled && against.whenFilled)) {
      const parts = { other: String(against.check) };
      findings.push({
        error: 'contradictoryRules',
        path: `${path}.check`,
        parts,
        see: seeRule(against),
        fix: { remove: path },
      });
    }
    if (field && !against) findings.push(...ruleAgainstField(rule, field, `${path}.check`));
    const limit = numberOf(field?.entries.maxLength);
    const least = check === 'min-length' ? numberOf(rule.length) : undefined;
    if (limit !== undefined && least !== undefined && least > limit) {
      const parts = { limit: String(limit) };
      const suggestion = String(limit);
      findings.push({
        error: 'ruleAgainstLimit',
        path: `${path}.length`,
        parts,
        suggestion,
        fix: { value: suggestion },
      });
    }
    return findings;
  });
};

const isUnsayable = (rule: Record<string, unknown>) => {
  if (rule.clientOnly === true) return false;
  try {
    return !isSayable(rule as RuleDefinition);
  } catch {
    // A rule of a kind that there is not is told as such.
    return false;
  }
};

const checkOrder = (form: Record<string, unknown>, fields: Field[]): Finding[] => {
  const record = groupOf(form.record);
  const names = fields.flatMap(({ name }) => name ?? []);
  const stamps = Object.keys(groupOf(record.stamps));
  const stored = [...names, ...stamps];
  const findings: Finding[] = stamps
    .filter((name) => names.includes(name))
    .map((name) => ({
      error: 'stampIsField',
      path: `record.stamps.${name}`,
      at: 'key' as const,
      parts: { found: name },
      fix: { remove: `record.stamps.${name}` },
    }));
  if (!Array.isArray(record.order)) return findings;
  const order = record.order.map(textOf);
  order.forEach((name, index) => {
    if (name === undefined) return;
    const path = `record.order[${index}]`;
    if (!stored.includes(name)) {
      findings.push({ error: 'orderUnknown', path, ...meantBy(name, stored) });
    } else if (order.indexOf(name) !== index)
      findings.push({ error: 'orderTwice', path, fix: { remove: path } });
  });
  const misspelt = order.filter((name) => name !== undefined && !stored.includes(name)).length;
  const left = stored.filter((name) => !order.includes(name));
  if (left.length > misspelt) {
    const whole = [...order.flatMap((name) => name ?? []), ...left];
    const suggestion = `[${whole.map(inQuotes).join(', ')}]`;
    findings.push({
      error: 'orderLeavesOut',
      path: 'record.order',
      parts: { found: left.join(', ') },
      suggestion,
      fix: { value: suggestion },
    });
  }
  return findings;
};

const meaningRequired = ['required', 'mandatory', 'obligatory'];

/** Fields that say themselves whether they must be filled in. */
const rulesInFields = (fields: Field[]): Finding[] =>
  fields.flatMap(({ index, name = '…', entries }) =>
    meaningRequired
      .filter((key) => Object.hasOwn(entries, key))
      .map((key): Finding => {
        const path = `fields[${index}].${key}`;
        const suggestion = `{ field: ${inQuotes(name)}, check: 'required', message: '…' }`;
        const fix = { remove: path };
        return { error: 'ruleInField', path, at: 'key', parts: { found: key }, suggestion, fix };
      }),
  );

/** What a form's parts say of each other. Takes any value: what is not there is not judged. */
export const checkForm = (value: unknown): Finding[] => {
  const form = groupOf(value);
  const fields = fieldsOf(form);
  return [
    ...checkFields(fields),
    ...rulesInFields(fields),
    ...checkRules(form, fields),
    ...checkOrder(form, fields),
  ];
};
