import type { Page } from '@playwright/test';
import {
  expectNothingShown,
  fillContact,
  fillFreelancer,
  fillInquiry,
  freelancerThanks,
  inquiryThanks,
  isoDate,
  mainForm,
  putToastsAway,
  toast,
} from './form-journey';
import { expect, open, test, type Site } from './site';

const mail = 'Please enter a valid email address';
const phone = 'Please enter a valid phone number 0-9 & 10 Character';

const newsletter = (page: Page) => page.getByRole('contentinfo').getByRole('form');
/** The record is on disk before the visitor sees the answer. */
const expectStored = async (site: Site, collection: string, records: object[]) => {
  await expect.poll(() => site.stored(collection).length).toBe(records.length);
  expect(site.stored(collection)).toEqual(records);
};

const isoDateTime = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d[+-]\d\d:\d\d$/);
const milliseconds = expect.any(Number);

test.use({ backend: 'of the forms' });
test.describe.configure({ mode: 'default' });

/** One visit to a form sends several messages: each is a step. */
const { step } = test;

test('newsletter: stored as subcribe without a message, and a failed save is only logged (sections 3, 5, 8)', async ({
  page,
  site,
  watch,
}) => {
  watch.expectProblems(/Failed to load resource/, /subcribe: not saved/);
  await open(page, '/Blog');
  const form = newsletter(page);
  const said = (text: string) =>
    page.waitForEvent('console', (message) => message.text().startsWith(text));

  await step('wrong, then stored', async () => {
    const saved = said('subcribe');
    await form.getByLabel('Your e-mail').fill('ada@example');
    await form.getByRole('button').click();
    await expect(form.getByRole('alert')).toHaveText(mail);
    expect(site.stored('subcribe')).toEqual([]);
    await form.getByLabel('Your e-mail').fill('ada@example.com');
    await expect(form.getByRole('alert')).toBeHidden();
    await form.getByRole('button').click();
    await expect(form.getByLabel('Your e-mail')).toHaveValue('');
    expect((await saved).type()).toBe('info');
    await expectStored(site, 'subcribe', [
      { Email: 'ada@example.com', id: milliseconds, Date: isoDate },
    ]);
    expect(Object.keys(site.stored('subcribe')[0]!)).toEqual(['Email', 'id', 'Date']);
    await expect(page.getByRole('status').filter({ hasText: /\S/ })).toHaveCount(0);
  });

  await step('not saved', async () => {
    await site.breakNext({ target: 'commit', status: 503 });
    const logged = said('subcribe: not saved');
    await form.getByLabel('Your e-mail').fill('lost@example.com');
    await form.getByRole('button').click();
    await logged;
    await expect(form).toHaveAttribute('aria-busy', 'false');
    await expect(form.getByLabel('Your e-mail')).toHaveValue('');
    await expectNothingShown(page);
  });
});

/** When a connection is cut, Chromium itself repeats the request on every other connection it keeps. */
const manyTimes = 20;

test("inquiry: stored as Inquriy; a failed save shows 'Plas Try Agin' and keeps values (sections 3, 4, 8)", async ({
  page,
  site,
  watch,
}) => {
  watch.expectProblems(/Failed to load resource/, /Inquriy: not saved/);
  await open(page, '/');
  const form = mainForm(page);
  const send = form.getByRole('button', { name: 'Send' });
  const failure = page.getByText('Plas Try Agin', { exact: true });
  const mine = (project: string) => site.stored('Inquriy').filter(({ Pname }) => Pname === project);
  const expectThanks = async (project: string) => {
    await expect(toast(page, inquiryThanks)).toBeVisible();
    expect(mine(project)).toHaveLength(1);
    await expect(form.getByLabel('Project')).toHaveValue('');
    await putToastsAway(page);
  };

  await step('stored', async () => {
    const before = Date.now();
    await form.getByLabel('Full Name').fill('Ada Lovelace');
    await form.getByLabel('Email Address').fill('ada@example.com');
    await form.getByLabel('Phone Number').pressSequentially('012345678999');
    await form.getByLabel('Project').fill('A shop, “größer” 👍');
    await send.click();
    await expect(toast(page, inquiryThanks)).toBeVisible();
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
    await putToastsAway(page);
  });

  for (const [name, presses, fault] of [
    ['the backend answers 403', 1, { status: 403 }],
    ['the backend answers 503 twice', 2, { status: 503, times: 2 }],
    ['the backend cuts the connection', 1, { cut: true, times: manyTimes }],
  ] as const) {
    await step(name, async () => {
      await fillInquiry(page, name);
      await site.breakNext({ target: 'commit', ...fault });
      for (let press = 0; press < presses; press += 1) {
        await send.click();
        await expect(failure).toBeVisible();
        await expect(form.getByLabel('Project')).toHaveValue(name);
        expect(mine(name)).toEqual([]);
        await putToastsAway(page);
      }
      await site.repair();
      await send.click();
      await expectThanks(name);
    });
  }

  await step('an answer lost after the save: not stored twice on the second try', async () => {
    await fillInquiry(page, 'lost answer');
    await site.breakNext({ target: 'commit', cut: true, times: manyTimes, afterCommit: true });
    await send.click();
    await expect(failure).toBeVisible();
    await site.repair();
    await send.click();
    await expectThanks('lost answer');
  });

  await step('two presses are one submit', async () => {
    await fillInquiry(page, 'two presses');
    await site.breakNext({ target: 'commit', delayMs: 300 });
    await send.dblclick();
    await expect(form).toHaveAttribute('aria-busy', 'true');
    await expectThanks('two presses');
  });
});

