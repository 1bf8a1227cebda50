import { newsletter, type Mistake } from './row';

/** A mistake in what is added to the form: fields after its own, rules before its own. */
type Added = {
  fields?: string[];
  rules?: string[];
  code: string;
  /** A part of the line that is reported. */
  at: string;
  suggests?: string;
};

const own =
  "    { kind: 'email', name: 'Email', label: 'Your e-mail', maxLength: 254, autoComplete: 'email' },\n";

export const added = (what: string, { fields = [], rules = [], ...reported }: Added): Mistake => ({
  what,
  file: newsletter,
  from: `${own}  ],\n  rules: [{`,
  to: `${[own.trimEnd(), ...fields].join('\n')}\n  ],\n  rules: [${rules.join('\n')}{`,
  ...reported,
});

/** The same in steps: `steps` are the lines of the list, `after` follows it. */
const stepped = (
  what: string,
  {
    steps,
    after = "stepping: { next: 'Next', back: 'Back' },\n",
    ...reported
  }: Omit<Added, 'fields' | 'rules'> & { steps: string[]; after?: string },
): Mistake => ({
  what,
  file: newsletter,
  from: `  fields: [\n${own}  ],\n`,
  to: `  steps: [\n${steps.join('\n')}\n  ],\n${after}`,
  ...reported,
});

const box = "{ kind: 'checkbox', name: 'New', label: 'I am new here' },";
const size =
  "{ kind: 'radio', name: 'Size', label: 'Size', options: [{ value: 'small' }, { value: 'large' }] },";
const town = (showWhen: string) => `{ kind: 'text', name: 'Town', label: 'Town', ${showWhen} },`;
const day = (more: string) =>
  `{ kind: 'date', name: 'Day', label: 'Day', errorMessage: 'No day', ${more} },`;
const guests = (more = '') =>
  `{ kind: 'number', name: 'Guests', label: 'Guests', errorMessage: 'No number', ${more} },`;
const topics = (more = '') =>
  `{ kind: 'checkboxes', name: 'Topics', label: 'Topics', options: [{ value: 'a' }, { value: 'b' }], ${more} },`;
const files = (more: string) =>
  `{ kind: 'file', name: 'Plans', label: 'Plans', upload: { folder: 'Plans/', accept: ['documents'], maxMegabytes: 5 }, errorMessages: { empty: 'x', tooLarge: 'x', wrongType: 'x'${more} },`;
const list = "list: { cancel: 'x', retry: 'x', remove: 'x', failed: 'x', sent: 'x' }";
const rule = (field: string, asks: string) => `{ field: '${field}', ${asks}, message: 'x' }, `;
const first = `{ title: 'You', fields: [${own.trim().slice(0, -1)}] },`;

/** More than the security rules can check of one record. */
const sizes: Mistake[] = [
  added('a hundred texts of several lines in one form', {
    fields: Array.from(
      { length: 100 },
      (_, place) => `{ kind: 'textarea', name: 'Line${place}', label: 'Line ${place}', rows: 2 },`,
    ),
    code: 'SITE-144',
    at: 'fields: [',
  }),
];

const plainTime = "{ kind: 'time', name: 'Time', label: 'Time', errorMessage: 'No time',";

