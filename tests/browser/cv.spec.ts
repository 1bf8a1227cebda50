import { rmSync, truncateSync, writeFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import freelancer from '../sites/agency/config/forms/freelancer';
import {
  expectNothingShown,
  fillFreelancer,
  freelancerThanks,
  isoDate,
  mainForm,
  putToastsAway,
  toast,
} from './form-journey';
import { expect, moveMouse, open, test, type Site } from './site';

/** The CV of the freelancer form (specification, sections 3, 4, 7 and 8). */

const { errorMessages } = freelancer.fields.find((field) => field.kind === 'file')!;

const megabyte = 1_048_576;
/** Sizes of an upload in one piece, and in chunks. */
const small = 2_000;
const large = 700_000;

const pdf = (bytes: number) =>
  Buffer.concat([Buffer.from('%PDF-1.4\n'), Buffer.alloc(bytes, 'cv')]);

const cvOf = (form: Locator) => form.locator('input[type=file]');

const chooseCv = (form: Locator, buffer: Buffer, name = 'cv.pdf') =>
  cvOf(form).setInputFiles({ name, mimeType: 'application/pdf', buffer });

const send = (form: Locator) => form.getByRole('button', { name: 'Send application' }).click();

/** Every request that starts or continues an upload. */
const watchUploads = (page: Page) => {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('/v0/b/')) sent.push(request.url());
  });
  return sent;
};

const logged = (page: Page) =>
  page.waitForEvent('console', (message) => message.text().includes('not uploaded'));

const stored = (site: Site, message: string) =>
  site.stored('freelancers').filter(({ Messsage }) => Messsage === message);

/** The only record with `message`, once it is stored and confirmed, and the form is empty again. */
const storedOnce = async (page: Page, site: Site, message: string) => {
  await expect(toast(page, freelancerThanks)).toBeVisible();
  const records = stored(site, message);
  expect(records).toHaveLength(1);
  await expect(mainForm(page).getByLabel('Message')).toHaveValue('');
  await putToastsAway(page);
  return records[0]!;
};

/** One visit to the form sends several messages: each is a step. */
const { step } = test;

test('a CV of any size and name is uploaded when it is chosen, and only its address is stored', async ({
  page,
  site,
  request,
}) => {
  await page.goto('/Career');
  await chooseCv(mainForm(page), pdf(small));
  await moveMouse(page);

  await step('early', async () => {
    const form = await fillFreelancer(page, 'early');
    await send(form);
    expect((await storedOnce(page, site, 'early')).CvFile).toMatch(/^http/);
  });

  for (const [size, bytes] of Object.entries({ small, large })) {
    await step(size, async () => {
      const form = await fillFreelancer(page, `With a ${size} CV`);
      await form.getByLabel('Technology').selectOption('Web Desiner');
      const upload = page.waitForRequest((sent) => sent.url().includes('/v0/b/'));
      const content = pdf(bytes);
      await chooseCv(form, content);
      expect(decodeURIComponent((await upload).url())).toMatch(
        /Image\/CvDeveloper\/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/,
      );
      await send(form);
      const record = await storedOnce(page, site, `With a ${size} CV`);
      expect(Object.keys(record)).toEqual(
        'fullName Email Number portfolioUrl SelectedTechnology CvFile Messsage id Date'.split(' '),
      );
      expect(record).toMatchObject({ SelectedTechnology: 'React.js', Date: isoDate });
      const fetched = await request.get(String(record.CvFile));
      expect((await fetched.body()).equals(content)).toBe(true);
      expect(fetched.headers()['content-type']).toBe('application/pdf');
      expect(fetched.headers()['content-disposition']).toMatch(
        /^attachment; filename="[0-9a-f-]{36}\.pdf"$/,
      );
      await expect(cvOf(form)).toHaveValue('');
      await expect(form.getByLabel('Technology')).toHaveValue('');
    });
  }

  // Any name is accepted, and none is stored.
  for (const [what, name] of [
    ['a path and markup', '../../x<svg onload=alert(1)>.pdf'],
    ['a right-to-left override', 'cv\u202efdp.pdf'],
    ['300 characters', `${'x'.repeat(296)}.PDF`],
  ] as const) {
    await step(`its name has ${what}`, async () => {
      const form = await fillFreelancer(page, what);
      await chooseCv(form, pdf(small), name);
      await send(form);
      const { CvFile } = await storedOnce(page, site, what);
      const fetched = await request.get(String(CvFile));
      expect(fetched.headers()['content-disposition']).toMatch(
        /^attachment; filename="[0-9a-f-]{36}\.pdf"$/,
      );
      const everything = await (await request.get(`${site.origin}/__local/data.json`)).text();
      expect(everything).not.toContain(name.slice(0, 10));
    });
  }
});

