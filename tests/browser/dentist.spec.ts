import type { Locator, Page } from '@playwright/test';
import { violationsIn } from './axe';
import { isoDate, mainForm, toast } from './form-journey';
import { overflowOf, settle } from './looks';
import { expect, open, test } from './site';

/** The forms of a small firm that is no agency: examples/dentist, config alone. */

// One copy of the project is built for all.
test.describe.configure({ mode: 'default' });
test.use({
  folder: 'examples/dentist',
  backend: 'of the dentist',
  reducedMotion: 'reduce',
});

const pdf = (words: string) => Buffer.from(`%PDF-1.4\n${words}`);
const fileOf = (name: string, buffer = pdf(name)) => ({
  name,
  mimeType: 'application/pdf',
  buffer,
});

/**
 * Axe at both widths and in both schemes, and nothing beyond the edge of the narrowest screen. Only the
 * form has changed since dentist-pages.spec.ts looked at the whole page.
 */
const lookAt = async (page: Page, form = 'main form') => {
  for (const [width, colorScheme] of [
    [360, 'light'],
    [360, 'dark'],
    [1280, 'dark'],
    [1280, 'light'],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await settle(page);
    expect(await violationsIn(page, { part: form }), `at ${width} px, ${colorScheme}`).toEqual([]);
  }
  await page.setViewportSize({ width: 320, height: 800 });
  await expect.poll(() => overflowOf(page)).toBe(0);
  await page.setViewportSize({ width: 1280, height: 800 });
};

const press = (form: Locator, name: string) => form.getByRole('button', { name }).click();

const expectRefused = async (form: Locator, message: string, label: string | RegExp) => {
  await expect(form.getByRole('alert')).toHaveText(message);
  await expect(form.getByLabel(label).first()).toBeFocused();
};

/** What appeared is announced; focus stays where it is. */
const expectAnnounced = async (form: Locator, words: string, focused: Locator) => {
  await expect(form.getByRole('status').filter({ hasText: words })).toHaveText(words);
  await expect(focused).toBeFocused();
};

/** Tab, until `target` has focus. */
const tabTo = async (page: Page, target: Locator, key = 'Tab') => {
  const isFocused = () => target.evaluate((element) => element === document.activeElement);
  for (let presses = 0; presses < 60; presses += 1) {
    if (await isFocused()) return;
    await page.keyboard.press(key);
  }
  throw new Error(`Tab does not lead to ${target.toString()}.`);
};

const typeInto = async (page: Page, target: Locator, text: string) => {
  await tabTo(page, target);
  await page.keyboard.type(text);
};

const pressOn = async (page: Page, target: Locator, key: string) => {
  await tabTo(page, target);
  await page.keyboard.press(key);
};

const welcome = 'Welcome! Three questions for your first visit';

test('an appointment by mouse: what is hidden is not asked, what was typed stays, and the record has its page, language and campaign', async ({
  page,
  site,
}) => {
  await open(page, '/Appointment?utm_source=letter&utm_medium=paper');
  const form = mainForm(page);
  await form.getByLabel('Your name').fill('Ada Lovelace');
  await form.getByLabel('Your e-mail address').fill('ada@example.com');
  await form.getByLabel('Your telephone number').fill('020 7946 0100');
  const isNew = form.getByLabel('No, I am new here');
  const group = form.getByRole('group', { name: welcome });
  await expect(group).toBeHidden();
  await isNew.click();
  await expectAnnounced(form, welcome, isNew);
  await group.getByLabel('Who pays').selectOption('A private insurance');
  await group.getByLabel('Your date of birth').fill('1990-02-28');
  await group.getByLabel('children').fill('1,5');
  await form.getByLabel('Yes, I am a patient').click();
  await expect(group).toBeHidden();
  await isNew.click();
  await expectAnnounced(form, welcome, isNew);
  await expect(group.getByLabel('Who pays')).toHaveValue('private');
  await expect(group.getByLabel('children')).toHaveValue('1,5');

  await press(form, 'Ask for');
  const wholeNumber = 'Please enter the number of children as a whole number, for example 2';
  await expectRefused(form, wholeNumber, 'children');
  await group.getByLabel('children').fill('2');
  await expect(form.getByRole('alert')).toHaveCount(0);

  await form.getByLabel('Which day').click();
  await page.keyboard.type('03');
  await press(form, 'Ask for');
  await expectRefused(form, 'Please enter the whole day: day, month and year', 'Which day');
  await form.getByLabel('Which day').fill('2020-03-03');
  await expect(form.getByRole('alert')).toHaveText(/This day has passed/);
  await form.getByLabel('Which day').fill('2099-03-03');
  await press(form, 'Ask for');
  const tickOne = 'Please tick at least one thing that we can do for you';
  await expectRefused(form, tickOne, 'A check-up');
  const pain = form.getByLabel('I am in pain');
  await pain.click();
  const note =
    'Please do not wait for our answer. Call us on 020 7946 0321: whoever is in pain is seen the same day.';
  await expectAnnounced(form, note, pain);
  await expect(form.getByRole('link', { name: '020 7946 0321' })).toHaveAttribute('href', /^tel:/);
  await press(form, 'Ask for');
  await expectRefused(form, 'Please agree to our privacy notice, or simply call us', /I agree/);
  await lookAt(page);

  await pain.click();
  await expect(form.getByRole('link', { name: '020 7946 0321' })).toBeHidden();
  await form.getByLabel('A professional cleaning').click();
  await form.getByLabel('A check-up').click();
  const notice = page.waitForEvent('popup');
  await form.getByRole('link', { name: 'our privacy notice' }).click();
  await expect(await notice).toHaveURL(/\/Privacy$/);
  await expect(form.getByLabel(/I agree/)).not.toBeChecked();
  await form.getByLabel(/I agree/).click();
  await press(form, 'Ask for');
  await expect(page).toHaveURL(/\/Thanks$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/It Has Arrived/);
  expect(Object.entries(site.stored('appointments').at(-1) ?? {})).toEqual([
    ['Name', 'Ada Lovelace'],
    ['Email', 'ada@example.com'],
    ['Telephone', '020 7946 0100'],
    ['Patient', 'new'],
    ['Insurance', 'private'],
    ['Born', '1990-02-28'],
    ['Children', 2],
    ['Day', '2099-03-03'],
    ['Time', ''],
    ['Treatments', ['check-up', 'cleaning']],
    ['Message', ''],
    ['Consent', true],
    ['id', expect.any(Number)],
    ['Sent', expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d[+-]\d\d:\d\d$/)],
    ['Page', '/Appointment'],
    ['Language', 'en-GB'],
    ['Campaign', 'utm_source=letter&utm_medium=paper'],
  ]);
});