/** What other form builders say in a field, and what another kind of field has. */
const elsewhere: Mistake[] = [
  added('the least of a number in its field', {
    fields: [guests('min: 2')],
    code: 'SITE-066',
    at: 'min: 2',
    suggests: "{ field: 'Guests', check: 'min', value: 2,",
  }),
  added('the first day in its field', {
    fields: [day("min: '2026-12-01'")],
    code: 'SITE-020',
    at: 'min:',
  }),
  added('the earliest time in its field, which no rule asks', {
    fields: [`${plainTime} min: '09:00' },`],
    code: 'SITE-020',
    at: 'min:',
  }),
  added('the earliest time as a rule of numbers', {
    fields: [`${plainTime} },`],
    rules: [rule('Time', "check: 'min', value: '09:00'")],
    code: 'SITE-140',
    at: "field: 'Time'",
  }),
  added('a country by its name in an address', {
    fields: ["{ kind: 'address', name: 'Home', label: 'Home', countries: ['Germany'] },"],
    code: 'SITE-034',
    at: 'Germany',
  }),
  added('a country at the start that cannot be chosen', {
    fields: ["{ kind: 'address', name: 'Home', label: 'Home', countries: ['DE'], first: 'FR' },"],
    code: 'SITE-034',
    at: 'FR',
  }),
  added('a country by its name in a list of countries', {
    fields: ["{ kind: 'country', name: 'Home', label: 'Home', countries: ['Germany'] },"],
    code: 'SITE-034',
    at: 'Germany',
  }),
  added('a country at the start that is none of its list', {
    fields: ["{ kind: 'country', name: 'Home', label: 'Home', countries: ['DE'], first: 'FR' },"],
    code: 'SITE-034',
    at: 'FR',
  }),
  added('a day as the limit of a month', {
    fields: ["{ kind: 'month', name: 'Until', label: 'Until' },"],
    rules: [rule('Until', "check: 'not-before', date: '2027-05-01'")],
    code: 'SITE-660',
    at: "date: '2027-05-01'",
    suggests: "'2027-05'",
  }),
  added('a month as the limit of a day', {
    fields: [day('')],
    rules: [rule('Day', "check: 'not-before', date: '2027-05'")],
    code: 'SITE-660',
    at: "date: '2027-05'",
  }),
  added('a rule of days for a month', {
    fields: ["{ kind: 'month', name: 'Until', label: 'Until' },"],
    rules: [rule('Until', "check: 'not-on', weekdays: ['sunday']")],
    code: 'SITE-067',
    at: "check: 'not-on'",
  }),
  added('numbers where a row of statements has several answers', {
    fields: [
      "{ kind: 'matrix', name: 'Seen', label: 'Seen', several: true, rows: [{ name: 'a', label: 'A' }], columns: [{ value: 'x' }, { number: 2 }] },",
    ],
    code: 'SITE-034',
    at: 'number: 2',
  }),
  added('a rule of the form for a part of an address', {
    fields: ["{ kind: 'address', name: 'Home', label: 'Home' },"],
    rules: [rule('street', "check: 'required'")],
    code: 'SITE-053',
    at: "field: 'street'",
  }),
  added('an address of no part', {
    fields: ["{ kind: 'address', name: 'Home', label: 'Home', parts: [] },"],
    code: 'SITE-032',
    at: 'parts: []',
  }),
  added('a limit for all files of a field that takes one', {
    fields: [
      files(", tooMuch: 'x' }").replace('maxMegabytes: 5', 'maxMegabytes: 5, maxTotalMegabytes: 9'),
    ],
    code: 'SITE-022',
    at: "kind: 'file'",
    suggests: 'maxFiles:',
  }),
  added('a limit for all files without words', {
    fields: [
      files(`, tooMany: 'x' }, maxFiles: 3, ${list}`).replace(
        'maxMegabytes: 5',
        'maxMegabytes: 5, maxTotalMegabytes: 9',
      ),
    ],
    code: 'SITE-022',
    at: "kind: 'file'",
    suggests: 'tooMuch:',
  }),
  added('options of one box', {
    fields: [
      "{ kind: 'checkbox', name: 'New', label: 'New', options: [{ value: 'a' }, { value: 'b' }] },",
    ],
    code: 'SITE-020',
    at: "kind: 'checkbox'",
  }),
  added('a select that takes several', {
    fields: [
      "{ kind: 'select', name: 'Size', label: 'Size', placeholder: 'Choose', multiple: true, options: [{ value: 'a' }] },",
    ],
    code: 'SITE-020',
    at: 'multiple',
  }),
  added('several files as a switch', {
    fields: [files('}, multiple: true')],
    code: 'SITE-020',
    at: 'multiple',
  }),
  added('a group in a group', {
    fields: [
      `{ kind: 'group', legend: 'You', fields: [`,
      `{ kind: 'group', legend: 'You', fields: [${town('').slice(0, -1)}] }] },`,
    ],
    code: 'SITE-029',
    at: "fields: [{ kind: 'text'",
  }),
];

