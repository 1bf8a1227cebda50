import { readWhen } from '../schema/condition';
import {
  flag,
  optionalGroup,
  optionalList,
  optionalText,
  strictObject,
  text,
} from '../schema/primitives';
import { referenceSign } from '../schema/reference';
import { usualText } from '../schema/usual-text';

const outcomeKeys = {
  toast: optionalText(
    'A notice that appears for a moment in the corner of the window.',
    'nothing is shown',
  ),
  log: flag('Shows nothing to the visitor. Write either this or toast.'),
};

/** {reference} is no shared value: it becomes the sender's number. */
const thanks = (words: string, whenOmitted: string) =>
  optionalText(words, whenOmitted).meta({ placeholders: [referenceSign] });

const numbered =
  'Of a form with the stamp reference, {reference} becomes the number of the sender.';

const copy = optionalGroup(
  'Lets visitors print what they sent: a button below the form, once it is stored. On paper are the title of the form, the day, the number of the sender, and all answers below the names of their steps and groups.',
  'nothing can be printed',
  strictObject({
    print: usualText('copy.print', 'The label of the button, for example Print a copy.'),
    sentOn: usualText(
      'copy.sentOn',
      'What stands before the day and the time, for example Sent on.',
    ),
    reference: usualText(
      'copy.reference',
      'What stands before the number of the sender, for example Your number.',
    ),
    yes: usualText('summary.yes', 'The word for a ticked box.'),
  }),
).meta({ group: { name: 'PrintedCopy', description: 'A copy on paper of what somebody sent.' } });

const byAnswer = optionalList(
  'Other words in place of toast, for visitors with certain answers: those of the first entry whose condition holds. They also stay below the form.',
  'everybody reads toast',
  strictObject({
    when: readWhen(
      'Who reads them: visitors whose answer in a field is such. A hidden field has none.',
    ),
    toast: text(`The words, as in toast of saved. ${numbered}`).meta({
      placeholders: [referenceSign],
    }),
  }).meta({
    group: { name: 'ThanksByAnswer', description: 'What visitors with certain answers read.' },
  }),
);

const failed = strictObject({
  ...outcomeKeys,
  toast: outcomeKeys.toast.meta({ usualElsewhere: 'form.failed', usualUnlessOwn: true }),
})
  .test(
    'one-outcome',
    'must say either toast (words for the visitor) or log: true (nothing is shown)',
    ({ toast, log }) => (toast === undefined) === (log === true),
  )
  .meta({
    description: 'If it cannot be stored.',
    blank: { toast: 'That did not work. Please try again.' },
    group: { name: 'Failure', description: 'What the visitor sees.' },
  });

const saved = strictObject({
  ...outcomeKeys,
  toast: thanks(
    `A notice that appears for a moment in the corner of the window; where it has a number, a copy or byAnswer, also below the form. ${numbered}`,
    'nothing is shown',
  ),
  byAnswer,
  copy,
  goTo: optionalText(
    'The page of this site that is shown afterwards, for example /Thanks. No answer is filled into its address. A toast may be shown there as well.',
    'the visitor stays where they are',
  ).test(
    'page',
    'must start with /: it is a page of this site',
    (path) => path === undefined || /^\/(?!\/)\S*$/.test(path),
  ),
})
  .test(
    'one-outcome',
    'must say toast (words for the visitor), goTo (a page) or log: true (nothing is shown)',
    ({ toast, log, goTo }) => (toast === undefined && goTo === undefined) === (log === true),
  )
  .test(
    'toast-for-others',
    'must have toast beside byAnswer: it is for all other answers',
    ({ toast, byAnswer: own }) => toast !== undefined || own === undefined,
  )
  .test(
    'copy-stays',
    'must not have both copy and goTo: the button to print would go with the form',
    ({ copy: printed, goTo }) => printed === undefined || goTo === undefined,
  )
  .meta({
    description: 'If it was stored.',
    blank: { toast: 'Thank you. We have your message.' },
    group: { name: 'Success', description: 'What the visitor sees.' },
  });

const full = optionalGroup(
  'If what the visitor chose has no place left. A form with a capacity needs this or waiting.',
  'no option of the form has a capacity, or it has a waiting list',
  strictObject({
    toast: text('A notice that appears for a moment. What the visitor wrote stays in the form.'),
  }),
).meta({ group: { name: 'Full', description: 'What the visitor sees.' } });

const waiting = optionalGroup(
  'A waiting list, for whoever chose what has no place left. The record then has a stamp waiting.',
  'the form has no waiting list',
  strictObject({
    toast: text(
      `A notice that appears for a moment. What the visitor wrote is stored, without taking a place. ${numbered}`,
    ).meta({ placeholders: [referenceSign] }),
  }),
).meta({ group: { name: 'Waiting', description: 'What the visitor sees.' } });

/** What a form answers to whoever sent it. */
export const outcome = strictObject({ saved, failed, full, waiting });