test('an appointment by keyboard alone: nothing of what was shown in between is stored', async ({
  page,
  site,
}) => {
  await open(page, '/Appointment');
  const form = mainForm(page);
  await typeInto(page, form.getByLabel('Your name'), 'Grace Hopper');
  await typeInto(page, form.getByLabel('Your e-mail address'), 'grace@example.com');
  await typeInto(page, form.getByLabel('Your telephone number'), '42');
  await pressOn(page, form.getByLabel('Yes, I am a patient'), 'Space');
  await page.keyboard.press('ArrowDown');
  await expect(form.getByLabel('No, I am new here')).toBeChecked();
  await typeInto(page, form.getByLabel('children'), '3');
  await tabTo(page, form.getByLabel('No, I am new here'), 'Shift+Tab');
  await page.keyboard.press('ArrowUp');
  await expect(form.getByRole('group', { name: welcome })).toBeHidden();
  await typeInto(page, form.getByLabel('Which day'), '03032099');
  await typeInto(page, form.getByLabel('At what time'), '0930AM');
  await pressOn(page, form.getByLabel('A filling or a crown'), 'Space');
  await pressOn(page, form.getByLabel('I am in pain'), 'Space');
  await typeInto(page, form.getByLabel('Is there anything'), 'Left, at the top');
  await pressOn(page, form.getByLabel(/I agree/), 'Space');
  await pressOn(page, form.getByRole('button', { name: 'Ask for' }), 'Enter');
  await expect(page).toHaveURL(/\/Thanks$/);
  expect(site.stored('appointments').at(-1)).toEqual({
    Name: 'Grace Hopper',
    Email: 'grace@example.com',
    Telephone: '42',
    Patient: 'returning',
    Day: '2099-03-03',
    Time: '09:30',
    Treatments: ['filling', 'pain'],
    Message: 'Left, at the top',
    Consent: true,
    id: expect.any(Number),
    Sent: expect.any(String),
    Page: '/Appointment',
    Language: 'en-GB',
    Campaign: '',
  });
});