/** Names in braces where none is filled in. */
const inBraces: Mistake[] = [
  added('a start with the name of a field in braces', {
    fields: [town("initial: 'For {Email}'")],
    code: 'SITE-620',
    at: "name: 'Town'",
  }),
  {
    what: 'a page to go to with the number of the sender',
    file: newsletter,
    from: 'saved: { log: true }',
    to: "saved: { goTo: '/Contact?number={reference}' }",
    code: 'SITE-620',
  },
];

/** Conditions of a form's parts. */
const conditions: Mistake[] = [
  added('a condition on a field misspelt', {
    fields: [box, town("showWhen: { field: 'Nwe', filled: true }")],
    code: 'SITE-130',
    at: "'Nwe'",
    suggests: "'New'",
  }),
  added('a condition on a field that there is not', {
    fields: [town("showWhen: { field: 'Patient', filled: true }")],
    code: 'SITE-130',
    at: "'Patient'",
  }),
  added('a condition on a field below', {
    fields: [town("showWhen: { field: 'New', filled: true }"), box],
    code: 'SITE-131',
    at: "name: 'Town'",
  }),
  added('a condition of a field on itself', {
    fields: [town("showWhen: { field: 'Town', filled: true }")],
    code: 'SITE-132',
    at: "name: 'Town'",
  }),
  added('a condition of a group on a field in it', {
    fields: [
      `{ kind: 'group', legend: 'You', showWhen: { field: 'New', filled: true },`,
      `  fields: [${box}] },`,
    ],
    code: 'SITE-132',
    at: "legend: 'You'",
  }),
  added('a condition that asks nothing', {
    fields: [box, town("showWhen: { field: 'New' }")],
    code: 'SITE-133',
    suggests: "{ field: 'New', filled: true }",
    at: "name: 'Town'",
  }),
  added('a condition that asks two things', {
    fields: [size, town("showWhen: { field: 'Size', is: 'large', isNot: 'small' }")],
    code: 'SITE-133',
    at: "name: 'Town'",
  }),
  added('a condition that says filled besides', {
    fields: [size, town("showWhen: { field: 'Size', is: 'large', filled: true }")],
    code: 'SITE-133',
    at: "name: 'Town'",
  }),
  added('a condition on an option misspelt', {
    fields: [size, town("showWhen: { field: 'Size', is: 'lrage' }")],
    code: 'SITE-052',
    at: "name: 'Town'",
    suggests: "'large'",
  }),
  added('a condition on any option but one that there is not', {
    fields: [size, town("showWhen: { field: 'Size', isNot: 'medium' }")],
    code: 'SITE-052',
    at: "name: 'Town'",
  }),
  added('a box that is asked for yes', {
    fields: [box, town("showWhen: { field: 'New', is: 'yes' }")],
    code: 'SITE-134',
    at: "name: 'Town'",
    suggests: 'filled: true',
  }),
  added('a condition on the order of days', {
    fields: [day(''), town("showWhen: { field: 'Day', lessThan: '2027-01-01' }")],
    code: 'SITE-024',
    at: "name: 'Town'",
  }),
  added('a day as people write it in a condition', {
    fields: [day(''), town("showWhen: { field: 'Day', is: '24.12.2027' }")],
    code: 'SITE-134',
    at: "name: 'Town'",
  }),
  added('a field in a group that is shown for another option', {
    fields: [
      size,
      "{ kind: 'group', legend: 'You', showWhen: { field: 'Size', is: 'small' }, fields: [",
      `  ${town("showWhen: { field: 'Size', is: 'large' }")}`,
      '] },',
    ],
    code: 'SITE-134',
    at: "name: 'Town'",
  }),
  added('a field that waits for one that is hidden then', {
    fields: [
      size,
      "{ kind: 'text', name: 'Street', label: 'Street', showWhen: { field: 'Size', is: 'small' } },",
      `{ kind: 'group', legend: 'You', showWhen: { field: 'Size', is: 'large' }, fields: [`,
      `  ${town("showWhen: { field: 'Street', filled: true }")}`,
      '] },',
    ],
    code: 'SITE-134',
    at: "name: 'Town'",
  }),
  added('a field that must be filled in and is never shown', {
    fields: [box, town("showWhen: { field: 'New', is: 'no one' }")],
    rules: [rule('Town', "check: 'required'")],
    code: 'SITE-134',
    at: "name: 'Town'",
    suggests: 'filled: true',
  }),
];

