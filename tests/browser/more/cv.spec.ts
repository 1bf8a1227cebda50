import { rmSync, writeFileSync } from 'node:fs';
import {
  chooseCv,
  cvOf,
  large,
  logged,
  pdf,
  sendApplication,
  small,
  stored,
  storedOnce,
} from '../cv-journey';
import { expectNothingShown, fillFreelancer } from '../form-journey';
import { expect, open, test } from '../site';

/** A CV on a bad network (specification, sections 4 and 8). */

const { step } = test;

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
      await sendApplication(form);
      const { CvFile } = await storedOnce(page, site, what);
      expect((await (await request.get(String(CvFile))).body()).equals(content)).toBe(true);
      expect(site.files().filter((file) => file.equals(content))).toHaveLength(before + 1);
      await site.repair();
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
    await sendApplication(form);
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
    await sendApplication(form);
    expect((await storedOnce(page, site, 'gone')).CvFile).toBe('');
  });
});