test('the letter by mouse, then by keyboard: two addresses that differ are refused until either is mended', async ({
  page,
  site,
}) => {
  await open(page, '/Privacy');
  const form = page.getByRole('contentinfo').getByRole('form');
  const [email, again] = [
    form.getByLabel('Your e-mail address'),
    form.getByLabel('The same address once more'),
  ];
  await email.fill('ada@example.con');
  await again.fill('ada@example.com');
  await press(form, 'Subscribe');
  const differ = 'The two addresses differ: please look at both once more';
  await expectRefused(form, differ, 'The same address once more');
  await lookAt(page, 'footer form');
  await email.fill('ada@example.com');
  await expect(form.getByRole('alert')).toHaveCount(0);
  await press(form, 'Subscribe');
  await expectRefused(form, 'Please tick that you want the letter', /Yes, send me/);
  await form.getByLabel(/Yes, send me/).click();
  await press(form, 'Subscribe');
  await expect(toast(page, 'Thank you. The next letter comes in spring.')).toBeVisible();
  await expect(form.getByLabel(/Yes, send me/)).not.toBeChecked();

  await typeInto(page, email, 'grace@example.com');
  await typeInto(page, again, 'grace@example.com');
  await pressOn(page, form.getByLabel(/Yes, send me/), 'Space');
  await pressOn(page, form.getByRole('button', { name: 'Subscribe' }), 'Enter');
  await expect(email).toHaveValue('');
  const recordOf = (address: string) => ({
    Email: address,
    EmailAgain: address,
    Consent: true,
    id: expect.any(Number),
    Date: isoDate,
    Language: 'en-GB',
  });
  expect(site.stored('newsletter')).toEqual([
    recordOf('ada@example.com'),
    recordOf('grace@example.com'),
  ]);
});

test('feedback by mouse, then by keyboard: stars, and a number that is asked for only if we may call', async ({
  page,
  site,
}) => {
  await open(page, '/Feedback');
  const form = mainForm(page);
  await press(form, 'Send my feedback');
  await expect(form.getByRole('alert')).toHaveText('Please give us one star or more');
  await form
    .locator('label')
    .filter({ hasText: /^Good$/ })
    .click();
  await form.getByLabel('The wait').click();
  await form.getByLabel('In your own words').fill('x'.repeat(601));
  const mayCall = form.getByLabel('You may call me');
  await mayCall.click();
  await expectAnnounced(form, 'Your telephone number', mayCall);
  await press(form, 'Send my feedback');
  await expectRefused(form, 'Please shorten your words to 600 characters', 'In your own words');
  await lookAt(page);
  await form.getByLabel('In your own words').fill('Kind people');
  await press(form, 'Send my feedback');
  await expectRefused(form, 'Please enter the number that we may call', 'Your telephone number');
  await form.getByLabel('Your telephone number').fill('42');
  await mayCall.click();
  await press(form, 'Send my feedback');
  await expect(toast(page, 'Thank you: this helps us')).toBeVisible();
  await expect(form.getByLabel('In your own words')).toHaveValue('');
  await expect(form.getByRole('radio', { name: 'Good', exact: true })).not.toBeChecked();

  const stars = form.getByRole('radiogroup', { name: 'How was your visit?' });
  // Before any is chosen, Tab leads to a star that stands for none.
  await tabTo(page, stars.locator('input:checked'));
  for (let star = 0; star < 5; star += 1) await page.keyboard.press('ArrowRight');
  await expect(stars.getByRole('radio', { name: 'Very good' })).toBeChecked();
  await pressOn(page, form.getByLabel('The treatment'), 'Space');
  await pressOn(page, mayCall, 'Space');
  await typeInto(page, form.getByLabel('Your telephone number'), '43');
  await page.keyboard.press('Enter');
  await expect(form.getByLabel('The treatment')).not.toBeChecked();
  const known = { id: expect.any(Number), Date: isoDate, Page: '/Feedback' };
  expect(site.stored('feedback')).toEqual([
    { Stars: 4, About: 'waiting', Words: 'Kind people', MayCall: false, ...known },
    { Stars: 5, About: 'treatment', Words: '', MayCall: true, Telephone: '43', ...known },
  ]);
});