const steps: Mistake[] = [
  stepped('a step without fields', {
    steps: [first, "{ title: 'Your wish', fields: [] },"],
    code: 'SITE-032',
    at: "'Your wish'",
  }),
  stepped('no steps', { steps: [], code: 'SITE-032', at: 'steps: [' }),
  stepped('one name in two steps', {
    steps: [first, first.replace("'You'", "'Again'")],
    code: 'SITE-050',
    at: "'Again'",
  }),
  stepped('a step that waits for a field of its own', {
    steps: [
      first,
      `{ title: 'More', showWhen: { field: 'New', filled: true }, fields: [${box}] },`,
    ],
    code: 'SITE-132',
    at: "'More'",
  }),
  stepped('a rule for a field in no step', {
    steps: [`{ title: 'You', fields: [${own.trim().replace("'Email'", "'Mail'").slice(0, -1)}] },`],
    code: 'SITE-053',
    at: "check: 'email'",
    suggests: "'Mail'",
  }),
  {
    what: 'steps beside fields',
    file: newsletter,
    from: '  rules: [{',
    to: `  steps: [{ title: 'More', fields: [${box}] }],\n  stepping: { next: 'Next', back: 'Back' },\n  rules: [{`,
    code: 'SITE-035',
  },
  {
    what: 'the words of steps without steps',
    file: newsletter,
    from: '  rules: [{',
    to: "  stepping: { next: 'Next', back: 'Back' },\n  rules: [{",
    code: 'SITE-038',
  },
  {
    what: 'neither fields nor steps',
    file: newsletter,
    from: `  fields: [\n${own}  ],\n`,
    to: '',
    code: 'SITE-022',
    at: 'export default',
    suggests: 'fields: [',
  },
  {
    what: 'a page to go to that there is not',
    file: newsletter,
    from: 'saved: { log: true }',
    to: "saved: { goTo: '/Contcat' }",
    code: 'SITE-070',
    suggests: "'/Contact'",
  },
  {
    what: 'a page to go to without its /',
    file: newsletter,
    from: 'saved: { log: true }',
    to: "saved: { goTo: 'Contact' }",
    code: 'SITE-034',
  },
];

