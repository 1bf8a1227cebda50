import type { InferType, Schema, TestContext, ValidationError } from 'yup';
import { itemSchemas, type FormItem } from '../fields/registry';
import { orElse } from '../loading/browser-facilities';
import { type RuleDefinition, ruleSchema } from '../rules/schemas';
import { showWhen } from '../schema/condition';
import { entryOfKind, lacks } from '../schema/groups';
import { plainList } from '../schema/plain-values';
import {
  flag,
  listOf,
  oneOf,
  optionalGroup,
  optionalList,
  optionalMarkedText,
  optionalText,
  strictObject,
  text,
  withDescription,
} from '../schema/primitives';
import { recordSchema, type RecordDefinition } from '../schema/record';
import { usualText, usualTextWith, whenUsualGroup } from '../schema/usual-text';
import { formFields } from './form-fields';
import { outcome } from './outcome-schema';

const submit = strictObject({
  label: text('The label of the button.'),
  look: oneOf('How the button looks.', {
    button: 'a button with its label',
    arrow: 'an arrow beside the field; the label is for screen readers',
  }),
  clear: oneOf('When the fields are cleared.', {
    submitted: 'at once, whether or not it can be stored',
    saved: 'when it was stored',
  }),
});

const saveForLater = optionalGroup(
  'Lets visitors save what they wrote on their device, and go on later: a button below the form, and above it, when they come back, the choice to go on or to delete. It is deleted once the form is sent, and after 30 days. Nothing of it reaches you before that. Whoever uses the device can read it: leave it out where answers are of a kind that nobody else in the house should see.',
  'nothing is kept when the visitor leaves',
  strictObject({
    save: usualText('later.save', 'The label of the button, for example Save and go on later.'),
    saved: usualTextWith(
      'later.saved',
      'What is said once it is saved. {day} becomes the day on which it is deleted.',
      { day: { needed: 'the day' } },
    ),
    files: usualText(
      'later.files',
      'What is said besides where the form has files, which no browser keeps.',
    ),
    failed: usualText('later.failed', 'What is said where the browser stores nothing.'),
    found: usualTextWith(
      'later.found',
      'What is said to whoever comes back. {day} becomes the day on which it was saved.',
      { day: { needed: 'the day' } },
    ),
    goOn: usualText('later.goOn', 'The label of the button that brings the answers back.'),
    restored: usualText('later.restored', 'What is said then.'),
    remove: usualText('later.remove', 'The label of the button that deletes them.'),
    removed: usualText('later.removed', 'What is said then.'),
  }),
).meta({
  group: {
    name: 'SaveForLater',
    description: 'The words for answers that are kept on a device.',
  },
});

const items = (words: string) =>
  listOf(words, entryOfKind({ name: 'Field', description: 'A question of a form.' }, itemSchemas));

const step = strictObject({
  title: text('The name of the step.'),
  fields: items('The fields of the step, in order.'),
  showWhen: showWhen(),
}).meta({ group: { name: 'Step', description: 'Some fields of a form with steps.' } });

const stepping = strictObject({
  next: usualText('stepping.next', 'The label of the button that leads to the next step.'),
  back: usualText('stepping.back', 'The label of the button that leads to the previous step.'),
  chooseAgain: optionalText(
    'Shown when the page was reloaded and files must be chosen again; a form with files needs it. {fields} becomes the labels of their fields.',
    'the form has no files',
  ).meta({
    placeholders: ['fields'],
    neededPlaceholders: ['fields'],
    usualElsewhere: 'stepping.chooseAgain',
  }),
  summary: optionalGroup(
    'Shows everything that was written before it is sent.',
    'the last step sends it',
    strictObject({
      title: usualText(
        'summary.title',
        'The name of the last step, which shows everything that was written.',
      ),
      change: usualText(
        'summary.change',
        'The label of the button that leads back to a step, for example Change.',
      ),
      yes: usualText('summary.yes', 'The word for a ticked box.'),
    }),
  ),
});

type StepDefinition = Omit<InferType<typeof step>, 'fields'> & { fields: FormItem[] };

