import type { Locator } from '@playwright/test';
import { fillDocuments, fillPerson, isSent, toDocuments } from '../application';
import { expectError, expectStep, fileOf, pdf, press } from '../dentist-forms';
import { isoDate, mainForm, toast } from '../form-journey';
import { expect, moveMouse, open, test } from '../site';

/** The application form of a small firm: steps, files, a summary. */

test.describe.configure({ mode: 'default' });
test.use({
  folder: 'examples/dentist',
  backend: 'of the dentist, for applications',
  reducedMotion: 'reduce',
});

const { step } = test;

/** The content of the summary, by the first letters of each label. */
const reported = async (form: Locator) => {
  const [terms, details] = [form.locator('dt'), form.locator('dd')];
  const [labels, values] = [await terms.allTextContents(), await details.allTextContents()];
  return Object.fromEntries(labels.map((label, place) => [label.slice(0, 12), values[place]]));
};

test('an application: its steps, their errors, a summary that leads to each, and one record with its files', async ({
  page,
  site,
  request,
}) => {
  await open(page, '/Privacy');
  await open(page, '/Apply');
  const form = mainForm(page);

  await step('a step without errors leads to the next one, which gets the focus', async () => {
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

  await step('the summary shows all answers, and leads to each step', async () => {
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

  await step('stored', async () => {
    await press(form, 'Send my application');
    await expect(page).toHaveURL(/\/Thanks$/);
    await expect(toast(page, 'Your application is with us')).toBeVisible();
    const record = site.stored('applications').at(-1);
    expect(record).toEqual({
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
    });
    const fetched = await request.get(String(record?.Cv));
    expect((await fetched.body()).equals(pdf('cv.pdf'))).toBe(true);
  });

  await step('Back leads into none of its steps', async () => {
    await page.goBack();
    await expect(page).toHaveURL(/\/Apply$/);
    await expectStep(form, 'About you');
    await expect(form.getByLabel('Your name')).toHaveValue('');
    await page.goBack();
    await expect(page).toHaveURL(/\/Privacy$/);
  });
});

test('the browser’s Back and Forward move through the steps and keep all values, the form’s own Back is the browser’s', async ({
  page,
}) => {
  await open(page, '/Privacy');
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
  await press(form, 'Back');
  await expectStep(form, 'About you');
  await page.goBack();
  await expect(page).toHaveURL(/\/Privacy$/);
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