const fillPerson = async (form: Locator, name: string) => {
  await form.getByLabel('Your name').fill(name);
  await form.getByLabel('Your e-mail address').fill('ada@example.com');
  await press(form, 'Continue');
};

const expectStep = async (form: Locator, title: string) => {
  await expect(form.getByRole('heading', { level: 3, name: title })).toBeVisible();
  await expect(form.getByRole('heading', { level: 3 })).toHaveCount(1);
  await expect(form.locator('[aria-current=step]')).toHaveText(new RegExp(title.replace('?', '')));
};

test('an application by mouse: forward checks, back and a reload lose nothing, and the summary leads to one record', async ({
  page,
  site,
  request,
}) => {
  await open(page, '/Apply');
  const form = mainForm(page);
  await form.getByLabel('A page about you').fill('ada.example');
  await press(form, 'Continue');
  await expectRefused(form, 'Please tell us your name', 'Your name');
  await fillPerson(form, 'Ada Lovelace');
  const address = 'Please enter an address that starts with https://';
  await expectRefused(form, address, 'A page about you');
  await form.getByLabel('A page about you').fill('https://ada.example');
  await press(form, 'Continue');
  await expectStep(form, 'Your experience');
  await expect(form.getByRole('heading', { name: 'Your experience' })).toBeFocused();

  await form.getByLabel('As what').selectOption('At the reception');
  await expect(form.getByRole('group', { name: 'Your registration' })).toBeHidden();
  await form.getByLabel('As what').selectOption('Dental nurse');
  await form.getByLabel('Your number in').fill('12a');
  await form.getByLabel('How long').fill('2,5');
  await form.getByLabel('Others', { exact: true }).click();
  await form.getByLabel('Which others').fill('Welsh');
  await form.getByLabel('English').click();
  await press(form, 'Continue');
  await expectRefused(form, 'Please enter the number in digits alone', 'Your number in');
  await form.getByLabel('Your number in').fill('123456');
  await lookAt(page);

  await page.goBack();
  await expectStep(form, 'About you');
  await expect(form.getByLabel('Your name')).toHaveValue('Ada Lovelace');
  await page.goForward();
  await expectStep(form, 'Your experience');
  await expect(form.getByLabel('How long')).toHaveValue('2,5');
  await press(form, 'Back');
  await expectStep(form, 'About you');
  await press(form, 'Continue');
  await page.reload();
  await page.mouse.move(2, 2);
  await expectStep(form, 'Your experience');
  await expect(form.getByLabel('How long')).toHaveValue('2.5');
  await expect(form.getByLabel('Which others')).toHaveValue('Welsh');
  await page.goBack();
  await expectStep(form, 'About you');
  await expect(form.getByLabel('Your name')).toHaveValue('Ada Lovelace');
  await page.goForward();
  await expectStep(form, 'Your experience');
  await press(form, 'Continue');

  await expectStep(form, 'Documents');
  await press(form, 'Continue');
  await expectRefused(form, 'Please choose your CV', 'Your CV');
  await form.getByLabel('Your CV').setInputFiles(fileOf('cv.pdf'));
  await form.getByLabel('Your certificates').setInputFiles(fileOf('nurse.pdf'));
  await form.getByLabel(/I agree/).click();
  await press(form, 'Continue');
  await expectStep(form, 'Is this right?');
  await lookAt(page);
  const told = async () => {
    const [terms, details] = [form.locator('dt'), form.locator('dd')];
    const [labels, values] = [await terms.allTextContents(), await details.allTextContents()];
    return Object.fromEntries(labels.map((label, place) => [label.slice(0, 12), values[place]]));
  };
  expect(await told()).toEqual({
    'Your name': 'Ada Lovelace',
    'Your e-mail ': 'ada@example.com',
    'A page about': 'https://ada.example',
    'As what woul': 'Dental nurse',
    'How long hav': '2.5 years',
    'Your number ': '123456',
    'In which lan': 'English, Others',
    'Which others': 'Welsh',
    'Your CV': 'cv.pdf',
    'Your certifi': 'nurse.pdf',
    'I have a let': '–',
    'I agree that': 'Yes',
  });
  await press(form, 'Change Your experience');
  await expectStep(form, 'Your experience');
  await form.getByLabel('Others', { exact: true }).click();
  await press(form, 'Continue');
  await press(form, 'Continue');
  await expectStep(form, 'Is this right?');
  expect(await told()).not.toHaveProperty('Which others');
  expect(site.stored('applications')).toEqual([]);
  await press(form, 'Send my application');
  await expect(page).toHaveURL(/\/Thanks$/);
  await expect(toast(page, 'Your application is with us')).toBeVisible();
  const records = site.stored('applications');
  expect(records).toEqual([
    {
      Name: 'Ada Lovelace',
      Email: 'ada@example.com',
      Website: 'https://ada.example',
      Role: 'nurse',
      Years: 2.5,
      Registration: '123456',
      Languages: ['en'],
      Cv: expect.stringMatching(/applications%2Fcv%2F/),
      Certificates: [expect.stringMatching(/applications%2Fcertificates%2F/)],
      HasReference: false,
      Consent: true,
      id: expect.any(Number),
      Date: isoDate,
    },
  ]);
  const fetched = await request.get(String(records[0]?.Cv));
  expect((await fetched.body()).equals(pdf('cv.pdf'))).toBe(true);
  await open(page, '/Apply');
  await expectStep(form, 'About you');
  await expect(form.getByLabel('Your name')).toHaveValue('');
});

