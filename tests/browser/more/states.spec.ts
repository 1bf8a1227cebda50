import questionsInAll from '../../../examples/dentist/config/pages/questions';
import { inEnglish } from '../../in-english';
import { press } from '../dentist-forms';
import { mainForm, toast } from '../form-journey';
import { lookAtState } from '../look-around';
import { sameVisitor } from '../same-visitor';
import { expect, open, test } from '../site';
import { inAllColours, openSubmenu, sendTwice, usualMenu } from '../states';

const questions = inEnglish(questionsInAll);

/** WCAG 2.2 AA after more actions than those of ../states.spec.ts. */

test.describe(`the agency: ${inAllColours}`, () => {
  const testOfLooks = test.extend(sameVisitor('states of the agency'));

  testOfLooks('with a file that was refused and text that was cut', async ({ page }) => {
    await open(page, '/Career');
    const form = mainForm(page);
    const cv = { name: 'cv.pdf', mimeType: 'application/pdf', buffer: Buffer.from('MZ') };
    await form.locator('input[type=file]').setInputFiles(cv);
    await form.getByLabel('Phone Number').scrollIntoViewIfNeeded();
    const error = form.getByText('Please choose another one.');
    await expect(error).toBeVisible();
    await form.getByLabel('Phone Number').evaluate((input) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', '+49 30 123456789');
      input.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
    });
    const cut = form.getByText('Only the first 10 characters fit.');
    await expect(cut).toBeVisible();
    await lookAtState(page, cut);
    await expect(error).toBeVisible();
  });

  testOfLooks('with a question open', async ({ page }) => {
    await open(page, '/About-us');
    await page.getByText('How long does a website take?').click();
    const answer = page.getByText('Plan six to eight weeks');
    await expect(answer).toBeVisible();
    await lookAtState(page, answer);
  });

  testOfLooks('with a card read on', async ({ page }) => {
    await open(page, '/Blog');
    await page.getByText('Read More').first().click();
    await lookAtState(page, page.getByText('Read Less'));
  });
});

test.describe(`the dentist: ${inAllColours}`, () => {
  test.use({ folder: 'examples/dentist' });
  const testOfLooks = test.extend(sameVisitor('states of the dentist'));

  testOfLooks('with a submenu open over the page', async ({ page }) => {
    await open(page, '/');
    const menu = page.getByRole('navigation', { name: usualMenu.navigationLabel });
    await lookAtState(page, await openSubmenu(menu), [1280]);
  });

  testOfLooks('with a question open', async ({ page }) => {
    const [first] = questions.sections.find(({ kind }) => kind === 'faq')!.items!;
    await open(page, '/Questions');
    await page.getByText(first!.question).click();
    const opened = page.getByRole('button', { name: first!.question, expanded: true });
    await expect(opened).toBeVisible();
    await lookAtState(page, opened);
  });

  testOfLooks('with an alert', async ({ page }) => {
    await open(page, '/Appointment');
    const form = mainForm(page);
    await press(form, 'Ask for');
    await expect(form.getByRole('alert')).toBeVisible();
    await lookAtState(page, form.getByRole('alert'));
  });

  test('with a toast of either kind', async ({ page, site, watch }) => {
    watch.expectProblems(/Failed to load resource/, /not saved/);
    await open(page, '/Feedback');
    const form = mainForm(page);
    await form.getByRole('radio', { name: 'Good', exact: true }).click();
    await form.getByLabel('The wait').click();
    const [failed, saved] = ['This could not be sent.', 'Thank you: this helps us'];
    await sendTwice(page, { site, button: 'Send my feedback', failed, saved });
    await lookAtState(page, toast(page, failed));
    await expect(toast(page, saved)).toBeVisible();
  });
});