/** A PDF of 10 MB and a byte, passed by its path, so that no content goes to the browser. */
const writeLarge = () => {
  const file = test.info().outputPath('cv.pdf');
  writeFileSync(file, pdf(0));
  truncateSync(file, 10 * megabyte + 1);
  return file;
};

test('a CV that is not accepted gets an error message at its field and is not uploaded', async ({
  page,
  site,
}) => {
  await open(page, '/Career');
  const file = (name: string, content: string) => ({
    name,
    mimeType: 'application/pdf',
    buffer: Buffer.from(content),
  });
  for (const [what, errorMessage, chosen] of [
    ['of 0 bytes', 'empty', file('cv.pdf', '')],
    ['of 10 MB and a byte', 'tooLarge', writeLarge()],
    ['of another type', 'wrongType', file('cv.txt', 'My life')],
    ['that is a program named .pdf', 'wrongType', file('cv.pdf', 'MZ\u0090\0\u0003')],
  ] as const) {
    await step(`a CV ${what}`, async () => {
      const form = await fillFreelancer(page, what);
      const uploads = watchUploads(page);
      await cvOf(form).setInputFiles(chosen);
      const notice = form.getByRole('status').filter({ hasText: errorMessages[errorMessage] });
      await expect(notice).toBeVisible();
      await expect(page.getByRole('alert')).toHaveCount(0);
      await expect(cvOf(form)).toHaveValue('');
      await expect(cvOf(form)).toHaveAttribute('aria-invalid', 'true');
      await expect(cvOf(form)).toHaveAccessibleDescription(new RegExp(errorMessages[errorMessage]));
      await send(form);
      expect((await storedOnce(page, site, what)).CvFile).toBe('');
      await expect(notice).toBeHidden();
      await expect(cvOf(form)).not.toHaveAttribute('aria-invalid');
      expect(uploads).toEqual([]);
    });
  }

  await step('a refused CV gives way to a good one', async () => {
    const form = await fillFreelancer(page, 'second thoughts');
    await chooseCv(form, Buffer.from('MZ'));
    await expect(form.getByText(errorMessages.wrongType)).toBeVisible();
    await chooseCv(form, pdf(small));
    await expect(form.getByText(errorMessages.wrongType)).toBeHidden();
    await send(form);
    expect((await storedOnce(page, site, 'second thoughts')).CvFile).toMatch(/^http/);
  });
});

test('a CV can be replaced or removed during its upload, and a submit waits for it', async ({
  page,
  site,
  request,
}) => {
  await open(page, '/Career');

  await step('of two CVs the last one chosen counts', async () => {
    const form = await fillFreelancer(page, 'two files');
    const begun = page.waitForRequest((sent) => sent.url().includes('upload_id='));
    await site.breakNext({ target: 'upload', skip: 1, delayMs: 2_000 });
    await chooseCv(form, pdf(large));
    await begun;
    await chooseCv(form, pdf(small), 'newer.pdf');
    await send(form);
    const { CvFile } = await storedOnce(page, site, 'two files');
    expect(await (await request.get(String(CvFile))).body()).toHaveLength(pdf(small).length);
  });

  await step('one that is removed is not attached', async () => {
    const form = await fillFreelancer(page, 'taken back');
    await site.breakNext({ target: 'upload', skip: 1, delayMs: 2_000 });
    await chooseCv(form, pdf(large));
    await expect(form.getByRole('progressbar')).toBeVisible();
    await cvOf(form).setInputFiles([]);
    await expect(form.getByRole('progressbar')).toBeHidden();
    await send(form);
    expect((await storedOnce(page, site, 'taken back')).CvFile).toBe('');
    await expect(form.getByRole('progressbar')).toBeHidden();
  });

  await step('a submit waits', async () => {
    await site.repair();
    const form = await fillFreelancer(page, 'waits');
    await site.breakNext({ target: 'upload', delayMs: 1_500 });
    await chooseCv(form, pdf(small));
    await expect(form.getByRole('progressbar')).toBeVisible();
    await send(form);
    await expect(form).toHaveAttribute('aria-busy', 'true');
    expect(stored(site, 'waits')).toEqual([]);
    expect((await storedOnce(page, site, 'waits')).CvFile).toMatch(/^http/);
  });
});

