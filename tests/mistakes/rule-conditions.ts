import { added } from './form-kinds';
import type { Mistake } from './row';

const as =
  "{ kind: 'radio', name: 'As', label: 'As', options: [{ value: 'firm' }, { value: 'private' }] },";
const company = (more = '') =>
  `{ kind: 'text', name: 'Company', label: 'Company', maxLength: 80, ${more} },`;
const day = "{ kind: 'date', name: 'Day', label: 'Day', errorMessage: 'No day' },";

const asked = (what: string, when: string, reported: { code: string; suggests?: string }) =>
  added(what, {
    fields: [as, company()],
    rules: [`{ field: 'Company', check: 'required', ${when}, message: 'x' }, `],
    at: 'when',
    ...reported,
  });

const dated = (what: string, limit: string, reported: { code: string; suggests?: string }) =>
  added(what, {
    fields: [day],
    rules: [`{ field: 'Day', check: 'not-before', ${limit}, clientOnly: true, message: 'x' }, `],
    at: 'not-before',
    ...reported,
  });

const either = (what: string, others: string, reported: { code: string; suggests?: string }) =>
  added(what, {
    fields: [company()],
    rules: [`{ field: 'Email', check: 'at-least-one', others: ${others}, message: 'x' }, `],
    at: 'others',
    ...reported,
  });

/** Mistakes in what a rule says of other fields, and of days from today. */
export const ruleConditionMistakes: Mistake[] = [
  asked('a rule under a condition on a misspelt field', "when: { field: 'Sa', is: 'firm' }", {
    code: 'SITE-053',
    suggests: "'As'",
  }),
  asked('one on an option that there is not', "when: { field: 'As', is: 'frim' }", {
    code: 'SITE-052',
    suggests: "'firm'",
  }),
  asked('one that compares a choice with a number', "when: { field: 'As', moreThan: 3 }", {
    code: 'SITE-134',
  }),
  asked('one that asks nothing', "when: { field: 'As' }", {
    code: 'SITE-133',
    suggests: "{ field: 'As', filled: true }",
  }),
  asked('one without a field', "when: 'firm'", { code: 'SITE-027' }),
  added('a condition that shows the field of the rule anyway', {
    fields: [as, company("showWhen: { field: 'As', is: 'firm' }")],
    rules: [
      "{ field: 'Company', check: 'required', when: { field: 'As', is: 'firm' }, message: 'x' }, ",
    ],
    code: 'SITE-632',
    at: 'when',
  }),
  added('a condition that never holds while the field of the rule is shown', {
    fields: [as, company("showWhen: { field: 'As', is: 'firm' }")],
    rules: [
      "{ field: 'Company', check: 'required', when: { field: 'As', is: 'private' }, message: 'x' }, ",
    ],
    code: 'SITE-134',
    at: 'when',
  }),
  either('one of several fields, a misspelt one among them', "['Compnay']", {
    code: 'SITE-053',
    suggests: "'Company'",
  }),
  either('one of several fields, of which one is its own', "['Company', 'Email']", {
    code: 'SITE-142',
  }),
  either('one of several fields that are named as one text', "'Company'", { code: 'SITE-026' }),
  added('what must be filled in, and may be empty', {
    fields: [company()],
    rules: ["{ field: 'Company', check: 'required', whenFilled: true, message: 'x' }, "],
    code: 'SITE-634',
    at: 'whenFilled',
  }),
  dated('days beside a day of the calendar', "date: '2027-01-01', days: 3", { code: 'SITE-034' }),
  dated('days in words', "date: 'today', days: '3'", { code: 'SITE-024', suggests: '3' }),
  dated('a part of a day', "date: 'today', days: 1.5", { code: 'SITE-033' }),
];
