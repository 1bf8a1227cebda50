import { catalogue } from './catalogue-entry';

/** Errors within a form. */
export const forms = catalogue({
  // Parts of a form that contradict each other.
  nameTwice: {
    code: 'SITE-050',
    description: 'Another {what} has the {key} {found} too.',
    why: 'Nobody could tell which of the two is meant.',
    repair: 'Give each of them a {key} of its own.',
    example:
      "{ kind: 'text', name: 'City', label: 'City' },\n{ kind: 'text', name: 'Country', label: 'Country' },",
  },
  noSuchOption: {
    code: 'SITE-052',
    description: 'This field has no option {found}.',
    why: 'The field can only hold one of its options.',
    repair: 'Write the value of one of the options.',
    example: "initial: 'small',\nshowWhen: { field: 'Size', isNot: 'small' },",
  },
  noSuchField: {
    code: 'SITE-053',
    description: 'This form has no field {found}{nearest}.',
    why: 'What names a field that there is not does nothing.',
    repair:
      'Write the name of a field of this form. Rules for the entries of a list stand in the list.',
    example: "{ field: 'Email', check: 'email', message: 'Please enter your e-mail' },",
  },
  ruleForBrowserAlone: {
    code: 'SITE-055',
    description: 'The database cannot check the rule {found}.',
    why: 'The database would take what the form refuses.',
    repair:
      'Write clientOnly: true in the rule, so that only the browser checks it, or choose another rule.',
    example: "{ field: 'City', check: '…', message: '…', clientOnly: true },",
  },
  stampIsField: {
    code: 'SITE-056',
    description: 'A field has the name “{found}” too.',
    why: 'Both would be stored under one name.',
    repair: 'Give the stamp or the field another name.',
    example: "stamps: { id: 'milliseconds', Date: 'date' },",
  },
  orderUnknown: {
    code: 'SITE-057',
    description: '{found} is neither a field nor a stamp of this form.',
    why: 'The order lists what is stored.',
    repair: 'Write the name of a field or stamp, or delete it from the order.',
    example: "order: ['Email', 'id', 'Date'],",
  },
  orderLeavesOut: {
    code: 'SITE-059',
    description: 'The order leaves out {found}.',
    why: 'What it leaves out would not be stored.',
    repair: 'List every field and every stamp once, or delete the order.',
    example: "order: ['Email', 'id', 'Date'],",
  },
  oneOutcome: {
    code: 'SITE-060',
    description: 'Exactly one of “toast” and “log” must be written here.',
    why: 'Either the visitor is told something, or it is only logged.',
    repair: "Write toast: '…' with the words for the visitor, or log: true.",
    example: "outcome: { saved: { toast: 'Thank you' }, failed: { log: true } },",
  },
  contradictoryRules: {
    code: 'SITE-061',
    description: 'Nothing can pass both this rule and the rule “{other}” of the same field.',
    why: 'Nobody could ever send the form.',
    repair: 'Delete one of the two rules.',
    example: "{ field: 'Number', check: 'digits', message: '…' },",
  },
  ruleAgainstLimit: {
    code: 'SITE-062',
    description: 'The rule asks for {found}, but the field takes {limit} at most.',
    why: 'Nobody could ever send the form; or a rule of the most could never be broken.',
    repair:
      'Lower what the rule asks for, or raise what the field takes: its maxLength, its options, its stars or its maxFiles.',
    example: "{ field: 'City', check: 'min-length', length: 3, message: '…' },",
  },
  startTooLong: {
    code: 'SITE-063',
    description: 'The text is longer than the {limit} characters that the field takes.',
    why: 'The form could not be sent as it is shown.',
    repair: 'Shorten it, or raise maxLength.',
    example: "initial: 'Hello',",
  },
  sharedCollection: {
    code: 'SITE-064',
    description: '{file} and {other} both store in {found}.',
    why: 'The records of two forms would lie in one heap.',
    repair: 'Give each form a collection of its own.',
    example: "record: { collection: 'Callbacks', stamps: { id: 'milliseconds' } },",
  },
  ruleRepeated: {
    code: 'SITE-065',
    description: 'The same rule is already written above.',
    why: 'The second one can never say anything.',
    repair: 'Delete one of the two.',
    example: "{ field: 'Email', check: 'email', message: 'Please enter your e-mail' },",
  },
  ruleAgainstField: {
    code: 'SITE-067',
    description: 'Nothing in this field can pass the rule {found}.',
    why: 'Nobody could ever send the form.',
    repair: 'Choose a rule that fits the field, or delete the rule.',
    example: "{ field: 'Email', check: 'email', message: 'Please enter your e-mail' },",
  },
  ruleInField: {
    code: 'SITE-066',
    description: '“{found}” does not belong in a field: a rule does this.',
    why: 'What must be filled in is checked by the rules of the form, with words for the visitor.',
    repair: 'Delete it here, and write a rule in the list of rules of this form.',
    example: "{ field: 'Email', check: 'required', message: 'Please enter your e-mail' },",
  },

  // Conditions of a form's parts, and its steps.
  conditionWithoutField: {
    code: 'SITE-130',
    description: 'No field {found} stands above{nearest}.',
    why: 'What decides whether something is shown is asked before it.',
    repair: 'Write the name of a field that stands above, or delete the condition.',
    example: "showWhen: { field: 'New', filled: true },",
  },
  conditionOnLater: {
    code: 'SITE-131',
    description: 'The field {found} stands below.',
    why: 'What decides whether something is shown is asked before it.',
    repair:
      'Move that field above this one, in a form with steps into a step before; or name a field that stands above.',
    example:
      "{ kind: 'checkbox', name: 'New', label: 'I am new here' },\n{ kind: 'text', name: 'Before', label: 'Where were you before?', showWhen: { field: 'New', filled: true } },",
  },
  conditionOnItself: {
    code: 'SITE-132',
    description: '{found} is shown or hidden by this condition itself.',
    why: 'What is hidden holds nothing: it could never be shown.',
    repair: 'Write the name of a field that stands above, or delete showWhen.',
    example: "showWhen: { field: 'New', filled: true },",
  },
  oneCondition: {
    code: 'SITE-133',
    description:
      'Exactly one of “is”, “isNot”, “isOneOf”, “filled”, “moreThan”, “lessThan”, “youngerThan” and “notYoungerThan” must be written here, or “any” or “all” alone.',
    why: 'Nobody could tell when it holds.',
    repair:
      "Write is: '…' with what the other field holds, isNot: '…', isOneOf: ['…', '…'], filled: true, of a number moreThan: 3, or of a day of birth youngerThan: 18; or any: [ … ] with several conditions and nothing else.",
    example: "showWhen: { field: 'Size', is: 'large' },",
  },
  conditionNeverHolds: {
    code: 'SITE-134',
    description: 'This condition can never be true.',
    why: 'What it shows would be hidden for ever, and a rule would never ask. The other field cannot hold this, or not while all that must hold as well does.',
    repair: 'Write something that the other field can hold, or delete the condition.',
    example:
      "showWhen: { field: 'New', filled: true },\n{ field: 'Company', check: 'required', when: { field: 'As', is: 'firm' }, message: '…' },",
  },

  // Values of fields, and the rules on them.
  startNotHeld: {
    code: 'SITE-137',
    description: 'This field can never hold {found}.',
    why: 'The form could not be sent as it is shown.',
    repair:
      'Write something that the field takes: a day that there is, the same for all visitors and so never today, or a number that its step reaches.',
    example:
      "{ kind: 'number', name: 'Guests', label: 'Guests', errorMessage: 'Please enter a number', initial: 2 },\n{ kind: 'date', name: 'Day', label: 'Day', errorMessage: 'Please enter a day', initial: '2027-01-11' },",
  },
  startAgainstRule: {
    code: 'SITE-138',
    description: 'The rule “{other}” of this field does not let {found} pass.',
    why: 'The form could not be sent as it is shown.',
    repair: 'Start with something that the rule takes, or change the rule.',
    example:
      "{ kind: 'number', name: 'Guests', label: 'Guests', errorMessage: 'Please enter a number', initial: 1 },",
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
    description: 'The rule {found} does not work for this field{nearest}.',
    why: 'What the field holds is of another sort: nobody could ever send the form.',
    repair:
      'Choose a rule that fits, or delete this one: “accepted” for a box to tick, “min” and “max” for numbers and for how many are chosen.',
    example: "{ field: 'Consent', check: 'accepted', message: 'Please agree' },",
  },
  ruleOfToday: {
    code: 'SITE-141',
    description: 'Only the visitor’s browser knows which day is today.',
    why: 'A message may arrive days later, and from another time zone: the database cannot ask this rule.',
    repair: 'Write clientOnly: true in the rule. The database then takes other days as well.',
    example:
      "{ field: 'Day', check: 'not-before', date: 'today', message: '…', clientOnly: true },",
  },
  sameAsItself: {
    code: 'SITE-142',
    description: '{found} is this field itself.',
    why: 'The rule compares two fields: of one it says nothing.',
    repair: 'Write the name of the other field, or delete the rule.',
    example: "{ field: 'Again', check: 'same-as', other: 'Email', message: '…' },",
  },
  fieldOfOtherKind: {
    code: 'SITE-149',
    description: 'The field {found} does not hold {holds}.',
    why: 'Nothing could be worked out from it, compared with it or sent to it.',
    repair: 'Write the name of a field that does, or delete this.',
    example: "{ field: 'Departure', check: 'after', other: 'Arrival', message: '…' },",
  },
  unclosedMark: {
    code: 'SITE-143',
    description: 'A mark in the text is not complete: {found}.',
    why: 'Visitors would read its signs.',
    repair:
      'Write all signs of the mark, with no blanks inside them, as in the example; or delete the signs.',
    example: "label: 'I have read [how you use my data](/Contact).',",
  },

  // Patterns, ages and hours in rules.
  patternUnknown: {
    code: 'SITE-300',
    description: 'The database does not know {found} in a pattern.',
    why: 'It would take what the form refuses, or no message at all.',
    repair:
      'Write the pattern without it: signs, [A-Z], [^0-9], \\d, \\s, groups in ( ), choices with |, and how often with ?, * and + are what both know.',
    example:
      "{ field: 'Customer', check: 'pattern', pattern: '[A-Z]{3}[0-9]{4}', wants: 'Three capital letters and four digits', message: '…' },",
  },
  patternBroken: {
    code: 'SITE-301',
    description:
      'The pattern cannot be read: {found} is not complete, or stands where it means nothing.',
    why: 'Nothing could be compared with it.',
    repair:
      'Close each bracket. A sign that means itself, such as a dot or a bracket, has two backslashes before it.',
    example: "pattern: 'Nr\\\\. [0-9]{4}',",
  },
  patternAmbiguous: {
    code: 'SITE-302',
    description: 'This pattern can take the same text in more than one way.',
    why: 'A browser tries one way after the other: a long text could make the page stand still for minutes.',
    repair:
      'Write it so that each sign has one place only: no repetition of what is repeated itself, and something between two repetitions that neither of them takes.',
    example: "pattern: '[a-z]+(-[a-z]+)*',",
  },
  patternAnchored: {
    code: 'SITE-303',
    description: 'A pattern has no ^ and $ here.',
    why: 'The whole text is always compared, from its beginning to its end.',
    repair:
      'Leave both out. Where one is to be a sign of the text, write two backslashes before it.',
    example: "pattern: '[A-Z]{3}[0-9]{4}',",
  },
  patternOfNothing: {
    code: 'SITE-304',
    description: 'This pattern takes an empty field as well.',
    why: 'Whether a field may be empty is said by the rule itself, for all to see.',
    repair:
      'Write a pattern that takes one sign at least, and whenFilled: true if the field may be empty.',
    example:
      "{ field: 'Customer', check: 'pattern', pattern: '[0-9]+', wants: 'Digits alone', whenFilled: true, message: '…' },",
  },
  patternOfOtherDigits: {
    code: 'SITE-574',
    description: 'Nothing passes this pattern: it asks for other digits than 0 to 9.',
    why: 'Whatever keyboard a visitor has, digits in a field of one line become 0 to 9 before they are looked at and stored.',
    repair: 'Ask for 0 to 9. Only a field of the kind textarea keeps the digits as they are typed.',
    example: "pattern: '[0-9]{4}',",
  },
  patternTooLong: {
    code: 'SITE-305',
    description: 'This pattern is too long, or repeats too much.',
    why: 'A pattern has 500 signs at most, and 1000 when all of its repetitions are written out: the database takes no more.',
    repair: 'Shorten it, or ask for less: the length of a text is a rule of its own, “max-length”.',
    example: "pattern: '[A-Z]{3}[0-9]{4}',",
  },
  noDayStored: {
    code: 'SITE-307',
    description: 'This needs the day on which the form is sent, and the form does not store it.',
    why: 'The server could not tell how old somebody was on that day, or what is past, and would refuse the message.',
    repair: 'Add a stamp of the kind date or dateTime to record.',
    example:
      "showWhen: { field: 'Birthday', youngerThan: 18 },\nrecord: { collection: 'members', stamps: { id: 'milliseconds', Sent: 'dateTime' } },",
  },
  noReferenceStored: {
    code: 'SITE-612',
    description: 'This says {reference}, and the form gives its sender no number.',
    why: 'Visitors would read the braces.',
    repair: 'Add a stamp of the kind reference to record, or leave the braces out.',
    example:
      "record: { collection: 'permits', stamps: { id: 'milliseconds', Number: 'reference' } },\noutcome: { saved: { toast: 'Thank you. Your number is {reference}.' }, failed: { log: true } },",
  },
  bracesStay: {
    code: 'SITE-620',
    description: 'No name is filled in here: {found} stays as it is written.',
    why: 'Visitors would read the braces, or be led to an address that has them.',
    repair:
      'Leave the braces out. The words of a note repeat an answer, and a toast says the number of the sender.',
    example:
      "words: 'Thank you, {Name}.',\ninitial: 'Hello',\nsaved: { toast: 'Thank you. Your number is {reference}.', goTo: '/Thanks' },",
  },
  scannedIsStored: {
    code: 'SITE-617',
    description: 'The record has {found} already.',
    why: 'What the scanner writes would take the place of what a visitor wrote.',
    repair: 'Choose another name for “scanned”.',
    example:
      "record: { collection: 'permits', stamps: { id: 'milliseconds' }, scanned: 'FilesScanned' },",
  },
  openingWithoutHours: {
    code: 'SITE-308',
    description: 'This asks for opening hours, and there are none.',
    why: 'Visitors could choose any day and any time.',
    repair: 'Write the hours into business in config/site.ts, or hours of its own into the rule.',
    example:
      "{ field: 'Day', check: 'opening-day', message: '…', hours: { week: [{ days: ['monday'], open: ['09:00–17:00'] }], closed: 'Closed' } },",
  },
  slotsWithoutRule: {
    code: 'SITE-615',
    description: 'No rule says of which opening hours these times are.',
    why: 'The times to choose from are those at which you are open, and there would be none.',
    repair:
      'Write a rule opening-time for this field, with day, the name of the field with the day.',
    example: "{ field: 'Time', check: 'opening-time', day: 'Day', message: '…' },",
  },
  noMomentStored: {
    code: 'SITE-422',
    severity: 'warning',
    description:
      'The server cannot tell which times are over: the form does not store when it is sent.',
    why: 'Only the browser would refuse a time that is over.',
    repair: 'Add a stamp of the kind milliseconds to record, or write “clientOnly: true”.',
    example: "record: { collection: 'visits', stamps: { id: 'milliseconds', Sent: 'dateTime' } },",
  },
  noOptionsLeft: {
    code: 'SITE-395',
    severity: 'warning',
    description: 'Nothing in the collection can be chosen here.',
    why: 'Visitors see a question without an answer.',
    repair: 'Add to the collection what is not over, ask for less in “where”, or write “also”.',
    example: "options: { from: 'courses', also: [{ value: 'later', label: 'A later one' }] },",
  },
  optionsAlike: {
    code: 'SITE-397',
    description: 'All options would be {found}: no name of the collection is in it.',
    why: 'Nobody could tell one from another.',
    repair: 'Write names in braces, such as {name}.',
    example: "options: { from: 'courses', label: '{name}, {price}' },",
  },
  optionWithoutPrice: {
    code: 'SITE-618',
    description: 'One price of each entry is wanted here: {entries}.',
    why: 'Where prices are added up, such an option counts as 0; and in its words nothing stands for {price}.',
    repair:
      'Write one price into each of these entries, 0 where it costs nothing; make an entry of each of several prices; leave entries out with “where”; or delete “prices”, or {price} in the label.',
    example: "{ id: 'haircut-short', name: 'Haircut, short hair', price: 28 },",
  },
  listLimits: {
    code: 'SITE-250',
    description: 'The list has {found} entries at least, but {limit} at most.',
    why: 'Nobody could ever send the form.',
    repair: 'Lower min, or raise max.',
    example:
      "{ kind: 'list', name: 'Guests', label: 'Guests', min: 1, max: 6, fields: [{ kind: 'text', name: 'Who', label: 'Who' }] },",
  },
  prefillOfPersonal: {
    code: 'SITE-310',
    description: 'A link must not fill in this field: it asks for something personal.',
    why: 'Addresses of pages are kept in histories, and passed on. Names, addresses and numbers must not stand in them.',
    repair: 'Delete prefill here. The browser fills in what visitors have told it.',
    example: "{ kind: 'text', name: 'Topic', label: 'What is it about?', prefill: 'topic' },",
  },
  prefillOfKind: {
    code: 'SITE-311',
    description: 'A link cannot fill in a field of the kind “{kind}”.',
    why: 'What visitors agree to, judge or hand over, they must do themselves.',
    repair: 'Delete prefill here. Links fill in texts, numbers, days, times and options.',
    example: "{ kind: 'text', name: 'Topic', label: 'What is it about?', prefill: 'topic' },",
  },
  prefillInList: {
    code: 'SITE-312',
    description: 'A link cannot fill in a field in a list or a stored group.',
    why: 'Nobody could tell which entry of the list is meant, or whose field it is.',
    repair: 'Delete prefill here, or move the field out, as in the example.',
    example: "{ kind: 'text', name: 'Topic', label: 'What is it about?', prefill: 'topic' },",
  },
  ownWordsUncounted: {
    code: 'SITE-619',
    severity: 'improvable',
    description: 'What visitors write here themselves adds nothing to the price “{price}”.',
    why: 'Who writes something reads a sum without it, which may be 0.00, and so do you.',
    repair:
      'Say so in a hint of the price; or show the price for certain options only; or delete “other”, and write more options with prices.',
    example:
      "{ kind: 'price', name: 'Price', label: 'Price', hint: 'Without what you described yourself', currency: 'EUR', sum: [{ of: 'Course' }] },",
  },
  priceUnverified: {
    code: 'SITE-318',
    description: 'The server cannot work out this price: {reason}.',
    why: 'It would refuse the message, or take a price that somebody made up.',
    repair:
      'Give the number a whole step, and the rules “min” and “max”; or say checkedBy in record, as docs/deploy.md tells; or write clientOnly: true in the price, and check it before you rely on it.',
    example:
      "sum: [{ amount: 12.5, times: ['Guests'] }],\nrules: [{ field: 'Guests', check: 'max', value: 20, message: '…' }],",
  },
  priceOfPriceBelow: {
    code: 'SITE-641',
    description: 'The price {found} does not stand above this one.',
    why: 'Prices are worked out one after the other: this one would count nothing for it.',
    repair: 'Move that price above this one, or name another field.',
    example:
      "{ kind: 'price', name: 'Price', label: 'Price', currency: 'EUR', sum: [{ amount: 90 }] },\n{ kind: 'price', name: 'Deposit', label: 'Deposit', currency: 'EUR', sum: [{ of: 'Price', percent: 20 }] },",
  },
  noSuchSeason: {
    code: 'SITE-642',
    description: 'The seasons of the price have none with the id {found}.',
    why: 'The option would cost what it usually does, whatever stands here.',
    repair:
      'Write the id of an entry of the collection that “seasons” of the price names, or add the season there.',
    example: "seasonPrices: [{ season: 'summer', price: 190 }],",
  },
  overlappingSeasons: {
    code: 'SITE-643',
    description: 'The seasons {other} and {found} share nights, and an option has a price in each.',
    why: 'Nobody knows which of the two a night costs.',
    repair: 'Let one end before the other begins, or leave one of the two prices out.',
    example:
      "{ id: 'summer', name: 'Summer', start: '07-01', end: '08-31' },\n{ id: 'winter', name: 'Winter', start: '12-20', end: '03-15' },",
  },
  seasonPricesUncounted: {
    code: 'SITE-644',
    severity: 'improvable',
    description: 'No part of a price counts these prices in seasons.',
    why: 'Visitors would read the usual price all year.',
    repair:
      'Write seasons, the name of a collection of the kind season, into nights of the part that names this field; or delete seasonPrices.',
    example:
      "sum: [{ of: 'Room', nights: { arrival: 'Arrival', departure: 'Departure', seasons: 'seasons' } }],",
  },
  dateOfOtherKind: {
    code: 'SITE-660',
    description: 'The rule compares days with months: {found}.',
    why: 'A field of the kind month holds months such as 2026-11, and one of the kind date days such as 2026-11-21.',
    repair: 'Write a month for a field of the kind month, and a day for one of the kind date.',
    example: "{ field: 'ValidUntil', check: 'not-before', date: '2026-11', message: '…' },",
  },
  conditionOnPrice: {
    code: 'SITE-319',
    description: 'Nothing can depend on the price {found}.',
    why: 'What is shown decides the price, not the other way round.',
    repair: 'Name a field that visitors fill in, or delete this condition.',
    example: "showWhen: { field: 'Size', is: 'large' },\nwhen: { field: 'Size', is: 'large' },",
  },
  formTooLarge: {
    code: 'SITE-144',
    description:
      'This form is too large: the database would need {asked}, and {most} are the most{dearest}.',
    why: 'It would refuse every message, and nothing that visitors write would be kept; with too many levels or bytes, the rules of no form could be published.',
    repair:
      'Say checkedBy in record: a function of the site then checks what is sent, as docs/deploy.md tells; of a form in which something has so many places it cannot. Or use fewer of these, or two forms. A list counts its fields once for each entry up to its max; a choice, a condition, several files and an address cost more than a text of one line. docs/security.md says how much.',
    example:
      "record: { collection: 'claims', stamps: { id: 'milliseconds' }, checkedBy: 'function' },",
  },
  placesAtFunction: {
    code: 'SITE-621',
    description: 'This form has so many places of something, and a function checks what it sends.',
    why: 'Only the rules of the database can take a place for one visitor alone, however many send at once.',
    repair: 'Delete “checkedBy”, or what says how many places there are.',
    example: "record: { collection: 'courses', stamps: { id: 'milliseconds' } },",
  },
  placesUnsaid: {
    code: 'SITE-320',
    description: 'An option of this field has a capacity, but there are no words for its places.',
    why: 'A visitor must see how many are left, and which option is full.',
    repair: 'Write places: what stands behind an option with places left, and behind a full one.',
    example: "places: { left: '{count} left', full: 'full' },",
  },
  fullUnsaid: {
    code: 'SITE-322',
    description:
      'An option or day of this form has a capacity, but nobody is told that it is full.',
    why: 'Two visitors may want the last place at once: one of them must read that it is gone.',
    repair:
      'Write full into outcome, with the words for that visitor, or waiting, for a waiting list.',
    example: "full: { toast: 'This course is full now. Please choose another one.' },",
  },
  fullUnneeded: {
    code: 'SITE-323',
    description: 'Nobody is ever told this: {why}.',
    why: 'These words are for whoever chose what has no place left.',
    repair:
      'Delete these words; or give an option a capacity, or, where the options are a collection whose entries have seats, write places into the field. Write full or waiting, not both.',
    example: "options: [{ value: 'Tuesday', capacity: 12 }],",
  },
  clearedWhenFull: {
    code: 'SITE-324',
    description: 'This form is cleared before it is known whether a place is left.',
    why: 'Who reads that an option is full chooses another one, and would have to write everything again.',
    repair: "Write clear: 'saved'.",
    example: "submit: { label: 'Send', look: 'button', clear: 'saved' },",
  },
  capacityInList: {
    code: 'SITE-325',
    description: 'Within a list or a stored group an option or a day has a capacity.',
    why: 'Places are counted by the fields of the form, not by those of an entry.',
    repair: 'Move the field out, or delete the capacity or, of a day, the places.',
    example:
      "{ kind: 'select', name: 'Course', label: 'Course', places: { left: '{count} left', full: 'full' }, options: [{ value: 'yoga', capacity: 12 }] },",
  },
  startMayBeFull: {
    code: 'SITE-326',
    description: 'The field starts with {found}, which has a capacity.',
    why: 'Once it is full, it would be chosen already for each visitor, and sent in vain.',
    repair:
      'Delete the start, so that each visitor chooses, or start with an option without capacity.',
    example: "placeholder: 'Please choose',",
  },
  capacityName: {
    code: 'SITE-327',
    description:
      'An option with a capacity cannot have a value that begins and ends with two underscores.',
    why: 'The database counts places by the value, and keeps such names for itself.',
    repair: 'Give the option another value. What visitors read is its label.',
    example: "{ value: 'tuesday', label: 'Tuesday', capacity: 12 },",
  },
  stayWithoutEnd: {
    code: 'SITE-614',
    description:
      'No rule says how many nights a stay may have, or it lets through more than {most}.',
    why: 'The server counts each night by itself, and can count {most} at most.',
    repair:
      'Write a rule days-after for the day of departure, with other, the day of arrival, and most; without from, to and clientOnly.',
    example:
      "{ field: 'Departure', check: 'days-after', other: 'Arrival', least: 1, most: 14, message: 'One to fourteen nights' },",
  },
  halfWaitingList: {
    code: 'SITE-328',
    description: 'This form has {has} of a waiting list, but no {lacks}.',
    why: 'Whoever waits must read it, and you must see in their message that it takes no place.',
    repair:
      "Write both: Waiting: 'waiting' into stamps of record, and waiting, with the words for the visitor, into outcome; or neither.",
    example: "record: { collection: 'tours', stamps: { id: 'milliseconds', Waiting: 'waiting' } },",
  },
  confirmedThoughWaiting: {
    code: 'SITE-329',
    description: 'This confirmation says nothing else to whoever is on the waiting list.',
    why: 'They would read that they have a place.',
    repair: 'Write waiting into confirmation, with a subject and a text of its own.',
    example:
      "waiting: { subject: 'You are on the waiting list', text: ['We write to you if a place becomes free.'] },",
  },
  noDayOfStay: {
    code: 'SITE-613',
    description: 'This form has no field {found} of the kind date.',
    why: 'Places are counted for each night between two days.',
    repair: 'Name the two fields of the kind date with the first and the last day of a stay.',
    example:
      "places: { nights: { arrival: 'Arrival', departure: 'Departure' }, left: '{count} left', full: 'full' },",
  },
});
