import freelancer from '../../sites/agency/config/forms/freelancer';
import { openPage, type Journey, type Stage } from '../journey';
import { isFocused, isOpenToView, textOf } from '../look';
import { alertOf, fieldOf, submitOf } from '../places';
import { soon } from '../soon';

const form = '//main//form';

const telephone = { width: 390, height: 844 };

/** The field with the error has focus; it and its error message are in view. */
const expectError = async ({ visitor }: Stage, name: string) => {
  const { label } = freelancer.fields.find((field) => field.name === name) ?? { label: name };
  const { message } = freelancer.rules.find(({ field }) => field === name) ?? { message: '' };
  const field = fieldOf(form, label);
  await soon('the alert', () => textOf(visitor, alertOf(form)), message);
  await soon(`${label} has the focus`, () => isFocused(visitor, field), true);
  await soon(`${label} is in view`, () => isOpenToView(visitor, field), true);
  await soon('the alert is in view', () => isOpenToView(visitor, alertOf(form)), true);
};

export const failedSubmit: Journey = {
  name: 'on a telephone, a failed submit brings the field and the alert into view',
  walk: async (stage) => {
    const { visitor } = stage;
    await visitor.resize(telephone);
    await openPage(stage, '/Career');
    await soon('the width', () => visitor.ask('window.innerWidth'), telephone.width);
    // The first field is far above the button.
    await visitor.click(submitOf(form));
    await expectError(stage, 'fullName');
    await visitor.type(fieldOf(form, 'Full Name'), 'Grace Hopper');
    await visitor.type(fieldOf(form, 'Email Address'), 'grace@example.com');
    await visitor.type(fieldOf(form, 'Phone Number'), '42');
    await visitor.type(fieldOf(form, 'Portfolio URL'), 'https://grace.example');
    // The last is right above it, and so is the top of the form where the alert begins.
    await visitor.click(submitOf(form));
    await expectError(stage, 'Messsage');
  },
};
