import type { Page } from '@playwright/test';
import {
  expectNothingShown,
  fillFreelancer,
  freelancerThanks,
  isoDate,
  mainForm,
  toast,
} from './form-journey';
import { expect, open, test, type Site } from './site';

const mail = 'Please enter a valid email address';
const phone = 'Please enter a valid phone number 0-9 & 10 Character';

const newsletter = (page: Page) => page.getByRole('contentinfo').getByRole('form');
/** Storing follows the answer that the visitor sees, and is on disk before it. */
const expectStored = async (site: Site, collection: string, records: object[]) => {
  await expect.poll(() => site.stored(collection).length).toBe(records.length);
  expect(site.stored(collection)).toEqual(records);
};

const isoDateTime = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d[+-]\d\d:\d\d$/);
const milliseconds = expect.any(Number);

test.use({ backend: 'of the forms' });
test.describe.configure({ mode: 'default' });

test('newsletter: one wrong address, then stored as subcribe, with nothing shown (sections 3, 5, 8)', async ({
  page,
  site,
}) => {
  await open(page, '/');
  const form = newsletter(page);
  const saved = page.waitForEvent('console', (message) => message.text().startsWith('subcribe'));
  await form.getByLabel('Your e-mail').fill('ada@example');
  await form.getByRole('button').click();
  await expect(form.getByRole('alert')).toHaveText(mail);
  expect(site.stored('subcribe')).toEqual([]);
  await form.getByLabel('Your e-mail').fill('ada@example.com');
  await expect(form.getByRole('alert')).toBeHidden();
  await form.getByRole('button').click();
  await expect(form.getByLabel('Your e-mail')).toHaveValue('');
  await saved;
  await expectStored(site, 'subcribe', [
    { Email: 'ada@example.com', id: milliseconds, Date: isoDate },
  ]);
  expect(Object.keys(site.stored('subcribe')[0]!)).toEqual(['Email', 'id', 'Date']);
  await expect(page.getByRole('status').filter({ hasText: /\S/ })).toHaveCount(0);
});

test('newsletter: a failed save shows nothing and is logged (section 8)', async ({
  page,
  site,
  watch,
}) => {
  watch.expectProblems(/Failed to load resource/, /subcribe: not saved/);
  await open(page, '/Blog');
  const form = newsletter(page);
  await site.breakNext({ target: 'commit', status: 503 });
  const logged = page.waitForEvent('console', (message) =>
    message.text().startsWith('subcribe: not saved'),
  );
  await form.getByLabel('Your e-mail').fill('lost@example.com');
  await form.getByRole('button').click();
  await logged;
  await expect(form).toHaveAttribute('aria-busy', 'false');
  await expect(form.getByLabel('Your e-mail')).toHaveValue('');
  await expectNothingShown(page);
});

test('inquiry: stored as Inquriy, thanked for and cleared (sections 3, 4, 8)', async ({
  page,
  site,
}) => {
  await open(page, '/');
  const form = mainForm(page);
  const before = Date.now();
  await form.getByLabel('Full Name').fill('Ada Lovelace');
  await form.getByLabel('Email Address').fill('ada@example.com');
  await form.getByLabel('Phone Number').pressSequentially('012345678999');
  await form.getByLabel('Project').fill('A shop, “größer” 👍');
  await form.getByRole('button', { name: 'Send' }).click();
  await expect(toast(page, 'Thankyou For Send')).toBeVisible();
  await expect(form.getByLabel('Full Name')).toHaveValue('');
  const record = site.stored('Inquriy').find(({ Fname }) => Fname === 'Ada Lovelace');
  expect(Object.entries(record!).slice(0, 4)).toEqual([
    ['Fname', 'Ada Lovelace'],
    ['Email', 'ada@example.com'],
    ['Number', '0123456789'],
    ['Pname', 'A shop, “größer” 👍'],
  ]);
  expect(Object.keys(record!)).toEqual(['Fname', 'Email', 'Number', 'Pname', 'id', 'Date']);
  expect(record!.id).toBeGreaterThanOrEqual(before);
  expect(record!.id).toBeLessThanOrEqual(Date.now());
  expect(record!.Date).toEqual(isoDate);
});

const fillInquiry = async (page: Page, project: string) => {
  const form = mainForm(page);
  await form.getByLabel('Full Name').fill('Ada');
  await form.getByLabel('Email Address').fill('ada@example.com');
  await form.getByLabel('Phone Number').fill('1');
  await form.getByLabel('Project').fill(project);
  return form;
};

/** Chromium itself sends again on every other connection that it keeps when one is cut. */
const manyTimes = 20;

