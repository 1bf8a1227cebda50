import {
  expectAnnounced,
  expectError,
  fillAppointment,
  letter,
  letterOf,
  press,
  welcome,
} from '../dentist-forms';
import { isoDate, mainForm, toast } from '../form-journey';
import { expect, open, test } from '../site';

/** The forms of a small firm that is no agency, except its application: examples/dentist, only config. */

test.describe.configure({ mode: 'default' });
test.use({
  folder: 'examples/dentist',
  backend: 'of the dentist',
  reducedMotion: 'reduce',
});

const { step } = test;

test('an appointment: what depends on an answer, errors one at a time, and a record with page, language and campaign', async ({
  page,
  site,
}) => {
  await open(page, '/Appointment?utm_source=letter&utm_medium=paper');
  const form = await fillAppointment(page);

  await step('what is shown is announced, and keeps its values while it is hidden', async () => {
    const isNew = form.getByLabel('No, I am new here');
    const group = form.getByRole('group', { name: welcome });
    await expect(group).toBeHidden();
    await isNew.click();
    await expectAnnounced(form, welcome, isNew);
    await group.getByLabel('Who pays').selectOption('A private insurance');
    await group.getByLabel('children').fill('1,5');
    await form.getByLabel('Yes, I am a patient').click();
    await expect(group).toBeHidden();
    await isNew.click();
    await expectAnnounced(form, welcome, isNew);
    await expect(group.getByLabel('Who pays')).toHaveValue('private');
    await expect(group.getByLabel('children')).toHaveValue('1,5');
  });

  await step('each error is told at its field', async () => {
    await form.getByLabel('Your date of birth').fill('1990-02-28');
    await press(form, 'Ask for');
    const wholeNumber = 'Please enter the number of children as a whole number, for example 2';
    await expectError(form, wholeNumber, 'children');
    await form.getByLabel('children').fill('2');
    await expect(form.getByRole('alert')).toHaveCount(0);
    await form.getByLabel('Which day').fill('2099-03-03');
    await press(form, 'Ask for');
    const tickOne = 'Please tick at least one thing that we can do for you';
    await expectError(form, tickOne, 'A check-up');
    await form.getByLabel('A check-up').click();
    await press(form, 'Ask for');
    await expectError(form, 'Please agree to our privacy notice, or simply call us', /I agree/);
  });

  await step('the notice opens in a tab of its own, and does not tick its box', async () => {
    const notice = page.waitForEvent('popup');
    await form.getByRole('link', { name: 'our privacy notice' }).click();
    await expect(await notice).toHaveURL(/\/Privacy$/);
    await expect(form.getByLabel(/I agree/)).not.toBeChecked();
  });

  await step('stored', async () => {
    await form.getByLabel('A professional cleaning').click();
    await form.getByLabel(/I agree/).click();
    await press(form, 'Ask for');
    await expect(page).toHaveURL(/\/Thanks$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/it has arrived/i);
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
      ['Shown', 'en-GB'],
      ['Campaign', 'utm_source=letter&utm_medium=paper'],
    ]);
  });
});

