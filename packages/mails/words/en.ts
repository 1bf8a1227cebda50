/** The words of mails to the owner of a site. Names in { } are filled in. */
export const en = {
  form: '{form}: a message from the website of {site}',
  more: 'More messages from the website of {site}: {count}',
  moreNote:
    'So many came within an hour that these have no mail of their own. They are stored in full: npm run messages lists them.',
  seeThere: 'see it there',
  waiting: 'On the waiting list',
  noPlace: 'No place was left: this message takes none.',
  inBrackets: 'on the waiting list',
  yes: 'yes',
  no: 'no',
  sent: 'Sent',
  confirmed: 'Confirmed',
  language: 'Written on a page in',
  page: 'From the page',
  everyPage: 'every page',
  reference: 'Number of the message',
  storedAs: 'Stored as',
  rest: 'the rest is in the database',
  brackets:
    'The rows were written by a visitor. Characters of addresses in them are in brackets, so that no link of theirs is opened by accident.',
  lost: 'Of these earlier messages no mail could be sent: {places}. They are stored nevertheless; read them with npm run messages.',
  unconfirmed:
    'Whoever sent these messages got no confirmation, since the address takes no mail, or none could be sent for a day: {places}.',
  andMore: 'and {count} more',
  refused:
    'The mail server refuses {address} (“{answer}”): an earlier mail went only to the other addresses. Check it in config/notifications.ts.',
};

export type OwnerWords = Record<keyof typeof en, string>;
