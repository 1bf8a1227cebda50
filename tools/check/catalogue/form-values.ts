import { catalogue } from './catalogue-entry';

/** What fields hold, and what rules ask of it. */
export const formValues = catalogue({
  startNotHeld: {
    code: 'SITE-137',
    description: 'This field can never hold {found}.',
    why: 'The form could not be sent as it is shown.',
    repair:
      'Write something that the field takes: a day that there is, a number that its step reaches.',
    example: "initial: '2027-01-11',",
  },
  startAgainstRule: {
    code: 'SITE-138',
    description: 'The rule “{other}” of this field refuses {found}.',
    why: 'The form could not be sent as it is shown.',
    repair: 'Start with something that the rule takes, or change the rule.',
    example:
      "{ kind: 'number', name: 'Guests', label: 'Guests', refusal: 'Please enter a number', initial: 1 },",
  },
  limitsCrossed: {
    code: 'SITE-139',
    description:
      'Nothing can pass both {found} here and {limit} in the rule “{other}” of the same field.',
    why: 'The least is above the most: nobody could ever send the form.',
    repair: 'Change one of the two.',
    example:
      "{ field: 'Guests', check: 'min', value: 1, message: '…' },\n{ field: 'Guests', check: 'max', value: 8, message: '…' },",
  },
  ruleForSort: {
    code: 'SITE-140',
    description: 'The rule {found} cannot be asked of this field.',
    why: 'What the field holds is of another sort: nobody could ever send the form.',
    repair:
      'Choose a rule that fits: “accepted” for a box to tick, “min” and “max” for numbers and for how many are chosen.',
    example: "{ field: 'Consent', check: 'accepted', message: 'Please agree' },",
  },
  ruleOfToday: {
    code: 'SITE-141',
    description: 'The visitor’s browser alone knows which day is today.',
    why: 'A message may arrive days later, and from another time zone: the database cannot ask this rule.',
    repair: 'Write clientOnly: true in the rule. The database then takes other days as well.',
    example:
      "{ field: 'Day', check: 'not-before', date: 'today', message: '…', clientOnly: true },",
  },
  sameAsItself: {
    code: 'SITE-142',
    description: '{found} is the field itself.',
    why: 'A field is always the same as itself: the rule would check nothing.',
    repair: 'Write the name of the other field, or delete the rule.',
    example: "{ field: 'Again', check: 'same-as', other: 'Email', message: '…' },",
  },
  unclosedMark: {
    code: 'SITE-143',
    description: 'A mark in the text is not complete: {found}.',
    why: 'Visitors would read its signs.',
    repair:
      'Write all signs of the mark, with no blanks inside them, as in the example; or delete the signs.',
    example: "label: 'I have read [how you use my data](/Contact).',",
  },
  formTooLarge: {
    code: 'SITE-144',
    description:
      'This form is too large: the database would have to ask {asked} questions of each message, and asks {most} at most.',
    why: 'It would refuse every message, and nothing that visitors write would be kept.',
    repair: 'Ask for less, or ask it in two forms. About 80 lines of text fit.',
    example: "fields: [{ kind: 'text', name: 'City', label: 'City' }],",
  },
});