/** Chooses a file as the keyboard does. */
const chooseByKey = async (page: Page, target: Locator, name: string) => {
  const chooser = page.waitForEvent('filechooser');
  await pressOn(page, target, 'Space');
  await (await chooser).setFiles(fileOf(name));
};

test('an application by keyboard alone', async ({ page, site }) => {
  await open(page, '/Apply');
  const form = mainForm(page);
  await typeInto(page, form.getByLabel('Your name'), 'Grace Hopper');
  await typeInto(page, form.getByLabel('Your e-mail address'), 'grace@example.com');
  await page.keyboard.press('Enter');
  await expectStep(form, 'Your experience');
  await typeInto(page, form.getByLabel('As what'), 'At');
  await typeInto(page, form.getByLabel('How long'), '0');
  await pressOn(page, form.getByLabel('Polish'), 'Space');
  await pressOn(page, form.getByRole('button', { name: 'Continue' }), 'Enter');
  await expectStep(form, 'Documents');
  await chooseByKey(page, form.getByLabel('Your CV'), 'cv.pdf');
  await chooseByKey(page, form.getByLabel('Your certificates'), 'school.pdf');
  await expect(form.getByText('Sent', { exact: true })).toBeVisible();
  await pressOn(page, form.getByLabel('I have a letter'), 'Space');
  await chooseByKey(page, form.getByLabel('Your letter of reference'), 'letter.pdf');
  await pressOn(page, form.getByLabel(/I agree/), 'Space');
  await pressOn(page, form.getByRole('button', { name: 'Continue' }), 'Enter');
  await expectStep(form, 'Is this right?');
  await pressOn(page, form.getByRole('button', { name: 'Send my application' }), 'Enter');
  await expect(page).toHaveURL(/\/Thanks$/);
  expect(site.stored('applications').at(-1)).toMatchObject({
    Name: 'Grace Hopper',
    Website: '',
    Role: 'reception',
    Years: 0,
    Languages: ['pl'],
    Certificates: [expect.any(String)],
    HasReference: true,
    Reference: expect.stringMatching(/references/),
  });
  expect(site.stored('applications').at(-1)).not.toHaveProperty('Registration');
});