/** Start values of fields, and the rules on values. */
const values: Mistake[] = [
  added('an option twice among boxes', {
    fields: [topics().replace("{ value: 'b' }", "{ value: 'a' }")],
    code: 'SITE-050',
    at: "name: 'Topics'",
  }),
  added('a box that is ticked at the start and that there is not', {
    fields: [topics("initial: ['other']")],
    code: 'SITE-052',
    at: "name: 'Topics'",
  }),
  added('a radio button that is chosen at the start by its label', {
    fields: [
      size
        .replace('options', "initial: 'A large one', options")
        .replace("{ value: 'large' }", "{ value: 'large', label: 'A large one' }"),
    ],
    code: 'SITE-052',
    at: "name: 'Size'",
  }),
  added('a radio button that is chosen at the start and misspelt', {
    fields: [size.replace('options', "initial: 'smal', options")],
    code: 'SITE-052',
    at: "name: 'Size'",
    suggests: "'small'",
  }),
  added('a number that its step does not reach', {
    fields: [guests('initial: 1.5')],
    code: 'SITE-137',
    at: "name: 'Guests'",
  }),
  added('a day that there is not', {
    fields: [day("initial: '2027-02-30'")],
    code: 'SITE-137',
    at: "name: 'Day'",
  }),
  added('a time as people write it', {
    fields: [
      "{ kind: 'time', name: 'Time', label: 'Time', errorMessage: 'No time', initial: '9.30' },",
    ],
    code: 'SITE-137',
    at: "name: 'Time'",
  }),
  added('a start below the least', {
    fields: [guests('initial: 0')],
    rules: [rule('Guests', "check: 'min', value: 1")],
    code: 'SITE-138',
    at: "name: 'Guests', label",
    suggests: '1',
  }),
  added('a start that is none of the values that pass', {
    fields: [town("initial: 'Ulm'")],
    rules: [rule('Town', "check: 'one-of', values: ['Bonn']")],
    code: 'SITE-138',
    at: "name: 'Town', label",
  }),
  added('a value that passes, with a tab in it', {
    fields: [town('width: "half"')],
    rules: [rule('Town', "check: 'one-of', values: ['Bad\\tKissingen']")],
    code: 'SITE-034',
    at: "check: 'one-of'",
  }),
  added('a start on a day that is too early', {
    fields: [day("initial: '2027-01-11'")],
    rules: [rule('Day', "check: 'not-before', date: '2027-02-01'")],
    code: 'SITE-138',
    at: "name: 'Day', label",
    suggests: "'2027-02-01'",
  }),
  added('a least above the most', {
    fields: [guests()],
    rules: [rule('Guests', "check: 'max', value: 2"), rule('Guests', "check: 'min', value: 8")],
    code: 'SITE-139',
    at: "check: 'min'",
  }),
  added('a last day before the first', {
    fields: [day('')],
    rules: [
      rule('Day', "check: 'not-before', date: '2027-02-01'"),
      rule('Day', "check: 'not-after', date: '2027-01-01'"),
    ],
    code: 'SITE-139',
    at: "check: 'not-after'",
  }),
  added('more choices than there are options', {
    fields: [topics()],
    rules: [rule('Topics', "check: 'min', value: 3")],
    code: 'SITE-062',
    at: "check: 'min'",
    suggests: '2',
  }),
  added('a box that is required', {
    fields: [box],
    rules: [rule('New', "check: 'required'")],
    code: 'SITE-140',
    at: "check: 'required'",
    suggests: "'accepted'",
  }),
  added('a number that must be an e-mail address', {
    fields: [guests()],
    rules: [rule('Guests', "check: 'email'")],
    code: 'SITE-140',
    at: "field: 'Guests'",
  }),
  added('a least number for a text', {
    fields: [town('')],
    rules: [rule('Town', "check: 'min', value: 3")],
    code: 'SITE-140',
    at: "field: 'Town'",
  }),
  added('a text that must be accepted', {
    fields: [town('')],
    rules: [rule('Town', "check: 'accepted'")],
    code: 'SITE-140',
    at: "field: 'Town'",
    suggests: "'required'",
  }),
  added('a first day for a text', {
    fields: [town('')],
    rules: [rule('Town', "check: 'not-before', date: '2027-01-01'")],
    code: 'SITE-067',
    at: "field: 'Town'",
  }),
  added('a day of a rule as people write it', {
    fields: [day('')],
    rules: [rule('Day', "check: 'not-before', date: '1.2.2027'")],
    code: 'SITE-034',
    at: "field: 'Day'",
  }),
  added('today, which the database cannot know', {
    fields: [day('')],
    rules: [rule('Day', "check: 'not-before', date: 'today'")],
    code: 'SITE-141',
    at: "field: 'Day'",
    suggests: 'clientOnly: true',
  }),
  added('today, asked of the database by name', {
    fields: [day('')],
    rules: [rule('Day', "check: 'not-before', date: 'today', clientOnly: false")],
    code: 'SITE-141',
    at: "field: 'Day'",
    suggests: 'clientOnly: true',
  }),
  added('a field that is the same as itself', {
    fields: ["{ kind: 'email', name: 'Again', label: 'Again' },"],
    rules: [rule('Again', "check: 'same-as', other: 'Again'")],
    code: 'SITE-142',
    at: "check: 'same-as'",
  }),
  added('a field that is the same as one misspelt', {
    fields: ["{ kind: 'email', name: 'Again', label: 'Again' },"],
    rules: [rule('Again', "check: 'same-as', other: 'Emial'")],
    code: 'SITE-053',
    at: "check: 'same-as'",
    suggests: "'Email'",
  }),
  added('a day after a field misspelt', {
    fields: [day(''), "{ kind: 'date', name: 'Until', label: 'Until' },"],
    rules: [rule('Until', "check: 'after', other: 'Dya'")],
    code: 'SITE-053',
    at: "check: 'after'",
    suggests: "'Day'",
  }),
  added('a day so many days after itself', {
    fields: [day('')],
    rules: [rule('Day', "check: 'days-after', other: 'Day', least: 1")],
    code: 'SITE-142',
    at: "check: 'days-after'",
  }),
  added('fewer days at most than at least', {
    fields: [day(''), "{ kind: 'date', name: 'Until', label: 'Until' },"],
    rules: [rule('Until', "check: 'days-after', other: 'Day', least: 3, most: 2")],
    code: 'SITE-034',
    at: "check: 'days-after'",
  }),
  added('a rule of days without a number', {
    fields: [day(''), "{ kind: 'date', name: 'Until', label: 'Until' },"],
    rules: [rule('Until', "check: 'days-after', other: 'Day'")],
    code: 'SITE-034',
    at: "check: 'days-after'",
  }),
  added('closed days that nobody names', {
    fields: [day('')],
    rules: [rule('Day', "check: 'not-on'")],
    code: 'SITE-034',
    at: "check: 'not-on'",
  }),
  added('a day after a time', {
    fields: [day(''), "{ kind: 'time', name: 'Hour', label: 'Hour' },"],
    rules: [rule('Day', "check: 'after', other: 'Hour'")],
    code: 'SITE-149',
    at: "check: 'after'",
  }),
  added('a value that passes and that is no option', {
    fields: [size],
    rules: [rule('Size', "check: 'one-of', values: ['lage']")],
    code: 'SITE-052',
    at: "check: 'one-of'",
    suggests: "'large'",
  }),
];

