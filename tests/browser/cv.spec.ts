import freelancer from '../sites/agency/config/forms/freelancer';
import {
  chooseCv,
  cvOf,
  large,
  logged,
  pdf,
  sendApplication,
  small,
  storedOnce,
  watchUploads,
} from './cv-journey';
import { expectNothingShown, fillFreelancer, isoDate, mainForm } from './form-journey';
import { expect, moveMouse, open, test } from './site';

/** The CV of the freelancer form (specification, sections 3, 4, 7 and 8). */

const { errorMessages } = freelancer.fields.find((field) => field.kind === 'file')!;

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
    await sendApplication(form);
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
      await sendApplication(form);
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

  await step('of its name nothing is stored', async () => {
    const name = '../../x<svg onload=alert(1)>\u202efdp.pdf';
    const form = await fillFreelancer(page, 'its name');
    await chooseCv(form, pdf(small), name);
    await sendApplication(form);
    expect((await storedOnce(page, site, 'its name')).CvFile).toMatch(/^http/);
    const everything = await (await request.get(`${site.origin}/__local/data.json`)).text();
    expect(everything).not.toContain('svg onload');
  });
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
  await sendApplication(form);
  await expect(page.getByText('Plase Try agin', { exact: true })).toBeVisible();
  await expect(form.getByLabel('Message')).toHaveValue('Try again');
  await expect(cvOf(form)).toHaveValue(/cv\.pdf$/);
  await sendApplication(form);
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
      await sendApplication(form);
      expect((await storedOnce(page, site, what)).CvFile).toBe('');
    });
  }

  await step('it is a program: the form says so, until another is chosen', async () => {
    const form = await fillFreelancer(page, 'second thoughts');
    const uploads = watchUploads(page);
    await chooseCv(form, Buffer.from('MZ\u0090\0\u0003'));
    await expect(form.getByText(errorMessages.wrongType)).toBeVisible();
    await expect(cvOf(form)).toHaveValue('');
    expect(uploads).toEqual([]);
    await chooseCv(form, pdf(small));
    await expect(form.getByText(errorMessages.wrongType)).toBeHidden();
    await sendApplication(form);
    expect((await storedOnce(page, site, 'second thoughts')).CvFile).toMatch(/^http/);
  });
});