for (const [name, fault] of Object.entries({
  'answers 403': { status: 403 },
  'answers 503': { status: 503 },
  'cuts the connection': { cut: true, times: manyTimes },
})) {
  test(`inquiry: 'Plas Try Agin' when the backend ${name}; what was typed stays and goes out once`, async ({
    page,
    site,
    watch,
  }) => {
    watch.expectProblems(/Failed to load resource/, /Inquriy: not saved/);
    await open(page, '/');
    const form = await fillInquiry(page, name);
    await site.breakNext({ target: 'commit', ...fault });
    await form.getByRole('button', { name: 'Send' }).click();
    await expect(page.getByText('Plas Try Agin', { exact: true })).toBeVisible();
    await expect(form.getByLabel('Project')).toHaveValue(name);
    const mine = () => site.stored('Inquriy').filter(({ Pname }) => Pname === name);
    expect(mine()).toEqual([]);
    await site.mend();
    await form.getByRole('button', { name: 'Send' }).click();
    await expect(toast(page, 'Thankyou For Send')).toBeVisible();
    expect(mine()).toHaveLength(1);
  });
}

test('inquiry: an answer lost after the save is not stored twice on the second try', async ({
  page,
  site,
  watch,
}) => {
  watch.expectProblems(/Failed to load resource/, /Inquriy: not saved/);
  await open(page, '/');
  const form = await fillInquiry(page, 'lost answer');
  await site.breakNext({ target: 'commit', cut: true, times: manyTimes, afterCommit: true });
  await form.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('Plas Try Agin', { exact: true })).toBeVisible();
  await site.mend();
  await form.getByRole('button', { name: 'Send' }).click();
  await expect(toast(page, 'Thankyou For Send')).toBeVisible();
  expect(site.stored('Inquriy').filter(({ Pname }) => Pname === 'lost answer')).toHaveLength(1);
});

test('inquiry: two presses are one submit', async ({ page, site }) => {
  await open(page, '/');
  const form = await fillInquiry(page, 'two presses');
  await site.breakNext({ target: 'commit', delayMs: 300 });
  await form.getByRole('button', { name: 'Send' }).dblclick();
  await expect(form).toHaveAttribute('aria-busy', 'true');
  await expect(toast(page, 'Thankyou For Send')).toBeVisible();
  expect(site.stored('Inquriy').filter(({ Pname }) => Pname === 'two presses')).toHaveLength(1);
});

const fillContact = async (page: Page, message: string) => {
  const form = mainForm(page);
  await form.getByLabel('Full Name').fill('Ada Lovelace');
  await form.getByLabel('Business Name').fill('Engines Ltd');
  await form.getByLabel('Phone Number').fill('5550100');
  await form.getByLabel('Your Email Address').fill('ada@example.com');
  await form.getByLabel('Message').fill(message);
  return form;
};

test('contact: stored as Contact_cli, cleared at once, the visitor type emptied (sections 3, 4, 8)', async ({
  page,
  site,
}) => {
  await open(page, '/Contact');
  const form = await fillContact(page, 'Line one\nLine two');
  await expect(form.getByLabel('You are')).toHaveValue('You are a Business Man');
  await site.breakNext({ target: 'commit', delayMs: 1_500 });
  const logged = page.waitForEvent('console', (message) =>
    /^Contact_cli: saved [0-9a-f]{40}$/.test(message.text()),
  );
  await form.getByRole('button', { name: 'Send' }).click();
  await expect(form).toHaveAttribute('aria-busy', 'true');
  await expect(form.getByLabel('Full Name')).toHaveValue('');
  await expect(form.getByLabel('You are')).toHaveValue('');
  expect(site.stored('Contact_cli')).toEqual([]);
  await expect(toast(page, 'Thank you')).toBeVisible();
  await logged;
  await expectStored(site, 'Contact_cli', [
    {
      Fullname: 'Ada Lovelace',
      Company: 'Engines Ltd',
      Email: 'ada@example.com',
      Number: '5550100',
      Your: 'You are a Business Man',
      Messsage: 'Line one\nLine two',
      id: milliseconds,
      Date: isoDateTime,
    },
  ]);
  expect(Object.keys(site.stored('Contact_cli')[0]!)).toEqual(
    'Fullname Company Email Number Your Messsage id Date'.split(' '),
  );

  await fillContact(page, 'Second');
  await form.getByRole('button', { name: 'Send' }).click();
  await expect.poll(() => site.stored('Contact_cli').at(-1)).toMatchObject({ Your: '' });
});

