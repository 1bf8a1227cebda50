/** @jest-environment node */
import { checkForm } from './check-form';

const named = (name: string) => ({ name, label: name });
const as = { kind: 'radio', ...named('As'), options: [{ value: 'firm' }, { value: 'private' }] };
const tax = { kind: 'text', ...named('Tax'), showWhen: { field: 'As', is: 'firm' } };
const guests = (rules: object[]) => ({
  kind: 'list',
  ...named('Guests'),
  max: 2,
  fields: [
    { kind: 'checkbox', ...named('Child') },
    { kind: 'number', ...named('Age'), showWhen: { field: 'Child', filled: true } },
    { kind: 'text', ...named('Badge') },
  ],
  rules,
});

const rule = (field: string, more: object) => ({ field, check: 'required', message: 'm', ...more });

const errorsOf = (
  rules: object[],
  { within = [], stamps = { Sent: 'date' } }: { within?: object[]; stamps?: object } = {},
) =>
  checkForm({
    title: 'A form',
    fields: [
      as,
      { kind: 'text', ...named('Company') },
      { kind: 'number', ...named('People') },
      { kind: 'date', ...named('Born') },
      tax,
      guests(within),
      { kind: 'checkbox', ...named('Below') },
    ],
    rules,
    record: { collection: 'tried', stamps },
  }).map(({ error, path }) => `${error} ${path}`);

describe('the condition of a rule', () => {
  test.each<[string, object, string[]]>([
    ['Company', { field: 'As', is: 'firm' }, []],
    // It is asked once all is written: of any field of the form.
    ['Company', { field: 'Below', filled: true }, []],
    ['Company', { field: 'Guests', filled: true }, []],
    [
      'Company',
      {
        any: [
          { field: 'As', is: 'firm' },
          { field: 'People', moreThan: 3 },
        ],
      },
      [],
    ],
    ['Company', { field: 'Born', youngerThan: 18 }, []],
    ['Tax', { field: 'People', moreThan: 3 }, []],
    ['Company', { field: 'Sa', is: 'firm' }, ['noSuchField when.field']],
    ['Company', { field: 'Child', filled: true }, ['noSuchField when.field']],
    ['Company', { field: 'As', is: 'frim' }, ['noSuchOption when.is']],
    ['Company', { field: 'As', isOneOf: ['firm', 'x'] }, ['noSuchOption when.isOneOf[1]']],
    ['Company', { field: 'As', moreThan: 3 }, ['conditionNeverHolds when.moreThan']],
    ['Company', { field: 'People', youngerThan: 18 }, ['fieldOfOtherKind when.field']],
    ['Company', { field: 'As' }, ['oneCondition when']],
    // While its field is shown, the other one holds something else.
    ['Tax', { field: 'As', is: 'private' }, ['conditionNeverHolds when']],
    ['Tax', { field: 'As', is: 'firm' }, ['ruleConditionSuperfluous when']],
    [
      'Tax',
      {
        all: [
          { field: 'As', is: 'firm' },
          { field: 'People', moreThan: 3 },
        ],
      },
      ['ruleConditionSuperfluous when.all[0]'],
    ],
  ])('of %s, %j', (field, when, found) =>
    expect(errorsOf([rule(field, { when })])).toEqual(
      found.map((each) => each.replace(' when', ' rules[0].when')),
    ),
  );

  test.each<[string, object, string[]]>([
    ['Badge', { field: 'Child', filled: true }, []],
    ['Badge', { field: 'As', is: 'firm' }, []],
    ['Badge', { field: 'Below', filled: true }, []],
    ['Badge', { field: 'Guests', filled: true }, ['noSuchField when.field']],
    ['Badge', { field: 'As', is: 'frim' }, ['noSuchOption when.is']],
    ['Age', { field: 'Child', filled: true }, ['ruleConditionSuperfluous when']],
    ['Age', { field: 'Child', filled: false }, ['conditionNeverHolds when']],
  ])('in a list, of %s, %j', (field, when, found) =>
    expect(errorsOf([], { within: [rule(field, { when })] })).toEqual(
      found.map((each) => each.replace(' when', ' fields[5].rules[0].when')),
    ),
  );

  test('by an age needs the day on which the form is sent, as the server asks it', () => {
    const when = { field: 'Born', youngerThan: 18 };
    const stamps = { id: 'milliseconds' };
    const told = ['noDayStored rules[0].when.youngerThan'];
    expect(errorsOf([rule('Company', { when })], { stamps })).toEqual(told);
  });

  test('two rules contradict each other only if both ask at the same time', () => {
    const [firm, priv] = ['firm', 'private'].map((is) => ({ field: 'As', is }));
    const least = { check: 'min', value: 3 };
    const most = { check: 'max', value: 2 };
    const both = (one: object, other: object) =>
      errorsOf([rule('People', { ...least, ...one }), rule('People', { ...most, ...other })]);
    expect(both({ when: firm }, { when: priv })).toEqual([]);
    expect(both({ when: firm }, { when: firm })).toEqual(['limitsCrossed rules[1].value']);
    expect(both({}, {})).toEqual(['limitsCrossed rules[1].value']);
    const address = (check: string, when?: object) => rule('Company', { check, when });
    expect(errorsOf([address('email', firm), address('web-address', priv)])).toEqual([]);
    expect(errorsOf([address('email'), address('web-address')])).toEqual([
      'contradictoryRules rules[1].check',
    ]);
  });
});

test('one of several fields will do, each of which is there, and asked in time', () => {
  const either = (others: string[]) => rule('Company', { check: 'at-least-one', others });
  expect(errorsOf([either(['People', 'Born'])])).toEqual([]);
  expect(errorsOf([either(['Peopel', 'Company', 'Badge'])])).toEqual([
    'noSuchField rules[0].others[0]',
    'sameAsItself rules[0].others[1]',
    'noSuchField rules[0].others[2]',
  ]);
  const text = (name: string) => ({ kind: 'text', ...named(name) });
  const steps = [text('Phone'), text('Email')].map((field, place) => ({
    title: String(place),
    fields: [field],
  }));
  const stepped = (field: string, other: string) =>
    checkForm({
      steps,
      stepping: {},
      rules: [rule(field, { check: 'at-least-one', others: [other] })],
      record: { collection: 'tried', stamps: {} },
    }).map(({ error }) => error);
  expect(stepped('Email', 'Phone')).toEqual([]);
  expect(stepped('Phone', 'Email')).toEqual(['otherInLaterStep']);
});

test('a rule that asks for something is not to accept an empty field', () => {
  expect(errorsOf([rule('Company', { whenFilled: true })])).toEqual([
    'ruleNeverAsks rules[0].whenFilled',
  ]);
});

test('days that are counted from today may cross each other', () => {
  const dated = (check: string, days?: number) =>
    rule('Born', { check, date: 'today', days, clientOnly: true });
  expect(errorsOf([dated('not-before', 2), dated('not-after', 365)])).toEqual([]);
  expect(errorsOf([dated('not-before', 2), dated('not-after')])).toEqual([
    'limitsCrossed rules[1].date',
  ]);
  expect(errorsOf([dated('not-before'), dated('not-after', -1)])).toEqual([
    'limitsCrossed rules[1].days',
  ]);
});
