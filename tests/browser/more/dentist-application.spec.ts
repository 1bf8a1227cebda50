import type { Locator, Page } from '@playwright/test';
import { fillDocuments, fillPerson, isSent, toDocuments } from '../application';
import {
  expectError,
  expectStep,
  fileOf,
  lookAt,
  pdf,
  press,
  pressOn,
  typeInto,
} from '../dentist-forms';
import { mainForm } from '../form-journey';
import { overflowOf } from '../looks';
import { expect, open, test } from '../site';

/** The application form of a small firm: its files, by keyboard, at a glance. */

test.describe.configure({ mode: 'default' });
test.use({
  folder: 'examples/dentist',
  backend: 'of the dentist, for applications',
  reducedMotion: 'reduce',
});

const { step } = test;

test('the next Back leaves the form after two of its own, and from an application that is restored', async ({
  page,
}) => {
  await open(page, '/Privacy');
  const form = await toDocuments(page);
  await press(form, 'Back');
  await expectStep(form, 'Your experience');
  await press(form, 'Back');
  await expectStep(form, 'About you');
  await page.goBack();
  await expect(page).toHaveURL(/\/Privacy$/);
  await open(page, '/Apply');
  // It stands below the vacancies, and is not loaded before it is near.
  await form.scrollIntoViewIfNeeded();
  await expectStep(form, 'About you');
  await press(form, 'Continue');
  await press(form, 'Continue');
  await expectStep(form, 'Documents');
  await open(page, '/Privacy');
  await open(page, '/Apply');
  // It stands below the vacancies, and is not loaded before it is near.
  await form.scrollIntoViewIfNeeded();
  await expectStep(form, 'Documents');
  await page.goBack();
  await expect(page).toHaveURL(/\/Privacy$/);
});

test('Back from a step that the summary opened leads to the step before it', async ({ page }) => {
  const form = await toDocuments(page);
  await fillDocuments(form);
  await press(form, 'Change Your experience');
  await expectStep(form, 'Your experience');
  await page.goBack();
  await expectStep(form, 'About you');
});