/** The keys that the checks below read. */
type Form = {
  fields?: FormItem[];
  steps?: StepDefinition[];
  stepping?: { chooseAgain?: string | undefined };
  rules: readonly { field: string }[];
};

const placesOf = (items: readonly FormItem[], at: string): { field: FormItem; path: string }[] =>
  items.flatMap((item, place) => {
    const path = `${at}[${place}]`;
    return item.kind === 'group' ? placesOf(item.fields, `${path}.fields`) : { field: item, path };
  });

/** If sending a required file failed, the visitor would only read that it is missing. */
const silentFile = ({ fields = [], steps, rules }: Form) => {
  const inSteps = steps?.map((each, place) => placesOf(each.fields, `steps[${place}].fields`));
  return (inSteps?.flat() ?? placesOf(fields, 'fields')).find(
    ({ field }) =>
      'upload' in field &&
      field.maxFiles === undefined &&
      field.errorMessages.notSent === undefined &&
      rules.some((rule) => rule.field === field.name),
  );
};

const reportsOfFiles = (form: unknown, { createError }: TestContext): true | ValidationError => {
  // Values of the wrong type are reported as such.
  const silent = orElse(() => silentFile(form as Form), undefined);
  const key = 'errorMessages.notSent';
  const message = `must have ${key}: the file is required, and may fail to be sent`;
  return !silent || createError({ path: silent.path, message, params: { key, form: "'…'" } });
};

const losesFiles = ({ fields, steps, stepping: words }: Form): boolean =>
  words !== undefined &&
  words.chooseAgain === undefined &&
  formFields({ fields, steps }).some(({ field }) => 'upload' in field);

/** What a form asks, checks, stores and answers. */
const written = strictObject({
  title: text('The name of the form.'),
  intro: optionalMarkedText('Words above the fields.', 'the form starts with its fields'),
  fields: items('The fields, in order.').optional().default(undefined).meta({
    whenOmitted: 'the form has steps, which hold the fields',
  }),
  steps: optionalList('The steps of the form, in place of fields.', 'the form has no steps', step),
  stepping: stepping
    .optional()
    .default(undefined)
    .meta({
      description: 'The words of a form with steps.',
      whenOmitted: whenUsualGroup,
      usualWhere: ({ steps }) => steps !== undefined,
    }),
  saveForLater,
  // Specification, section 5.
  rules: plainList(ruleSchema).required('is missing').meta({
    description:
      'The checks of the form, in order. The visitor reads the message of the first that fails.',
  }),
  record: withDescription('What is stored, and where.', recordSchema),
  honeypot: flag(
    'Adds a field that only robots fill in. What they send seems sent, but is not stored.',
  ),
  note: optionalMarkedText(
    'A small text above the button, for example about privacy.',
    'nothing is shown there',
  ),
  submit: withDescription('The button.', submit),
  outcome: withDescription('What happens after the form is sent.', outcome),
})
  .test(lacks({ key: 'fields', form: '[ … ]', when: ({ fields, steps }) => !fields && !steps }))
  .test(
    lacks({
      key: 'stepping',
      form: "{ next: 'Next', back: 'Back' }",
      when: ({ steps, stepping: words }) => steps !== undefined && !words,
    }),
  )
  .test(
    'fields-or-steps',
    'must have either fields, or steps with the words of stepping',
    ({ fields, steps, stepping: words }) =>
      fields ? !steps && !words : Boolean(steps?.length && words),
  )
  .test(
    lacks({
      key: 'stepping.chooseAgain',
      form: "'Please choose again: {fields}'",
      when: (form): boolean => losesFiles(form as Form),
    }),
  )
  .test('lacks', reportsOfFiles)
  .meta({ description: 'One form: what it asks, checks, stores and answers.' });

type Written = InferType<typeof written>;

export type FormDefinition = Omit<Written, 'fields' | 'steps' | 'rules' | 'record'> & {
  fields?: FormItem[] | undefined;
  steps?: StepDefinition[] | undefined;
  rules: RuleDefinition[];
  record: RecordDefinition;
};

/** config/forms/<form>.ts, with the type of what the schema accepts. */
export const formSchema = written as Schema as Schema<FormDefinition>;
