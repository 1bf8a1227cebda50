import type { GroupDefinition } from '../registry';

export const examples = {
  inColumns: {
    kind: 'group',
    legend: 'Where you live',
    columns: 'two',
    fields: [
      { kind: 'text', name: 'Street', label: 'Street', autoComplete: 'address-line1' },
      { kind: 'text', name: 'Town', label: 'Town', autoComplete: 'address-level2' },
    ],
  },
  withAConditionalField: {
    kind: 'group',
    legend: 'About you',
    fields: [
      { kind: 'checkbox', name: 'New', label: 'I am a new patient' },
      {
        kind: 'radio',
        name: 'For',
        label: 'Who is the appointment for?',
        options: [{ value: 'Me' }, { value: 'My child' }],
      },
      {
        kind: 'text',
        name: 'Child',
        label: 'Name of your child',
        showWhen: { field: 'For', is: 'My child' },
      },
      {
        kind: 'text',
        name: 'Before',
        label: 'Who was your dentist before?',
        showWhen: { field: 'New', filled: true },
      },
    ],
  },
  bySeveral: {
    kind: 'group',
    legend: 'How many of you come',
    fields: [
      { kind: 'number', name: 'Guests', label: 'Guests', errorMessage: 'A number, please' },
      {
        kind: 'radio',
        name: 'Day',
        label: 'Which evening?',
        options: [
          { value: 'friday', label: 'Friday' },
          { value: 'saturday', label: 'Saturday' },
          { value: 'sunday', label: 'Sunday' },
        ],
      },
      {
        kind: 'textarea',
        name: 'Seating',
        label: 'Who sits with whom?',
        rows: 3,
        showWhen: { field: 'Guests', moreThan: 8 },
      },
      {
        kind: 'checkbox',
        name: 'Alone',
        label: 'I gladly share a table',
        showWhen: {
          all: [
            { field: 'Guests', lessThan: 3 },
            { field: 'Day', isOneOf: ['friday', 'saturday'] },
          ],
        },
      },
      {
        kind: 'tel',
        name: 'Phone',
        label: 'Where may we call you?',
        showWhen: {
          any: [
            { field: 'Guests', moreThan: 8 },
            { field: 'Day', is: 'sunday' },
          ],
        },
      },
    ],
  },
  byAge: {
    kind: 'group',
    legend: 'Who takes part',
    fields: [
      {
        kind: 'date',
        name: 'Born',
        label: 'Born on',
        errorMessage: 'Please enter the whole date of birth',
      },
      {
        kind: 'text',
        name: 'Guardian',
        label: 'Who looks after you?',
        showWhen: { field: 'Born', youngerThan: 16 },
      },
      {
        kind: 'checkbox',
        name: 'Terms',
        label: 'I have read the terms',
        showWhen: { field: 'Born', notYoungerThan: 16 },
      },
    ],
  },
  withAPrice: {
    kind: 'group',
    legend: 'Your course',
    fields: [
      {
        kind: 'select',
        name: 'Course',
        label: 'Course',
        initial: 'german',
        options: [
          { value: 'german', label: 'German', price: 180 },
          { value: 'french', label: 'French', price: 165 },
        ],
      },
      {
        kind: 'checkboxes',
        name: 'Extras',
        label: 'What else do you need?',
        options: [
          { value: 'book', label: 'The book', price: 24.9 },
          { value: 'lunch', label: 'Lunch', price: 60 },
        ],
      },
      {
        kind: 'list',
        name: 'Friends',
        label: 'Who comes along?',
        min: 0,
        max: 3,
        fields: [{ kind: 'text', name: 'Who', label: 'Name' }],
      },
      {
        kind: 'price',
        name: 'Price',
        label: 'Price',
        hint: 'German in a group costs less',
        currency: 'EUR',
        sum: [
          { of: 'Course' },
          { of: 'Extras' },
          { of: 'Course', times: ['Friends'] },
          { amount: -10, times: ['Friends'], when: { field: 'Course', is: 'german' } },
        ],
      },
    ],
  },
  aStayWithItsPrice: {
    kind: 'group',
    legend: 'Your stay',
    fields: [
      {
        kind: 'date',
        name: 'Arrival',
        label: 'Arrival',
        errorMessage: 'Please enter a day',
        initial: '2027-06-28',
        width: 'half',
      },
      {
        kind: 'date',
        name: 'Departure',
        label: 'Departure',
        errorMessage: 'Please enter a day',
        initial: '2027-07-03',
        width: 'half',
      },
      {
        kind: 'price',
        name: 'Stay',
        label: 'About what your stay costs',
        hint: 'From July to August we ask for 25 euros more a night',
        currency: 'EUR',
        sum: [
          { amount: 90, nights: { arrival: 'Arrival', departure: 'Departure' } },
          {
            amount: 25,
            nights: {
              arrival: 'Arrival',
              departure: 'Departure',
              from: '2027-07-01',
              to: '2027-08-31',
            },
          },
        ],
      },
    ],
  },
  withADeposit: {
    kind: 'group',
    legend: 'Your dinner',
    fields: [
      {
        kind: 'list',
        name: 'Guests',
        label: 'Who comes?',
        min: 1,
        max: 4,
        fields: [
          { kind: 'text', name: 'Who', label: 'Name' },
          {
            kind: 'select',
            name: 'Menu',
            label: 'Menu',
            initial: 'day',
            options: [
              { value: 'day', label: 'Of the day', price: 24 },
              { value: 'tasting', label: 'Six courses', price: 58 },
            ],
          },
          { kind: 'checkbox', name: 'Wine', label: 'With wine' },
        ],
      },
      { kind: 'checkbox', name: 'Regular', label: 'We are in your club' },
      {
        kind: 'price',
        name: 'Total',
        label: 'Price',
        hint: 'Wine costs 18 euros; the club has 10 % off',
        currency: 'EUR',
        sum: [
          { each: { list: 'Guests', of: 'Menu' } },
          { amount: 18, each: { list: 'Guests', when: { field: 'Wine', is: 'true' } } },
          { percent: -10, when: { field: 'Regular', is: 'true' } },
        ],
        width: 'half',
      },
      {
        kind: 'price',
        name: 'Deposit',
        label: 'To be paid now, 20 %',
        currency: 'EUR',
        sum: [{ of: 'Total', percent: 20 }],
        width: 'half',
      },
    ],
  },
  withAnAverage: {
    kind: 'group',
    legend: 'How have you been?',
    fields: [
      {
        kind: 'matrix',
        name: 'Weeks',
        label: 'In the last two weeks …',
        rows: [
          { name: 'calm', label: 'I felt calm' },
          { name: 'rested', label: 'I woke up rested' },
        ],
        columns: [
          { number: 0, label: 'Never' },
          { number: 1, label: 'At times' },
          { number: 2, label: 'Mostly' },
          { number: 3, label: 'Always' },
        ],
        unanswered: '“{row}”: {message}',
      },
      { kind: 'scale', name: 'Energy', label: 'Energy', to: 3, lowest: 'None', highest: 'Plenty' },
      {
        kind: 'price',
        name: 'Points',
        label: 'Points in all',
        unit: 'points',
        sum: [{ of: 'Weeks' }, { of: 'Energy' }],
        width: 'half',
      },
      {
        kind: 'price',
        name: 'Average',
        label: 'On average',
        average: ['Weeks', 'Energy'],
        width: 'half',
      },
    ],
  },
  withAnAnswerInWords: {
    kind: 'group',
    legend: 'Your table',
    fields: [
      { kind: 'text', name: 'Host', label: 'Your name', width: 'half' },
      {
        kind: 'number',
        name: 'People',
        label: 'How many are you?',
        errorMessage: 'Please enter a number',
        width: 'half',
      },
      { kind: 'note', words: '**Thank you**, {Host}: we lay the table for {People}.' },
    ],
  },
} satisfies Record<string, GroupDefinition>;