test('an appointment in German: its messages are German, and what is stored is what English stores', async ({
  page,
  site,
}) => {
  await open(page, '/de/Termin');
  const form = mainForm(page);
  await form.getByLabel('Ihr Name').fill('Ada Lovelace');
  await form.getByLabel('Ihre E-Mail-Adresse').fill('ada');
  await form.getByLabel('Ihre Telefonnummer').fill('020 7946 0100');
  await press(form, 'Diesen Termin');
  await expectError(form, 'Bitte geben Sie eine gültige E-Mail-Adresse ein', 'Ihre E-Mail-Adresse');
  await form.getByLabel('Ihre E-Mail-Adresse').fill('ada@example.com');
  await form.getByLabel('Nein, ich bin neu hier').click();
  await form.getByLabel('Wer bezahlt').selectOption('Eine private Versicherung');
  await form.getByLabel('Ihr Geburtsdatum').fill('1990-02-28');
  await form.getByLabel('Kinder').fill('2');
  await form.getByLabel('Welcher Tag').fill('2099-03-03');
  await form.getByLabel('Eine professionelle Zahnreinigung').click();
  await form.getByLabel('Eine Kontrolle').click();
  await form.getByLabel(/Ich bin damit einverstanden/).click();
  await press(form, 'Diesen Termin');
  await expect(page).toHaveURL(/\/de\/Danke$/);
  expect(site.stored('appointments').at(-1)).toEqual({
    Name: 'Ada Lovelace',
    Email: 'ada@example.com',
    Telephone: '020 7946 0100',
    Patient: 'new',
    Insurance: 'private',
    Born: '1990-02-28',
    Children: 2,
    Day: '2099-03-03',
    Time: '',
    Treatments: ['check-up', 'cleaning'],
    Message: '',
    Consent: true,
    id: expect.any(Number),
    Sent: expect.any(String),
    Page: '/de/Termin',
    Language: 'en-GB',
    Shown: 'de-DE',
    Campaign: '',
  });
});

test('the letter: two addresses that differ, a tick that is missing, and a record with both', async ({
  page,
  site,
}) => {
  const { form, email, again } = await letter(page);
  await email.fill('ada@example.con');
  await again.fill('ada@example.com');
  await press(form, 'Subscribe');
  const differ = 'The two addresses differ: please look at both once more';
  await expectError(form, differ, 'The same address once more');
  await email.fill('ada@example.com');
  await expect(form.getByRole('alert')).toHaveCount(0);
  await press(form, 'Subscribe');
  await expectError(form, 'Please tick that you want the letter', /Yes, send me/);
  await form.getByLabel(/Yes, send me/).click();
  await press(form, 'Subscribe');
  await expect(toast(page, 'Thank you. The next letter comes in spring.')).toBeVisible();
  await expect(form.getByLabel(/Yes, send me/)).not.toBeChecked();
  expect(site.stored('newsletter').at(-1)).toEqual(letterOf('ada@example.com'));
});

/** By its drawing. */
const filledStar = 'path[d^="M12 17.27"]';

test('feedback: no star before a choice, a number only with consent to a call, and a record', async ({
  page,
  site,
}) => {
  await open(page, '/Feedback');
  const form = mainForm(page);
  const stars = form.getByRole('radiogroup', { name: 'How was your visit?' });
  await press(form, 'Send my feedback');
  await expect(form.getByRole('alert')).toHaveText('Please give us one star or more');
  await expect(stars.getByRole('radio').first()).toBeFocused();
  await expect(stars.getByRole('radio')).toHaveCount(5);
  await expect(stars.getByRole('radio', { checked: true })).toHaveCount(0);
  const filled = stars.locator(filledStar);
  await expect(filled).toHaveCount(0);
  await stars.getByRole('radio', { name: 'Good', exact: true }).click();
  await page.mouse.move(1, 1);
  await expect(filled).toHaveCount(4);
  await expect(stars.getByRole('radio', { name: 'Good', exact: true })).toBeChecked();
  await expect(form.getByRole('alert')).toHaveCount(0);
  await form.getByLabel('The wait').click();
  await form.getByLabel('In your own words').fill('Kind people');
  const mayCall = form.getByLabel('You may call me');
  await mayCall.click();
  await expectAnnounced(form, 'Your telephone number', mayCall);
  await press(form, 'Send my feedback');
  await expectError(form, 'Please enter the number that we may call', 'Your telephone number');
  await form.getByLabel('Your telephone number').fill('42');
  await mayCall.click();
  await press(form, 'Send my feedback');
  await expect(toast(page, 'Thank you: this helps us')).toBeVisible();
  await expect(form.getByLabel('In your own words')).toHaveValue('');
  await expect(form.getByRole('radio', { checked: true })).toHaveCount(0);
  expect(site.stored('feedback').at(-1)).toEqual({
    Stars: 4,
    About: 'waiting',
    Words: 'Kind people',
    MayCall: false,
    id: expect.any(Number),
    Date: isoDate,
    Page: '/Feedback',
  });
});
