import type { Locator, Page } from '@playwright/test';
import {
  expectError,
  expectStep,
  fileOf,
  lookAt,
  pdf,
  press,
  pressOn,
  typeInto,
} from './dentist-forms';
import { isoDate, mainForm, toast } from './form-journey';
import { overflowOf } from './looks';
import { expect, moveMouse, open, test } from './site';

/** The application form of a small firm: steps, files, a summary. */

// One copy of the project is built for all.
test.describe.configure({ mode: 'default' });
test.use({
  folder: 'examples/dentist',
  backend: 'of the dentist, for applications',
  reducedMotion: 'reduce',
});

const fillPerson = async (form: Locator, name = 'Ada Lovelace') => {
  await form.getByLabel('Your name').fill(name);
  await form.getByLabel('Your e-mail address').fill('ada@example.com');
  await press(form, 'Continue');
  await expectStep(form, 'Your experience');
};

const fillExperience = async (form: Locator) => {
  await form.getByLabel('As what').selectOption('Dentist');
  await form.getByLabel('How long').fill('10');
  await form.getByLabel('English').click();
  await press(form, 'Continue');
  await expectStep(form, 'Documents');
};

const toDocuments = async (page: Page, name?: string) => {
  await open(page, '/Apply');
  const form = mainForm(page);
  await fillPerson(form, name);
  await fillExperience(form);
  return form;
};

const fillDocuments = async (form: Locator) => {
  await form.getByLabel('Your CV').setInputFiles(fileOf('cv.pdf'));
  await form.getByLabel('Your certificates').setInputFiles(fileOf('nurse.pdf'));
  await form.getByLabel(/I agree/).click();
  await press(form, 'Continue');
  await expectStep(form, 'Is this right?');
};

const isSent = (form: Locator, name: string) =>
  expect(form.getByRole('status').filter({ hasText: name })).toHaveText(`${name}Sent`);

test('a step without errors leads to the next step, which gets focus', async ({ page }) => {
  await open(page, '/Apply');
  const form = mainForm(page);
  await form.getByLabel('A page about you').fill('ada.example');
  await press(form, 'Continue');
  await expectError(form, 'Please tell us your name', 'Your name');
  await form.getByLabel('Your name').fill('Ada Lovelace');
  await form.getByLabel('Your e-mail address').fill('ada@example.com');
  await press(form, 'Continue');
  const address = 'Please enter an address that starts with https://';
  await expectError(form, address, 'A page about you');
  await form.getByLabel('A page about you').fill('https://ada.example');
  await press(form, 'Continue');
  await expectStep(form, 'Your experience');
  await expect(form.getByRole('heading', { name: 'Your experience' })).toBeFocused();
});

test('a step with an error message overflows nowhere and has enough contrast', async ({ page }) => {
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
});