test('contact: stored as Contact_cli and cleared at once; a failed save shows nothing (sections 3, 4, 7, 8, 9)', async ({
  page,
  context,
  site,
  watch,
}) => {
  watch.expectProblems(/Failed to load resource/, /Contact_cli: not saved/);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  await open(page, '/Contact');
  const form = mainForm(page);
  const send = form.getByRole('button', { name: 'Send' });
  const said = (text: RegExp) =>
    page.waitForEvent('console', (message) => text.test(message.text()));

  await step('Firebase is fetched when a visitor turns to the form, not before', async () => {
    await page.waitForLoadState('networkidle');
    expect(fetched.filter((url) => url.includes('create-gateway'))).toEqual([]);
    const gateway = page.waitForRequest((request) => request.url().includes('create-gateway'));
    await form.getByLabel('Full Name').focus();
    await gateway;
  });

  await step('what its fields are', async () => {
    await expect(form.getByLabel('You are').locator('option')).toHaveText([
      'You are a Business Man',
      'You are a Employes',
      'You are a Developer',
      'You are a Startup',
    ]);
    await expect(form.getByLabel('Message')).toHaveAttribute('rows', '4');
    await expect(form.getByLabel('Your Email Address')).toHaveAttribute('aria-required', 'true');
  });

  await step('stored', async () => {
    await form.getByLabel('Full Name').fill('Ada Lovelace');
    await form.getByLabel('Business Name').fill('Engines Ltd');
    await form.getByLabel('Phone Number').fill('5550100');
    await form.getByLabel('Your Email Address').fill('ada@example.com');
    await form.getByLabel('Message').fill('Line one\nLine two');
    await expect(form.getByLabel('You are')).toHaveValue('You are a Business Man');
    await site.breakNext({ target: 'commit', delayMs: 1_500 });
    const saved = said(/^Contact_cli: saved [0-9a-f]{40}$/);
    await send.click();
    await expect(form).toHaveAttribute('aria-busy', 'true');
    await expect(form.getByLabel('Full Name')).toHaveValue('');
    await expect(form.getByLabel('You are')).toHaveValue('');
    expect(site.stored('Contact_cli')).toEqual([]);
    await expect(toast(page, 'Thank you')).toBeVisible();
    await saved;
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
  });

  await step('a second one has no visitor type', async () => {
    await fillContact(page, 'Second');
    await send.click();
    await expect.poll(() => site.stored('Contact_cli').at(-1)).toMatchObject({ Your: '' });
    await expect(form).toHaveAttribute('aria-busy', 'false');
  });

  await step('a failed save shows nothing, is logged, and the form is clear', async () => {
    await expect(page.locator('[data-toast]')).toHaveCount(2);
    await putToastsAway(page);
    await fillContact(page, 'Refused');
    await site.breakNext({ target: 'commit', status: 403 });
    const logged = said(/^Contact_cli: not saved/);
    await send.click();
    await logged;
    await expect(form).toHaveAttribute('aria-busy', 'false');
    await expectNothingShown(page);
    await expect(form.getByLabel('Full Name')).toHaveValue('');
    expect(site.stored('Contact_cli').filter(({ Messsage }) => Messsage === 'Refused')).toEqual([]);
  });

  await step(
    'of a pasted text that is too long the part that fits is stored, and the visitor reads so',
    async () => {
      await fillContact(page, '');
      await page.evaluate(() => navigator.clipboard.writeText('a line\n'.repeat(14_300)));
      await form.getByLabel('Message').press('ControlOrMeta+v');
      const notice = form
        .getByRole('status')
        .filter({ hasText: 'Only the first 5000 characters fit.' });
      await expect(notice).toBeVisible();
      await expect(form.getByLabel('Message')).toHaveAccessibleDescription(
        await notice.innerText(),
      );
      await send.click();
      await expect(notice).toBeHidden();
      await expect
        .poll(() => site.stored('Contact_cli').at(-1)?.Messsage)
        .toBe('a line\n'.repeat(715).slice(0, 5_000));
    },
  );
});

test('freelancer: a failed rule focuses its field; technology and CV are optional (section 5)', async ({
  page,
  site,
}) => {
  await open(page, '/Career');
  const form = mainForm(page);
  const send = form.getByRole('button', { name: 'Send application' });
  const before = site.stored('freelancers').length;

  await step('a failed check', async () => {
    await send.click();
    await expect(form.getByRole('alert')).toHaveText('Please enter Full name');
    await expect(form.getByLabel('Full Name')).toBeFocused();
    await form.getByLabel('Full Name').fill('Grace');
    await form.getByLabel('Email Address').fill('grace@example.com');
    await send.click();
    await expect(form.getByRole('alert')).toHaveText(phone);
    await expect(form.getByLabel('Phone Number')).toBeFocused();
    await expect(form.getByLabel('Phone Number')).toHaveAttribute('maxlength', '10');
  });

  await step('on a phone', async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    await fillFreelancer(page, ' ');
    await send.click();
    await expect(form.getByRole('alert')).toHaveText('Please enter a message');
    await expect(form.getByLabel('Message')).toBeFocused();
    await expect(form.getByLabel('Message')).toBeInViewport();
    await expect(form.getByRole('alert')).toBeInViewport({ ratio: 1 });
    expect(site.stored('freelancers')).toHaveLength(before);
  });

  await step('neither is required', async () => {
    await form.getByLabel('Message').fill('Neither');
    await send.click();
    await expect(toast(page, freelancerThanks)).toBeVisible();
    expect(site.stored('freelancers').at(-1)).toMatchObject({
      Messsage: 'Neither',
      SelectedTechnology: '',
      CvFile: '',
    });
  });
});