test('contact: a failed save shows nothing, is logged, and the form is clear (section 8)', async ({
  page,
  site,
  watch,
}) => {
  watch.expectProblems(/Failed to load resource/, /Contact_cli: not saved/);
  await open(page, '/Contact');
  const form = await fillContact(page, 'Refused');
  await site.breakNext({ target: 'commit', status: 403 });
  const logged = page.waitForEvent('console', (message) =>
    message.text().startsWith('Contact_cli: not saved'),
  );
  await form.getByRole('button', { name: 'Send' }).click();
  await logged;
  await expect(form).toHaveAttribute('aria-busy', 'false');
  await expectNothingShown(page);
  await expect(form.getByLabel('Full Name')).toHaveValue('');
  expect(site.stored('Contact_cli').filter(({ Messsage }) => Messsage === 'Refused')).toEqual([]);
});

test('contact: of a message that is pasted and too long, what fits is stored, and the visitor is told', async ({
  page,
  context,
  site,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, '/Contact');
  const form = await fillContact(page, '');
  await page.evaluate(() => navigator.clipboard.writeText('a line\n'.repeat(14_300)));
  await form.getByLabel('Message').press('ControlOrMeta+v');
  const notice = form
    .getByRole('status')
    .filter({ hasText: 'Only the first 5000 characters fit.' });
  await expect(notice).toBeVisible();
  await expect(form.getByLabel('Message')).toHaveAccessibleDescription(await notice.innerText());
  await form.getByRole('button', { name: 'Send' }).click();
  await expect(notice).toBeHidden();
  await expect
    .poll(() => site.stored('Contact_cli').at(-1)?.Messsage)
    .toBe('a line\n'.repeat(715).slice(0, 5_000));
});

test('contact: the options of the visitor type are those of section 9', async ({ page }) => {
  await open(page, '/Contact');
  const options = mainForm(page).getByLabel('You are').locator('option');
  await expect(options).toHaveText([
    'You are a Business Man',
    'You are a Employes',
    'You are a Developer',
    'You are a Startup',
  ]);
  await expect(mainForm(page).getByLabel('Message')).toHaveAttribute('rows', '4');
  await expect(mainForm(page).getByLabel('Your Email Address')).toHaveAttribute(
    'aria-required',
    'true',
  );
});

test('freelancer: technology and CV are not required (section 5)', async ({ page, site }) => {
  await open(page, '/Career');
  const form = await fillFreelancer(page, 'Neither');
  await form.getByRole('button', { name: 'Send application' }).click();
  await expect(toast(page, freelancerThanks)).toBeVisible();
  expect(site.stored('freelancers').at(-1)).toMatchObject({
    Messsage: 'Neither',
    SelectedTechnology: '',
    CvFile: '',
  });
});

test('on a phone the alert and the field it speaks of are in view together', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, '/Career');
  const form = await fillFreelancer(page, ' ');
  await form.getByRole('button', { name: 'Send application' }).click();
  await expect(form.getByRole('alert')).toHaveText('Please enter a message');
  await expect(form.getByLabel('Message')).toBeFocused();
  await expect(form.getByLabel('Message')).toBeInViewport();
  await expect(form.getByRole('alert')).toBeInViewport({ ratio: 1 });
});

test('before the page has taken over, a submit does not put what was typed into the address', async ({
  page,
  watch,
}) => {
  watch.expectProblems(/ERR_FAILED/, /Failed to fetch dynamically imported module/);
  await page.route(/\.js$/, (route) => route.abort());
  await page.goto('/');
  const form = mainForm(page);
  await form.getByLabel('Full Name').fill('Ada');
  await form.getByRole('button', { name: 'Send' }).click();
  await expect(form.getByLabel('Full Name')).toHaveValue('Ada');
  expect(new URL(page.url()).search).toBe('');
});

test('a failed check focuses its field and saves nothing (section 5)', async ({ page, site }) => {
  await open(page, '/Career');
  const form = mainForm(page);
  const before = site.stored('freelancers').length;
  await form.getByRole('button', { name: 'Send application' }).click();
  await expect(form.getByRole('alert')).toHaveText('Please enter Full name');
  await expect(form.getByLabel('Full Name')).toBeFocused();
  await form.getByLabel('Full Name').fill('Grace');
  await form.getByLabel('Email Address').fill('grace@example.com');
  await form.getByRole('button', { name: 'Send application' }).click();
  await expect(form.getByRole('alert')).toHaveText(phone);
  await expect(form.getByLabel('Phone Number')).toBeFocused();
  await expect(form.getByLabel('Phone Number')).toHaveAttribute('maxlength', '10');
  expect(site.stored('freelancers')).toHaveLength(before);
});

test('Firebase is fetched when a visitor turns to a form, not before (section 7)', async ({
  page,
}) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  await open(page, '/Contact');
  await page.waitForLoadState('networkidle');
  expect(fetched.filter((url) => url.includes('create-gateway'))).toEqual([]);
  const gateway = page.waitForRequest((request) => request.url().includes('create-gateway'));
  await mainForm(page).getByLabel('Full Name').focus();
  await gateway;
});
