/** @jest-environment node */
import { waitingFormExample } from '../../../src/form/form-example';
import { checkNotifications } from './check-notifications';

const found = (confirmation: object, form: unknown = waitingFormExample) => {
  const forms = [
    {
      form: 'tours',
      to: ['a@b.test'],
      confirmation: { subject: 's', text: ['t'], ...confirmation },
    },
  ];
  const values = new Map([['config/forms/tours.ts', form]]);
  return checkNotifications({ forms }, { values }).map(({ error, path }) => [error, path]);
};

const waiting = { subject: 'You wait for the {Tour}', text: ['We write to you, {Name}.'] };

test('whoever waits must not read that they have a place, nor anybody’s own words', () => {
  expect(found({})).toEqual([['confirmedThoughWaiting', 'forms[0].confirmation']]);
  expect(found({ waiting })).toEqual([
    ['ownWordsInConfirmation', 'forms[0].confirmation.waiting.text[0]'],
  ]);
  expect(found({ waiting: { ...waiting, text: ['We write to you.'] } })).toEqual([]);
});

test('the number of the sender is in the mail of a form that gives one', () => {
  const { text: _, ...words } = { ...waiting, subject: 'Wait, {reference}' };
  const numbered = { waiting: { ...words, text: ['We write to you.'] } };
  const { record } = waitingFormExample;
  const stamps = { ...record.stamps, Number: 'reference' };
  expect(found(numbered)).toEqual([
    ['noSuchMailPlaceholder', 'forms[0].confirmation.waiting.subject'],
  ]);
  expect(found(numbered, { ...waitingFormExample, record: { ...record, stamps } })).toEqual([]);
});

test('an answer of the visitor’s own is in no mail to an address that a stranger typed', () => {
  const { fields } = waitingFormExample;
  const ofOwn = fields.map((field) =>
    'options' in field ? { ...field, other: { label: 'o', errorMessage: 'm' } } : field,
  );
  const quiet = { waiting: { ...waiting, text: ['We write to you.'] } };
  expect(found(quiet, { ...waitingFormExample, fields: ofOwn })).toEqual([
    ['ownWordsInConfirmation', 'forms[0].confirmation.waiting.subject'],
  ]);
});