const ofFiles: Mistake[] = [
  added('the least number of one file', {
    fields: [files('} ')],
    rules: [rule('Plans', "check: 'min', value: 1")],
    code: 'SITE-140',
    at: "check: 'min'",
  }),
  added('more files than the field takes', {
    fields: [files(`, tooMany: 'x' }, maxFiles: 2, ${list}`)],
    rules: [rule('Plans', "check: 'min', value: 3")],
    code: 'SITE-062',
    at: "check: 'min'",
    suggests: '2',
  }),
  added('several files without words for one too many', {
    fields: [files(`}, maxFiles: 2, ${list}`)],
    code: 'SITE-022',
    at: "kind: 'file'",
    suggests: 'tooMany:',
  }),
  added('a file that is asked for, without words for one that cannot be sent', {
    fields: [files('} ')],
    rules: [rule('Plans', "check: 'required'")],
    code: 'SITE-022',
    at: "kind: 'file'",
    suggests: 'notSent:',
  }),
  stepped('steps with files, without words for those that a reload loses', {
    steps: [first, `{ title: 'Plans', fields: [${files('} ')}] },`],
    code: 'SITE-022',
    at: 'stepping',
    suggests: 'chooseAgain:',
  }),
  ...['birthday', 'date of birth'].map((words) =>
    added(`a day that the browser fills in, as ${words}`, {
      fields: [day(`autoComplete: '${words}'`)],
      code: 'SITE-034',
      at: words,
    }),
  ),
  added('the words of several files for one', {
    fields: [files(`, tooMany: 'x' }, ${list}`)],
    code: 'SITE-022',
    at: "kind: 'file'",
    suggests: 'maxFiles:',
  }),
  added('a file of no type', {
    fields: [files('} ').replace("accept: ['documents'], ", '')],
    code: 'SITE-022',
    at: "kind: 'file'",
    suggests: 'types:',
  }),
];

const labelled = (label: string) => `{ kind: 'checkbox', name: 'Ok', label: ${label} },`;

