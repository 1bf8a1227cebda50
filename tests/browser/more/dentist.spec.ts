import type { Page } from '@playwright/test';
import {
  expectAnnounced,
  expectError,
  fillAppointment,
  letter,
  letterOf,
  lookAt,
  press,
  pressOn,
  tabTo,
  typeInto,
  welcome,
} from '../dentist-forms';
import { isoDate, mainForm, toast } from '../form-journey';
import { expect, open, test } from '../site';

/** The forms of a small firm by keyboard, at a glance, and in German. */

test.describe.configure({ mode: 'default' });
test.use({
  folder: 'examples/dentist',
  backend: 'of the dentist, by keyboard',
  reducedMotion: 'reduce',
});

const pain =
  'Please do not wait for our answer. Call us on 020 7946 0321: whoever is in pain is seen the same day.';

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

test('a day: an incomplete or past one gets an error message, the calendar offers only valid days, a year has four digits', async ({
  page,
}) => {
  await page.clock.setFixedTime(new Date('2026-11-21T12:00:00'));
  await open(page, '/Appointment');
  const form = await fillAppointment(page);
  await form.getByLabel('No, I am new here').click();
  const born = form.getByLabel('Your date of birth');
  await expect(born).toHaveAttribute('max', '2026-11-21');
  await expect(born).toHaveAttribute('min', '1900-01-01');
  await form.getByLabel('Yes, I am a patient').click();
  const day = form.getByLabel('Which day');
  await expect(day).toHaveAttribute('min', '2026-11-21');
  await expect(day).toHaveAttribute('max', '2999-12-31');
  await day.click();
  await page.keyboard.type('03');
  await press(form, 'Ask for');
  await expectError(form, 'Please enter the whole day: day, month and year', 'Which day');
  await day.fill('2020-03-03');
  await expect(form.getByRole('alert')).toHaveText(/This day has passed/);
  await day.fill('2026-11-21');
  await expect(form.getByRole('alert')).toHaveCount(0);
  await day.fill('');
  await tabTo(page, day);
  await page.keyboard.type('0303');
  await page.keyboard.type('20991');
  await expect(day).toHaveValue(/^\d{4}-03-03$/);
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

test('feedback that is too long, and a letter to two addresses: their messages overflow nowhere and have enough contrast', async ({
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
  const { form: footer, email, again } = await letter(page);
  await email.fill('ada@example.con');
  await again.fill('ada@example.com');
  await press(footer, 'Subscribe');
  const differ = 'The two addresses differ: please look at both once more';
  await expectError(footer, differ, 'The same address once more');
  await lookAt(page, 'footer form');
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
