/** @jest-environment node */
import contact from '../../config/forms/contact';
import freelancer from '../../config/forms/freelancer';
import inquiry from '../../config/forms/inquiry';
import newsletter from '../../config/forms/newsletter';
import about from '../../config/pages/about';
import site from '../../config/site';
import theme from '../../config/theme';
import { forms, placeholder, technologies, visitorTypes } from '../../tests/specification/forms';
import { formFields } from './form-fields';
import type { FormDefinition } from './form-schema';

/**
 * What the specification requires of the forms, in the site's own config: sections 3, 5, 8 and 9. Editors may
 * change all else in these files, and add fields and rules.
 */

const fieldOf = (form: FormDefinition, name: string) =>
  formFields(form)
    .map(({ field }) => field)
    .find((field) => field.name === name);

const definitions: Record<string, FormDefinition> = { newsletter, inquiry, freelancer, contact };

describe.each(forms)('the form that is stored in $collection', (fixed) => {
  const { name, collection, fields, rules, toasts, clear } = fixed;
  const form = definitions[name]!;

  test('has its fields (section 3)', () => {
    expect(form.record.collection).toBe(collection);
    const names = formFields(form).map(({ field }) => field.name);
    expect(names).toEqual(expect.arrayContaining(fields));
    expect(Object.keys(form.record.stamps)).toEqual(expect.arrayContaining(['id', 'Date']));
  });

  test('checks in the order given, with these messages (section 5)', () => {
    const said = form.rules
      .map(({ field, check, message }) => [field, check, message])
      .filter(([field]) => fields.includes(String(field)));
    expect(said).toEqual(rules);
  });

  test('says this afterwards, and nothing else (sections 4 and 8)', () => {
    expect([form.outcome.saved.toast, form.outcome.failed.toast]).toEqual(toasts);
    if (clear) expect(form.submit.clear).toBe(clear);
  });
});

test('telephone numbers have ten characters at most (section 9)', () => {
  for (const form of [inquiry, freelancer, contact]) {
    expect(fieldOf(form, 'Number')).toMatchObject({ kind: 'tel', maxLength: 10 });
  }
});

test('the options of the visitor type, and of the technology (sections 3 and 9)', () => {
  expect(fieldOf(contact, 'Your')).toMatchObject({
    initial: 'You are a Business Man',
    afterSubmit: '',
    options: visitorTypes,
  });
  expect(fieldOf(freelancer, 'SelectedTechnology')).toMatchObject({
    placeholder,
    options: technologies,
  });
});

test('files of freelancers go to Image/CvDeveloper/ (section 7)', () => {
  expect(fieldOf(freelancer, 'CvFile')).toMatchObject({
    kind: 'file',
    upload: { folder: 'Image/CvDeveloper/' },
  });
});

test('the message of a contact has four rows (section 2)', () => {
  expect(fieldOf(contact, 'Messsage')).toMatchObject({ kind: 'textarea', rows: 4 });
});

test('toasts stay for 5 000 ms and go when dragged by 80 percent (section 9)', () => {
  expect(site.toasts).toMatchObject({ autoClose: 5000, dragToDismiss: 80 });
});

test('what is shown when a page breaks (section 8)', () => {
  expect(site.words.errorScreen).toBe('Unexpected Application Error!');
});

test('breakpoints (section 9)', () => {
  expect(theme.breakpoints).toEqual({ xs: 0, sm: 576, md: 768, lg: 992, xl: 1200, xxl: 1400 });
});

test('six members of the team, six questions, four counters (sections 3 and 9)', () => {
  expect(site.team).toHaveLength(6);
  const sections: { kind: string }[] = about.sections;
  const ofKind = (kind: string) => sections.find((section) => section.kind === kind);
  expect(ofKind('faq')).toMatchObject({ items: Array.from({ length: 6 }, () => ({})) });
  const counters = [100, 150, 12, 3].map((target) => ({ target, suffix: '+' }));
  expect(ofKind('vision')).toMatchObject({ counters, duration: 2000 });
  const slides = { narrow: 1, medium: 2, wide: 3 };
  expect(ofKind('team')).toMatchObject({ carousel: { slides, speed: 500 } });
});