test('an upload that is interrupted or loses its answer is stored once and complete', async ({
  page,
  site,
  request,
  watch,
}) => {
  watch.expectProblems(/Failed to load resource/);
  await open(page, '/Career');
  for (const [what, bytes, fault] of [
    // Chromium itself repeats requests that were cut on a reused connection.
    ['cut in its middle', large, { skip: 1, cut: true, times: 2 }],
    [
      'whose chunk arrived and whose answer was cut',
      large,
      { skip: 1, cut: true, afterCommit: true },
    ],
    ['whose only answer was lost', small, { status: 503, afterCommit: true }],
  ] as const) {
    await step(what, async () => {
      const form = await fillFreelancer(page, what);
      const content = pdf(bytes);
      const before = site.files().filter((file) => file.equals(content)).length;
      await site.breakNext({ target: 'upload', ...fault });
      await chooseCv(form, content);
      await send(form);
      const { CvFile } = await storedOnce(page, site, what);
      expect((await (await request.get(String(CvFile))).body()).equals(content)).toBe(true);
      expect(site.files().filter((file) => file.equals(content))).toHaveLength(before + 1);
      await site.repair();
    });
  }
});

test("a failed save shows 'Plase Try agin', keeps everything, and does not upload the CV again", async ({
  page,
  site,
  watch,
}) => {
  watch.expectProblems(/Failed to load resource/, /freelancers: not saved/);
  await open(page, '/Career');
  const form = await fillFreelancer(page, 'Try again');
  const uploads = watchUploads(page);
  const tried = page.waitForRequest((sent) => sent.url().includes('documents:commit'));
  await chooseCv(form, pdf(small));
  await site.breakNext({ target: 'commit', status: 503 });
  await send(form);
  await expect(page.getByText('Plase Try agin', { exact: true })).toBeVisible();
  await expect(form.getByLabel('Message')).toHaveValue('Try again');
  await expect(cvOf(form)).toHaveValue(/cv\.pdf$/);
  await send(form);
  const { CvFile } = await storedOnce(page, site, 'Try again');
  expect(CvFile).toMatch(/^http/);
  expect((await tried).postData()).toContain(JSON.stringify(CvFile).slice(1, -1));
  expect(uploads).toHaveLength(1);
});

test('a CV that cannot be uploaded shows no message, and the form is sent with an empty CvFile', async ({
  page,
  site,
  watch,
}) => {
  watch.expectProblems(/Failed to load resource/, /not uploaded/);
  await open(page, '/Career');
  for (const [what, fault] of [
    ['upload is refused', { target: 'upload', status: 403 }],
    ['address cannot be fetched', { target: 'download', status: 403, times: 5 }],
  ] as const) {
    await step(`its ${what}`, async () => {
      const form = await fillFreelancer(page, what);
      await site.breakNext(fault);
      const failed = logged(page);
      await chooseCv(form, pdf(small));
      await failed;
      await site.repair();
      await expect(cvOf(form)).toHaveValue('');
      await expectNothingShown(page);
      await send(form);
      expect((await storedOnce(page, site, what)).CvFile).toBe('');
    });
  }
});

test('an upload without an answer is aborted after a minute and logged, and the form is sent without it', async ({
  page,
  site,
  watch,
}) => {
  watch.expectProblems(/Failed to load resource/, /not uploaded/);
  await page.clock.install();
  await open(page, '/Career');

  await step('no answer', async () => {
    const form = await fillFreelancer(page, 'no answer');
    await site.breakNext({ target: 'upload', delayMs: 120_000 });
    const begun = page.waitForRequest((sent) => sent.url().includes('/v0/b/'));
    await chooseCv(form, pdf(small));
    await begun;
    await send(form);
    await page.clock.fastForward(50_000);
    await expect(form.getByRole('progressbar')).toBeVisible();
    await expect(form).toHaveAttribute('aria-busy', 'true');
    expect(stored(site, 'no answer')).toEqual([]);
    const failed = logged(page);
    await page.clock.fastForward(10_000);
    await failed;
    expect((await storedOnce(page, site, 'no answer')).CvFile).toBe('');
    await site.repair();
  });

  await step('removed: nothing is shown', async () => {
    const file = test.info().outputPath('gone.pdf');
    writeFileSync(file, pdf(large));
    const form = await fillFreelancer(page, 'gone');
    await site.breakNext({ target: 'upload', delayMs: 1_000 });
    const begun = page.waitForRequest((sent) => sent.url().includes('/v0/b/'));
    const broken = page.waitForEvent('requestfailed');
    await cvOf(form).setInputFiles(file);
    await begun;
    rmSync(file);
    await broken;
    const failed = logged(page);
    await page.clock.fastForward(60_000);
    await failed;
    await expect(cvOf(form)).toHaveValue('');
    await expectNothingShown(page);
    await send(form);
    expect((await storedOnce(page, site, 'gone')).CvFile).toBe('');
  });
});
