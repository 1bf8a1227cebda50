import type { FormDefinition } from '../../src/form/form-contract';
import { securityCondition } from '../../src/rules/security-condition';
import type { Finding } from './finding';

const repeated = (names: string[]) => names.filter((name, index) => names.indexOf(name) !== index);

/** What a form's parts say of each other: field names, rules, the record's order, options. */
export const checkForm = ({ fields, rules, record }: FormDefinition): Finding[] => {
  const names = fields.map(({ name }) => name);
  const stamps = Object.keys(record.stamps);
  const stored = [...names, ...stamps];
  const { order } = record;
  const findings: Finding[] = [];

  fields.forEach((field, index) => {
    const path = `fields[${index}]`;
    if (names.indexOf(field.name) !== index) {
      findings.push({
        path: `${path}.name`,
        message: `"${field.name}" is the name of another field too: every field needs its own`,
      });
    }
    if (field.kind !== 'select') return;
    const values = field.options.map(({ value }) => value);
    repeated(values).forEach((value) =>
      findings.push({ path: `${path}.options`, message: `has the value "${value}" twice` }),
    );
    for (const key of ['initial', 'afterSubmit'] as const) {
      const chosen = field[key];
      if (!chosen || values.includes(chosen)) continue;
      findings.push({
        path: `${path}.${key}`,
        message: `"${chosen}" is none of the options: ${values.join(', ')}`,
      });
    }
  });
  rules.forEach((rule, index) => {
    const { field } = rule;
    if (!rule.clientOnly && securityCondition(rule, 'value') === undefined) {
      findings.push({
        path: `rules[${index}].check`,
        message: `"${rule.check}" cannot be said in the security rules: write clientOnly: true to ask it in the browser alone`,
      });
    }
    if (fields.some(({ name, kind }) => name === field && kind === 'file')) {
      findings.push({
        path: `rules[${index}].field`,
        message: `"${field}" is a file, which no rule can check: delete the rule`,
      });
    }
    if (!names.includes(field)) {
      findings.push({
        path: `rules[${index}].field`,
        message: `"${field}" is no field of this form: choose one of ${names.join(', ')}`,
      });
    }
  });
  stamps
    .filter((name) => names.includes(name))
    .forEach((name) =>
      findings.push({
        path: `record.stamps.${name}`,
        message: 'has the name of a field: give one of them another',
      }),
    );
  order?.forEach((name, index) => {
    if (!stored.includes(name)) {
      findings.push({
        path: `record.order[${index}]`,
        message: `"${name}" is no field and no stamp of this form: choose one of ${stored.join(', ')}`,
      });
    } else if (order.indexOf(name) !== index) {
      findings.push({ path: `record.order[${index}]`, message: `"${name}" is listed twice` });
    }
  });
  const left = order ? stored.filter((name) => !order.includes(name)) : [];
  if (left.length > 0) {
    findings.push({
      path: 'record.order',
      message: `leaves out ${left.join(', ')}: list every field and stamp once`,
    });
  }
  return findings;
};
