import question from '../../sites/arabic/config/forms/question';
import { unreachable } from '../commits';
import { expect, open, test } from '../site';

/** A form whose messages a function checks and stores, in place of the rules of the database. */

test.use({ folder: 'tests/sites/arabic', backend: 'of a function' });

test('what it sends is stored once, at the site’s own address; what is sent offline, later', async ({
  page,
  context,
  site,
  watch,
}) => {
  watch.expectProblems(...unreachable);
  const stored = () => site.stored('questions');
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') asked.push(new URL(request.url()).pathname.slice(0, 21));
  });
  await open(page, '/Visit');
  const form = page.getByRole('form', { name: question.title });
  const [email, text] = question.fields.map(({ label }) => form.getByLabel(label));
  const fill = async (words: string) => {
    await email!.fill('ada@example.com');
    await text!.fill(words);
  };
  const send = form.getByRole('button', { name: question.submit.label });

  await fill('first');
  await send.click();
  await expect(page.getByText(question.outcome.saved.toast)).toBeVisible();
  expect(asked).toEqual(['/__records/questions/']);
  expect(stored()).toEqual([
    expect.objectContaining({ Email: 'ada@example.com', Question: 'first' }),
  ]);

  await fill('second');
  await context.setOffline(true);
  await send.click();
  await expect(page.getByText(question.outcome.failed.toast)).toBeVisible();
  await expect(text!).toHaveValue('second');
  await context.setOffline(false);
  await send.click();
  await expect.poll(() => stored().length).toBe(2);
});
