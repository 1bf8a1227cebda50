import type { Page } from '@playwright/test';
import {
  expectAnnounced,
  expectError,
  lookAt,
  press,
  pressOn,
  tabTo,
  typeInto,
} from './dentist-forms';
import { isoDate, mainForm, toast } from './form-journey';
import { expect, open, test } from './site';

/** The forms of a small firm that is no agency, except its application: examples/dentist, only config. */

// One copy of the project is built for all.
test.describe.configure({ mode: 'default' });
test.use({
  folder: 'examples/dentist',
  backend: 'of the dentist',
  reducedMotion: 'reduce',
});

const welcome = 'Welcome! Three questions for your first visit';

test('an appointment: conditional fields are announced, and keep their values when they are hidden', async ({
  page,
}) => {
  await open(page, '/Appointment');
  const form = mainForm(page);
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

const fillAppointment = async (page: Page) => {
  const form = mainForm(page);
  await form.getByLabel('Your name').fill('Ada Lovelace');
  await form.getByLabel('Your e-mail address').fill('ada@example.com');
  await form.getByLabel('Your telephone number').fill('020 7946 0100');
  return form;
};

const pain =
  'Please do not wait for our answer. Call us on 020 7946 0321: whoever is in pain is seen the same day.';

test('an appointment: error messages are shown one at a time, each at its field', async ({
  page,
}) => {
  await open(page, '/Appointment');
  const form = await fillAppointment(page);
  await form.getByLabel('No, I am new here').click();
  await form.getByLabel('Who pays').selectOption('A private insurance');
  await form.getByLabel('Your date of birth').fill('1990-02-28');
  await form.getByLabel('children').fill('1,5');
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

test('an appointment with all fields and an error message overflows nowhere and has enough contrast', async ({
  page,
}) => {
  await open(page, '/Appointment');
  const form = await fillAppointment(page);
  await form.getByLabel('No, I am new here').click();
  const inPain = form.getByLabel('I am in pain');
  await inPain.click();
  await expectAnnounced(form, pain, inPain);
  await expect(form.getByRole('link', { name: '020 7946 0321' })).toHaveAttribute('href', /^tel:/);
  await press(form, 'Ask for');
  await expectError(form, 'Please say who pays for the treatment', 'Who pays');
  await lookAt(page);
});

test('a day: an incomplete or past one gets an error message, and the calendar offers only valid days', async ({
  page,
}) => {
  await page.clock.setFixedTime(new Date('2026-11-21T12:00:00'));
  await open(page, '/Appointment');
  const form = await fillAppointment(page);
  await form.getByLabel('No, I am new here').click();
  await form.getByLabel('Yes, I am a patient').click();
  const day = form.getByLabel('Which day');
  await expect(day).toHaveAttribute('min', '2026-11-21');
  await expect(day).toHaveAttribute('max', '2999-12-31');
  await expect(form.locator('[name=Born]')).toHaveAttribute('max', '2026-11-21');
  await expect(form.locator('[name=Born]')).not.toHaveAttribute('min');
  await day.click();
  await page.keyboard.type('03');
  await press(form, 'Ask for');
  await expectError(form, 'Please enter the whole day: day, month and year', 'Which day');
  await day.fill('2020-03-03');
  await expect(form.getByRole('alert')).toHaveText(/This day has passed/);
  await day.fill('2026-11-21');
  await expect(form.getByRole('alert')).toHaveCount(0);
});

test('a day: the year takes at most four digits', async ({ page }) => {
  await open(page, '/Appointment');
  const day = mainForm(page).getByLabel('Which day');
  await tabTo(page, day);
  await page.keyboard.type('0303');
  await page.keyboard.type('20991');
  await expect(day).toHaveValue(/^\d{4}-03-03$/);
});

test('an appointment by mouse is stored with page, language and campaign, and the notice opens in a new tab', async ({
  page,
  site,
}) => {
  await open(page, '/Appointment?utm_source=letter&utm_medium=paper');
  const form = await fillAppointment(page);
  await form.getByLabel('No, I am new here').click();
  await form.getByLabel('Who pays').selectOption('A private insurance');
  await form.getByLabel('Your date of birth').fill('1990-02-28');
  await form.getByLabel('children').fill('2');
  await form.getByLabel('Which day').fill('2099-03-03');
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
    ['Shown', 'en-GB'],
    ['Campaign', 'utm_source=letter&utm_medium=paper'],
  ]);
});

test('an appointment by keyboard: values of hidden fields are not stored', async ({
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
    Shown: 'en-GB',
    Campaign: '',
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

test('feedback in German stores the values of the English form and shows its German toast', async ({
  page,
  site,
}) => {
  await open(page, '/de/Rueckmeldung');
  const form = mainForm(page);
  await form.locator('[name=Stars][value="5"]').check({ force: true });
  await form.getByLabel('Die Wartezeit').click();
  await press(form, 'Rückmeldung absenden');
  await expect(toast(page, 'Danke, das hilft uns weiter')).toBeVisible();
  expect(site.stored('feedback').at(-1)).toMatchObject({
    About: 'waiting',
    Page: '/de/Rueckmeldung',
  });
});

/** What a screen reader learns of a field, apart from its label. */
const reportedOf = (page: Page, name: string) =>
  mainForm(page)
    .locator(`[name="${name}"]`)
    .first()
    .evaluate((control) => {
      const group = control.closest('[role=group], [role=radiogroup]');
      const asked = [control, ...(group ? [group] : [])];
      const ids = group?.getAttribute('aria-describedby')?.split(' ') ?? [];
      return {
        required: asked.filter((each) => each.getAttribute('aria-required') === 'true').length,
        native: asked.filter((each) => each.hasAttribute('required')).length,
        words: ids.map((id) => document.getElementById(id)?.textContent).join(' '),
      };
    });

test('screen readers announce once that a field is required, for checkboxes in words', async ({
  page,
}) => {
  await open(page, '/Appointment');
  await expect(mainForm(page).getByLabel('Your name')).toBeVisible();
  const once = { required: 1, native: 0, words: '' };
  expect(await reportedOf(page, 'Name')).toEqual(once);
  expect(await reportedOf(page, 'Patient')).toEqual(once);
  expect(await reportedOf(page, 'Consent')).toEqual(once);
  expect(await reportedOf(page, 'Treatments')).toEqual({
    required: 0,
    native: 0,
    words: 'Tick all that apply Please tick at least one thing that we can do for you',
  });
  await open(page, '/Feedback');
  expect(await reportedOf(page, 'Stars')).toEqual(once);
});

const letter = async (page: Page) => {
  await open(page, '/Privacy');
  const form = page.getByRole('contentinfo').getByRole('form');
  const email = form.getByLabel('Your e-mail address');
  return { form, email, again: form.getByLabel('The same address once more') };
};

const letterOf = (address: string) => ({
  Email: address,
  EmailAgain: address,
  Consent: true,
  id: expect.any(Number),
  Date: isoDate,
  Language: 'en-GB',
  Shown: 'en-GB',
});

test('the letter: two different addresses show an error message until either is corrected', async ({
  page,
}) => {
  const { form, email, again } = await letter(page);
  await email.fill('ada@example.con');
  await again.fill('ada@example.com');
  await press(form, 'Subscribe');
  const differ = 'The two addresses differ: please look at both once more';
  await expectError(form, differ, 'The same address once more');
  await lookAt(page, 'footer form');
  await email.fill('ada@example.com');
  await expect(form.getByRole('alert')).toHaveCount(0);
});

test('the letter by mouse is stored with its tick', async ({ page, site }) => {
  const { form, email, again } = await letter(page);
  await email.fill('ada@example.com');
  await again.fill('ada@example.com');
  await press(form, 'Subscribe');
  await expectError(form, 'Please tick that you want the letter', /Yes, send me/);
  await form.getByLabel(/Yes, send me/).click();
  await press(form, 'Subscribe');
  await expect(toast(page, 'Thank you. The next letter comes in spring.')).toBeVisible();
  await expect(form.getByLabel(/Yes, send me/)).not.toBeChecked();
  expect(site.stored('newsletter').at(-1)).toEqual(letterOf('ada@example.com'));
});

test('the letter by keyboard is stored', async ({ page, site }) => {
  const { form, email, again } = await letter(page);
  await typeInto(page, email, 'grace@example.com');
  await typeInto(page, again, 'grace@example.com');
  await pressOn(page, form.getByLabel(/Yes, send me/), 'Space');
  await pressOn(page, form.getByRole('button', { name: 'Subscribe' }), 'Enter');
  await expect(email).toHaveValue('');
  expect(site.stored('newsletter').at(-1)).toEqual(letterOf('grace@example.com'));
});

/** By its drawing. */
const filledStar = 'path[d^="M12 17.27"]';

test('stars: none is shown or announced as given before a choice, even with focus after an error', async ({
  page,
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
});

test('stars: hover previews a rating, and a second press clears it', async ({ page }) => {
  await open(page, '/Feedback');
  const stars = mainForm(page).getByRole('radiogroup', { name: 'How was your visit?' });
  const filled = stars.locator(filledStar);
  await stars.getByRole('radio', { name: 'All right' }).hover();
  await expect(filled).toHaveCount(3);
  await page.mouse.move(1, 1);
  await expect(filled).toHaveCount(0);
  await stars.getByRole('radio', { name: 'All right' }).click();
  await page.mouse.move(1, 1);
  await expect(filled).toHaveCount(3);
  await stars.getByRole('radio', { name: 'All right' }).click();
  await page.mouse.move(1, 1);
  await expect(stars.getByRole('radio', { checked: true })).toHaveCount(0);
  await expect(filled).toHaveCount(0);
});

test('feedback by mouse: the telephone number is required only with consent to a call', async ({
  page,
  site,
}) => {
  await open(page, '/Feedback');
  const form = mainForm(page);
  await form.getByRole('radio', { name: 'Good', exact: true }).click();
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

test('feedback that is too long shows an error message that overflows nowhere', async ({
  page,
}) => {
  await open(page, '/Feedback');
  const form = mainForm(page);
  await form.getByRole('radio', { name: 'Good', exact: true }).click();
  await form.getByLabel('The wait').click();
  await form.getByLabel('You may call me').click();
  await form.getByLabel('In your own words').fill('x'.repeat(601));
  await press(form, 'Send my feedback');
  await expectError(form, 'Please shorten your words to 600 characters', 'In your own words');
  await lookAt(page);
});

test('feedback by keyboard is stored', async ({ page, site }) => {
  await open(page, '/Feedback');
  const form = mainForm(page);
  const stars = form.getByRole('radiogroup', { name: 'How was your visit?' });
  await tabTo(page, stars.getByRole('radio').first());
  for (let star = 0; star < 4; star += 1) await page.keyboard.press('ArrowRight');
  await expect(stars.getByRole('radio', { name: 'Very good' })).toBeChecked();
  await pressOn(page, form.getByLabel('The treatment'), 'Space');
  await pressOn(page, form.getByLabel('You may call me'), 'Space');
  await typeInto(page, form.getByLabel('Your telephone number'), '43');
  await page.keyboard.press('Enter');
  await expect(form.getByLabel('The treatment')).not.toBeChecked();
  expect(site.stored('feedback').at(-1)).toEqual({
    Stars: 5,
    About: 'treatment',
    Words: '',
    MayCall: true,
    Telephone: '43',
    id: expect.any(Number),
    Date: isoDate,
    Page: '/Feedback',
  });
});