const marks: Mistake[] = [
  added('a link in a label to no page', {
    fields: [labelled("'I have read [this](/Contcat).'")],
    code: 'SITE-070',
    at: "name: 'Ok'",
    suggests: '[this](/Contact)',
  }),
  added('a link in a label without its /', {
    fields: [labelled("'I have read [this](Contact).'")],
    code: 'SITE-034',
    at: "name: 'Ok'",
  }),
  added('a link in a label that runs something', {
    fields: [labelled("'I have read [this](javascript:x).'")],
    code: 'SITE-079',
    at: "name: 'Ok'",
  }),
  added('a link in a note to no link of the site', {
    fields: ["{ kind: 'note', words: 'Ask [us](link:whatsap).' },"],
    code: 'SITE-072',
    at: "kind: 'note'",
    suggests: '[us](link:whatsapp)',
  }),
  added('a link with a blank before its address', {
    fields: [labelled("'I have read [this] (/Contact).'")],
    code: 'SITE-143',
    at: "name: 'Ok'",
    suggests: '[this](/Contact)',
  }),
  added('a link that does not end', {
    fields: [labelled("'I have read [this](/Contact'")],
    code: 'SITE-143',
    at: "name: 'Ok'",
    suggests: '[this](/Contact)',
  }),
  added('a bold word that does not end', {
    fields: [labelled("'I **agree'")],
    code: 'SITE-143',
    at: "name: 'Ok'",
    suggests: "'I agree'",
  }),
  {
    what: 'a bold word on a button',
    file: newsletter,
    from: "label: 'Subscribe'",
    to: "label: '**Subscribe**'",
    code: 'SITE-099',
    suggests: "'Subscribe'",
  },
];

/** A list of guests with these fields, and with what `more` says. */
const guestList = (fields: string, more = '') =>
  `{ kind: 'list', name: 'Party', label: 'Party', max: 3, ${more}\nfields: [\n${fields}\n] },`;
const who = "{ kind: 'text', name: 'Who', label: 'Who', maxLength: 50 },";
const inList = (rules: string) => [guestList(who, `\nrules: [\n${rules}\n],`)];