test('long titles of steps neither overlap nor overflow the form', async ({ page }) => {
  await open(page, '/Apply');
  await fillPerson(mainForm(page));
  const labels = mainForm(page).locator('.MuiStepLabel-label');
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

test('the browser’s Back and Forward move through the steps and keep all values', async ({
  page,
}) => {
  await open(page, '/Apply');
  const form = mainForm(page);
  await fillPerson(form);
  await form.getByLabel('How long').fill('2,5');
  await page.goBack();
  await expectStep(form, 'About you');
  await expect(form.getByLabel('Your name')).toHaveValue('Ada Lovelace');
  await page.goForward();
  await expectStep(form, 'Your experience');
  await expect(form.getByLabel('How long')).toHaveValue('2,5');
});

test('the form’s own Back is the browser’s: after two of them the next Back leaves the form', async ({
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
});

test('Back from a step that the summary opened leads to the step before it', async ({ page }) => {
  const form = await toDocuments(page);
  await fillDocuments(form);
  await press(form, 'Change Your experience');
  await expectStep(form, 'Your experience');
  await page.goBack();
  await expectStep(form, 'About you');
});

test('a reload keeps the step and the values, and lists the files to choose again', async ({
  page,
}) => {
  const form = await toDocuments(page);
  const again = form.getByText(/^All you wrote is still here, but for files/);
  await form.getByLabel('Your CV').setInputFiles(fileOf('cv.pdf'));
  await form.getByLabel('Your certificates').setInputFiles(fileOf('nurse.pdf'));
  await isSent(form, 'nurse.pdf');
  await expect(again).toHaveCount(0);
  await page.reload();
  await moveMouse(page);
  await expectStep(form, 'Documents');
  await expect(again).toHaveText(/: Your CV, Your certificates$/);
  await expect(form.getByRole('status').filter({ hasText: 'All you wrote' })).toBeVisible();
  await page.goBack();
  await expectStep(form, 'Your experience');
  await expect(form.getByLabel('How long')).toHaveValue('10');
  // In any step, and after another reload.
  await expect(again).toHaveText(/: Your CV, Your certificates$/);
  await page.reload();
  await moveMouse(page);
  await expect(again).toHaveText(/: Your CV, Your certificates$/);
  await press(form, 'Continue');
  await form.getByLabel('Your CV').setInputFiles(fileOf('cv.pdf'));
  await expect(again).toHaveText(/: Your certificates$/);
  await form.getByLabel('Your certificates').setInputFiles(fileOf('nurse.pdf'));
  await expect(again).toHaveCount(0);
});

test('a restored application starts at its step, and one Back leaves the page', async ({
  page,
}) => {
  const form = await toDocuments(page);
  await open(page, '/Privacy');
  await open(page, '/Apply');
  // It stands below the vacancies, and is not loaded before it is near.
  await form.scrollIntoViewIfNeeded();
  await expectStep(form, 'Documents');
  await page.goBack();
  await expect(page).toHaveURL(/\/Privacy$/);
});

/** The content of the summary, by the first letters of each label. */
const reported = async (form: Locator) => {
  const [terms, details] = [form.locator('dt'), form.locator('dd')];
  const [labels, values] = [await terms.allTextContents(), await details.allTextContents()];
  return Object.fromEntries(labels.map((label, place) => [label.slice(0, 12), values[place]]));
};

test('the summary shows all answers and links to each step', async ({ page }) => {
  await open(page, '/Apply');
  const form = mainForm(page);
  await form.getByLabel('A page about you').fill('https://ada.example');
  await fillPerson(form);
  await form.getByLabel('As what').selectOption('Dental nurse');
  await form.getByLabel('How long').fill('2,5');
  await form.getByLabel('Your number in').fill('123456');
  await form.getByLabel('Others', { exact: true }).click();
  await form.getByLabel('Which others').fill('Welsh');
  await form.getByLabel('English').click();
  await press(form, 'Continue');
  await fillDocuments(form);
  expect(await reported(form)).toEqual({
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
  expect(await reported(form)).not.toHaveProperty('Which others');
});

test('the summary overflows nowhere and has enough contrast', async ({ page }) => {
  const form = await toDocuments(page);
  await fillDocuments(form);
  await lookAt(page);
});

test('an application is stored as one record with its files, and Back leads into none of its steps', async ({
  page,
  site,
  request,
}) => {
  await open(page, '/Privacy');
  const form = await toDocuments(page);
  await fillDocuments(form);
  await press(form, 'Send my application');
  await expect(page).toHaveURL(/\/Thanks$/);
  await expect(toast(page, 'Your application is with us')).toBeVisible();
  const record = site.stored('applications').at(-1);
  expect(record).toEqual({
    Name: 'Ada Lovelace',
    Email: 'ada@example.com',
    Website: '',
    Role: 'dentist',
    Years: 10,
    Registration: '',
    Languages: ['en'],
    Cv: expect.stringMatching(/applications%2Fcv%2F/),
    Certificates: [expect.stringMatching(/applications%2Fcertificates%2F/)],
    HasReference: false,
    Consent: true,
    id: expect.any(Number),
    Date: isoDate,
  });
  const fetched = await request.get(String(record?.Cv));
  expect((await fetched.body()).equals(pdf('cv.pdf'))).toBe(true);
  await page.goBack();
  await expect(page).toHaveURL(/\/Apply$/);
  await expectStep(form, 'About you');
  await expect(form.getByLabel('Your name')).toHaveValue('');
  await page.goBack();
  await expect(page).toHaveURL(/\/Privacy$/);
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

test.describe('files', () => {
  const rowsOf = (form: Locator) =>
    form.getByRole('listitem').filter({ has: form.page().getByRole('button') });
  const certificatesOf = (form: Locator) => form.getByLabel('Your certificates');
  const chosen = (control: Locator) =>
    control.evaluate((input: HTMLInputElement) => [...(input.files ?? [])].map(({ name }) => name));

  test('with more than maxFiles, the first ones are accepted and a message names the others', async ({
    page,
  }) => {
    const form = await toDocuments(page);
    const certificates = certificatesOf(form);
    const eleven = Array.from({ length: 11 }, (_, place) => fileOf(`${place + 1}.pdf`));
    await certificates.setInputFiles(eleven);
    await expect(rowsOf(form)).toHaveCount(5);
    const words = /^6\.pdf, 7\.pdf.* 11\.pdf: there is room for 5 files/;
    await expect(form.getByText(words)).toBeVisible();
    await expect(certificates).toHaveAttribute('aria-invalid', 'true');
    await press(form, 'Remove 1.pdf');
    await expect(form.getByText('there is room for 5 files')).toBeHidden();
  });

  test('each uploaded file is announced by its name, and the control says how many there are', async ({
    page,
  }) => {
    const form = await toDocuments(page);
    const certificates = certificatesOf(form);
    await certificates.setInputFiles(fileOf('one.pdf'));
    await isSent(form, 'one.pdf');
    await certificates.setInputFiles(fileOf('two.pdf'));
    await isSent(form, 'two.pdf');
    expect(await chosen(certificates)).toEqual(['one.pdf', 'two.pdf']);
    await press(form, 'Remove one.pdf');
    await expect(rowsOf(form)).toHaveCount(1);
    expect(await chosen(certificates)).toEqual(['two.pdf']);
  });

  test('a required field needs files again after they are removed', async ({ page }) => {
    const form = await toDocuments(page);
    const certificates = certificatesOf(form);
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

  test('a failed file and an empty file get error messages that overflow nowhere', async ({
    page,
    site,
    watch,
  }) => {
    watch.expectProblems(/Failed to load resource/, /not uploaded/);
    const form = await toDocuments(page);
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

  test('a failed upload can be retried by keyboard, and focus stays in place', async ({
    page,
    site,
    watch,
  }) => {
    watch.expectProblems(/Failed to load resource/, /not uploaded/);
    const form = await toDocuments(page);
    await site.breakNext({ target: 'upload', status: 403 });
    await certificatesOf(form).setInputFiles(fileOf('first.pdf'));
    await expect(form.getByRole('status').filter({ hasText: 'first.pdf' })).toHaveText(
      'first.pdfCould not be sent',
    );
    await pressOn(page, form.getByRole('button', { name: 'Try again first.pdf' }), 'Enter');
    await isSent(form, 'first.pdf');
    await expect(form.getByRole('button', { name: 'Remove first.pdf' })).toBeFocused();
  });

  test('a required file whose upload failed shows an error message and stays required', async ({
    page,
    site,
    watch,
  }) => {
    watch.expectProblems(/Failed to load resource/, /not uploaded/);
    const form = await toDocuments(page);
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

  test('an upload can be stopped', async ({ page, site }) => {
    const form = await toDocuments(page);
    await site.breakNext({ target: 'upload', skip: 1, delayMs: 3_000 });
    const large = fileOf('large.pdf', pdf('x'.repeat(700_000)));
    await certificatesOf(form).setInputFiles(large);
    await expect(form.getByRole('progressbar', { name: 'large.pdf' })).toBeVisible();
    await press(form, 'Stop large.pdf');
    await expect(rowsOf(form)).toHaveCount(0);
  });

  test('a step waits for an upload', async ({ page, site }) => {
    const form = await toDocuments(page);
    await certificatesOf(form).setInputFiles(fileOf('nurse.pdf'));
    await form.getByLabel(/I agree/).click();
    await site.breakNext({ target: 'upload', delayMs: 1_000 });
    await form.getByLabel('Your CV').setInputFiles(fileOf('cv.pdf'));
    await expect(form.getByRole('progressbar').first()).toBeVisible();
    await press(form, 'Continue');
    await expect(form).toHaveAttribute('aria-busy', 'true');
    await expectStep(form, 'Is this right?');
  });

  test('a file that is hidden during its upload is not waited for, shown or stored', async ({
    page,
    site,
  }) => {
    const form = await toDocuments(page, 'Eve Sample');
    const hasLetter = form.getByLabel('I have a letter');
    await hasLetter.click();
    await site.breakNext({ target: 'upload', skip: 1, delayMs: 3_000 });
    const reference = form.locator('input[name=Reference]');
    await reference.setInputFiles(fileOf('letter.pdf', pdf('y'.repeat(700_000))));
    await expect(form.getByRole('progressbar')).toBeVisible();
    await hasLetter.click();
    await expect(reference).toBeHidden();
    await fillDocuments(form);
    await expect(form.locator('dd').filter({ hasText: 'letter.pdf' })).toHaveCount(0);
    await press(form, 'Send my application');
    await expect(page).toHaveURL(/\/Thanks$/);
    const record = site.stored('applications').at(-1);
    expect(record).toMatchObject({ Name: 'Eve Sample', HasReference: false });
    expect(record).not.toHaveProperty('Reference');
  });
});