test('files: too many, an empty one, one that fails, is stopped, taken back, or hidden on its way', async ({
  page,
  site,
  watch,
}) => {
  watch.expectProblems(/Failed to load resource/, /not uploaded/);
  await open(page, '/Apply');
  const form = mainForm(page);
  await fillPerson(form, 'Eve Sample');
  await form.getByLabel('As what').selectOption('Dentist');
  await form.getByLabel('How long').fill('10');
  await form.getByLabel('English').click();
  await press(form, 'Continue');
  await expectStep(form, 'Documents');
  await form.getByLabel(/I agree/).click();
  const rows = form.getByRole('listitem').filter({ has: page.getByRole('button') });
  const certificates = form.getByLabel('Your certificates');
  const sent = form.getByText('Sent', { exact: true });

  const eleven = Array.from({ length: 11 }, (_, place) => fileOf(`${place + 1}.pdf`));
  await certificates.setInputFiles(eleven);
  await expect(rows).toHaveCount(5);
  await expect(
    form.getByText(/^6\.pdf, 7\.pdf.* 11\.pdf: there is room for 5 files/),
  ).toBeVisible();
  await expect(certificates).toHaveAttribute('aria-invalid', 'true');
  await expect(sent).toHaveCount(5);
  for (const name of ['1.pdf', '2.pdf', '3.pdf', '4.pdf', '5.pdf']) {
    await press(form, `Remove ${name}`);
    await expect(certificates).toBeFocused();
  }
  await expect(rows).toHaveCount(0);
  await expect(form.getByText('there is room for 5 files')).toBeHidden();
  await form.getByLabel('Your CV').setInputFiles(fileOf('cv.pdf'));
  await press(form, 'Continue');
  await expectRefused(form, 'Please choose one certificate at least', 'Your certificates');

  await site.breakNext({ target: 'upload', status: 403 });
  await certificates.setInputFiles([
    fileOf('first.pdf'),
    fileOf('empty.pdf', Buffer.alloc(0)),
    fileOf('a certificate with quite a long name that somebody gave it.pdf'),
  ]);
  await expect(rows).toHaveCount(2);
  await expect(form.getByText('empty.pdf: is empty. Please choose another file.')).toBeVisible();
  await expect(form.getByText('Could not be sent')).toBeVisible();
  await expect(sent).toHaveCount(1);
  await lookAt(page);
  await form.getByRole('button', { name: /^Try again/ }).click();
  await expect(sent).toHaveCount(2);
  await expect(form.getByText('Could not be sent')).toBeHidden();

  await site.breakNext({ target: 'upload', skip: 1, delayMs: 3_000 });
  await certificates.setInputFiles(fileOf('large.pdf', pdf('x'.repeat(700_000))));
  await expect(form.getByRole('progressbar', { name: 'large.pdf' })).toBeVisible();
  await press(form, 'Stop large.pdf');
  await expect(rows).toHaveCount(2);

  await form.getByLabel('Your CV').setInputFiles([]);
  await press(form, 'Continue');
  await expectRefused(form, 'Please choose your CV', 'Your CV');
  await site.breakNext({ target: 'upload', delayMs: 1_000 });
  await form.getByLabel('Your CV').setInputFiles(fileOf('cv2.pdf'));
  await expect(form.getByRole('progressbar')).toBeVisible();
  await press(form, 'Continue');
  await expect(form).toHaveAttribute('aria-busy', 'true');
  await expectStep(form, 'Is this right?');
  await press(form, 'Back');

  await form.getByLabel('I have a letter').click();
  await site.breakNext({ target: 'upload', skip: 1, delayMs: 3_000 });
  const letter = fileOf('letter.pdf', pdf('y'.repeat(700_000)));
  const reference = form.locator('input[name=Reference]');
  await reference.setInputFiles(letter);
  await expect(form.getByRole('progressbar')).toBeVisible();
  await form.getByLabel('I have a letter').click();
  await expect(reference).toBeHidden();
  await press(form, 'Continue');
  await expectStep(form, 'Is this right?');
  await expect(form.locator('dd').filter({ hasText: 'cv2.pdf' })).toHaveCount(1);
  await expect(form.locator('dd').filter({ hasText: 'letter.pdf' })).toHaveCount(0);
  await press(form, 'Send my application');
  await expect(page).toHaveURL(/\/Thanks$/);
  const record = site.stored('applications').at(-1);
  expect(record).toMatchObject({ Name: 'Eve Sample', HasReference: false });
  expect(record?.Certificates).toHaveLength(2);
  expect(record).not.toHaveProperty('Reference');
});