test('a step with an error message, the summary and long titles overflow nowhere and have enough contrast', async ({
  page,
}) => {
  await open(page, '/Apply');
  const form = mainForm(page);
  await fillPerson(form);
  await form.getByLabel('As what').selectOption('At the reception');
  await expect(form.getByRole('group', { name: 'Your registration' })).toBeHidden();
  await form.getByLabel('As what').selectOption('Dental nurse');
  await form.getByLabel('Your number in').fill('12a');
  await form.getByLabel('How long').fill('2,5');
  await form.getByLabel('English').click();
  await press(form, 'Continue');
  await expectError(form, 'Please enter the number in digits alone', 'Your number in');
  await lookAt(page);
  await form.getByLabel('Your number in').fill('123456');
  await press(form, 'Continue');
  await expectStep(form, 'Documents');
  await fillDocuments(form);
  await lookAt(page);
  const labels = form.locator('.MuiStepLabel-label');
  await labels.evaluateAll((all) => {
    const titles = ['Krankenversicherungsnachweis', 'Berufserfahrung', 'Bewerbungsunterlagen'];
    all.forEach((label, place) => (label.textContent = titles[place % titles.length] ?? ''));
  });
  for (const width of [320, 600, 1000, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await expect.poll(() => overflowOf(page)).toBe(0);
    const overlaps = await labels.evaluateAll((all) => {
      const boxes = all.map((label) => {
        const range = document.createRange();
        range.selectNodeContents(label);
        return range.getBoundingClientRect();
      });
      return boxes.flatMap((one, place) =>
        boxes
          .slice(place + 1)
          .filter(
            (other) =>
              one.left < other.right &&
              other.left < one.right &&
              one.top < other.bottom &&
              other.top < one.bottom,
          ),
      ).length;
    });
    expect(overlaps, `at ${width} px`).toBe(0);
  }
});

/** Chooses a file by keyboard. */
const chooseByKey = async (page: Page, target: Locator, name: string) => {
  const chooser = page.waitForEvent('filechooser');
  await pressOn(page, target, 'Space');
  await (await chooser).setFiles(fileOf(name));
};

test('an application can be sent by keyboard', async ({ page, site }) => {
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
  await isSent(form, 'school.pdf');
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

const rowsOf = (form: Locator) =>
  form.getByRole('listitem').filter({ has: form.page().getByRole('button') });
const certificatesOf = (form: Locator) => form.getByLabel('Your certificates');
const chosen = (control: Locator) =>
  control.evaluate((input: HTMLInputElement) => [...(input.files ?? [])].map(({ name }) => name));

test('files come and go: each is announced by its name, there is room for so many, and one is required', async ({
  page,
}) => {
  const form = await toDocuments(page);
  const certificates = certificatesOf(form);

  await step('the control says which there are', async () => {
    await certificates.setInputFiles(fileOf('one.pdf'));
    await isSent(form, 'one.pdf');
    await certificates.setInputFiles(fileOf('two.pdf'));
    await isSent(form, 'two.pdf');
    expect(await chosen(certificates)).toEqual(['one.pdf', 'two.pdf']);
    await press(form, 'Remove one.pdf');
    await expect(rowsOf(form)).toHaveCount(1);
    expect(await chosen(certificates)).toEqual(['two.pdf']);
    await press(form, 'Remove two.pdf');
  });

  await step(
    'with more than maxFiles the first ones are accepted, and a message names the others',
    async () => {
      const eleven = Array.from({ length: 11 }, (_, place) => fileOf(`${place + 1}.pdf`));
      await certificates.setInputFiles(eleven);
      await expect(rowsOf(form)).toHaveCount(5);
      const words = /^6\.pdf, 7\.pdf.* 11\.pdf: there is room for 5 files/;
      await expect(form.getByText(words)).toBeVisible();
      await expect(certificates).toHaveAttribute('aria-invalid', 'true');
      await press(form, 'Remove 1.pdf');
      await expect(form.getByText('there is room for 5 files')).toBeHidden();
      for (let number = 2; number <= 5; number += 1) await press(form, `Remove ${number}.pdf`);
      await expect(rowsOf(form)).toHaveCount(0);
    },
  );

  await step('the field needs files again after they are removed', async () => {
    await form.getByLabel('Your CV').setInputFiles(fileOf('cv.pdf'));
    await certificates.setInputFiles([fileOf('one.pdf'), fileOf('two.pdf')]);
    for (const name of ['one.pdf', 'two.pdf']) {
      await isSent(form, name);
      await press(form, `Remove ${name}`);
      await expect(certificates).toBeFocused();
    }
    await expect(rowsOf(form)).toHaveCount(0);
    await press(form, 'Continue');
    await expectError(form, 'Please choose one certificate at least', 'Your certificates');
  });
});

test('files that fail: which they are, what to do, and that nothing overflows', async ({
  page,
  site,
  watch,
}) => {
  watch.expectProblems(/Failed to load resource/, /not uploaded/);
  const form = await toDocuments(page);

  await step('one that failed and an empty one', async () => {
    await site.breakNext({ target: 'upload', status: 403 });
    await certificatesOf(form).setInputFiles([
      fileOf('first.pdf'),
      fileOf('empty.pdf', Buffer.alloc(0)),
      fileOf('a certificate with quite a long name that somebody gave it.pdf'),
    ]);
    await expect(rowsOf(form)).toHaveCount(2);
    await expect(form.getByText('empty.pdf: is empty. Please choose another file.')).toBeVisible();
    await expect(form.getByText('Could not be sent')).toBeVisible();
    await expect(form.getByText('Sent', { exact: true })).toHaveCount(1);
    await lookAt(page);
  });

  await step('a required one whose upload failed stays required', async () => {
    const cv = form.getByLabel('Your CV');
    const failed = 'Your CV could not be sent. Please choose it once more.';
    await site.breakNext({ target: 'upload', status: 403 });
    await cv.setInputFiles(fileOf('cv.pdf'));
    await expect(form.getByRole('status').filter({ hasText: failed })).toBeVisible();
    await expect(cv).toHaveAccessibleDescription(new RegExp(failed));
    await press(form, 'Continue');
    await expectError(form, 'Please choose your CV', 'Your CV');
    await expect(cv).toHaveAccessibleDescription(new RegExp(failed));
    await cv.setInputFiles(fileOf('cv.pdf'));
    await expect(form.getByText(failed)).toBeHidden();
    await expect(form.getByRole('alert')).toHaveCount(0);
  });
});

test('uploads that take long: one can be stopped, a step waits for one, a hidden one is not waited for', async ({
  page,
  site,
}) => {
  const form = await toDocuments(page, 'Eve Sample');

  await step('stopped', async () => {
    await site.breakNext({ target: 'upload', skip: 1, delayMs: 3_000 });
    const large = fileOf('large.pdf', pdf('x'.repeat(700_000)));
    await certificatesOf(form).setInputFiles(large);
    await expect(form.getByRole('progressbar', { name: 'large.pdf' })).toBeVisible();
    await press(form, 'Stop large.pdf');
    await expect(rowsOf(form)).toHaveCount(0);
  });

  await step('hidden: neither shown nor stored', async () => {
    const hasLetter = form.getByLabel('I have a letter');
    await hasLetter.click();
    await site.breakNext({ target: 'upload', skip: 1, delayMs: 3_000 });
    const reference = form.locator('input[name=Reference]');
    await reference.setInputFiles(fileOf('letter.pdf', pdf('y'.repeat(700_000))));
    await expect(form.getByRole('progressbar')).toBeVisible();
    await hasLetter.click();
    await expect(reference).toBeHidden();
  });

  await step('a step waits', async () => {
    await certificatesOf(form).setInputFiles(fileOf('nurse.pdf'));
    await form.getByLabel(/I agree/).click();
    await site.breakNext({ target: 'upload', delayMs: 1_000 });
    await form.getByLabel('Your CV').setInputFiles(fileOf('cv.pdf'));
    await expect(form.getByRole('progressbar').first()).toBeVisible();
    await press(form, 'Continue');
    await expect(form).toHaveAttribute('aria-busy', 'true');
    await expectStep(form, 'Is this right?');
  });

  await step('stored', async () => {
    await expect(form.locator('dd').filter({ hasText: 'letter.pdf' })).toHaveCount(0);
    await press(form, 'Send my application');
    await expect(page).toHaveURL(/\/Thanks$/);
    const record = site.stored('applications').at(-1);
    expect(record).toMatchObject({ Name: 'Eve Sample', HasReference: false });
    expect(record).not.toHaveProperty('Reference');
  });
});