const lists: Mistake[] = [
  added('a list without fields', {
    fields: ["{ kind: 'list', name: 'Party', label: 'Party', max: 3 },"],
    code: 'SITE-022',
    at: "kind: 'list'",
    suggests: 'fields:',
  }),
  added('a list without a limit', {
    fields: [`{ kind: 'list', name: 'Party', label: 'Party', fields: [${who}] },`],
    code: 'SITE-022',
    at: "kind: 'list'",
    suggests: 'max:',
  }),
  added('a list of a hundred entries', {
    fields: [`{ kind: 'list', name: 'Party', label: 'Party', max: 100, fields: [${who}] },`],
    code: 'SITE-033',
    at: 'max: 100',
    suggests: '20',
  }),
  added('a list that begins with more entries than it takes', {
    fields: [guestList(who, 'min: 4,')],
    code: 'SITE-250',
    at: 'min: 4',
    suggests: '3',
  }),
  added('a file in a list', {
    fields: [
      guestList(
        "{ kind: 'file', name: 'Cv', label: 'Cv', upload: { folder: 'a/', accept: ['documents'], maxMegabytes: 5 }, errorMessages: { empty: 'x', tooLarge: 'x', wrongType: 'x' } },",
      ),
    ],
    code: 'SITE-029',
    at: "kind: 'file'",
  }),
  added('a list in a list', {
    fields: [guestList(guestList(who))],
    code: 'SITE-029',
    at: "name: 'Party'",
  }),
  added('a group in a list', {
    fields: [guestList(`{ kind: 'group', legend: 'x', fields: [${who}] },`)],
    code: 'SITE-029',
    at: "kind: 'group'",
  }),
  added('a condition in a list on a field that neither the entry nor the form above has', {
    fields: [guestList(`${who} ${town("showWhen: { field: 'Whoo', filled: true }")}`)],
    code: 'SITE-130',
    at: "field: 'Whoo'",
    suggests: "'Who'",
  }),
  added('two fields of one name in a list', {
    fields: [guestList(`${who}\n${who}`)],
    code: 'SITE-050',
    at: "name: 'Who'",
  }),
  added('a rule of a list for a field of the form', {
    fields: inList(rule('Email', "check: 'required'")),
    code: 'SITE-053',
    at: "field: 'Email'",
  }),
  added('a rule of a list for a field with its name misspelt', {
    fields: inList(rule('Whoo', "check: 'required'")),
    code: 'SITE-053',
    at: "field: 'Whoo'",
    suggests: "'Who'",
  }),
  added('a list by the name that others give it', {
    fields: [guestList(who).replace("'list'", "'repeater'")],
    code: 'SITE-029',
    at: "kind: 'repeater'",
    suggests: "'list'",
  }),
  added('a rule of a list twice', {
    fields: inList(`${rule('Who', "check: 'required'")}\n${rule('Who', "check: 'required'")}`),
    code: 'SITE-065',
    at: "field: 'Who'",
  }),
  added('a rule of the form for a field of a list', {
    fields: [guestList(who)],
    rules: [rule('Who', "check: 'required'")],
    code: 'SITE-053',
    at: "field: 'Who'",
  }),
  added('a rule of a list for more letters than its field takes', {
    fields: inList(rule('Who', "check: 'min-length', length: 60")),
    code: 'SITE-062',
    at: 'length: 60',
    suggests: '50',
  }),
  added('a rule of a list of another sort', {
    fields: inList(rule('Who', "check: 'accepted'")),
    code: 'SITE-140',
    at: "check: 'accepted'",
    suggests: "'required'",
  }),
  added('a rule about addresses for a whole list', {
    fields: [guestList(who)],
    rules: [rule('Party', "check: 'email'")],
    code: 'SITE-140',
    at: "field: 'Party'",
  }),
  added('a start that is no option, in a list', {
    fields: [
      guestList(
        "{ kind: 'select', name: 'Size', label: 'Size', initial: 'smal', options: [{ value: 'small' }, { value: 'large' }] },",
      ),
    ],
    code: 'SITE-052',
    at: "initial: 'smal'",
    suggests: "'small'",
  }),
  added('a field of a kind that is misspelt, in a list', {
    fields: [guestList(who.replace("'text'", "'texte'"))],
    code: 'SITE-029',
    at: "kind: 'texte'",
    suggests: "'text'",
  }),
  added('a title of entries with a number of another name', {
    fields: [guestList(who, "entry: 'Guest {count}',")],
    code: 'SITE-034',
    at: 'entry:',
  }),
  added('a list so long and wide that the database would refuse it', {
    fields: [
      `{ kind: 'list', name: 'Party', label: 'Party', max: 20, fields: [${Array.from({ length: 6 }, (_, place) => who.replace("'Who'", `'Who${place}'`)).join(' ')}] },`,
    ],
    code: 'SITE-144',
    at: 'fields: [',
  }),
];

/** What stands in the entries of a list, and what stands around them. */
const inLists: Mistake[] = [
  ...['matrix', 'file', 'price'].map((kind) =>
    added(`the kind ${kind} in a list`, {
      fields: [guestList(`{ kind: '${kind}', name: 'What', label: 'What' },`)],
      code: 'SITE-029',
      at: `kind: '${kind}'`,
    }),
  ),
  added('an address in a list, shown by one of several conditions', {
    fields: [
      guestList(
        `${who} { kind: 'address', name: 'Home', label: 'Home', showWhen: { any: [{ field: 'Who', filled: true }, { field: 'Who', is: 'x' }] } },`,
      ),
    ],
    code: 'SITE-034',
    at: 'any:',
  }),
  added('the most entries of a list as a rule', {
    fields: [guestList(who)],
    rules: [rule('Party', "check: 'max', value: 2")],
    code: 'SITE-140',
    at: "check: 'max'",
  }),
  added('a condition on a field of a list', {
    fields: [guestList(who), town("showWhen: { field: 'Who', filled: true }")],
    code: 'SITE-130',
    at: "name: 'Town'",
  }),
];

/** Mistakes in forms with more kinds of fields, conditions, steps and marks. */
export const formKindMistakes: Mistake[] = [
  ...conditions,
  ...steps,
  ...values,
  ...ofFiles,
  ...marks,
  ...sizes,
  ...lists,
  ...inLists,
  ...inBraces,
  ...elsewhere,
];
