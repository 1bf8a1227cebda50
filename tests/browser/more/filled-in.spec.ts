import { expect, test } from '../site';

/** Password managers and dropped files cause no event of pointer, key or focus. */

test('a form hydrates at a first event of values or of dragged files, and sends its values', async ({
  page,
  site,
}) => {
  // Browsers send pointer events by themselves as soon as a page is below the pointer.
  await page.addInitScript(() => {
    addEventListener('pointermove', (event) => event.stopImmediatePropagation(), true);
  });
  for (const type of ['input', 'change', 'dragenter', 'drop']) {
    await test.step(type, async () => {
      await page.goto('/Contact');
      const form = page.getByRole('main').getByRole('form');
      const filled = { Fullname: 'Ada', Company: type, Email: 'ada@example.com', Number: '1' };
      await form.evaluate(
        (element: HTMLFormElement, { event, values }) => {
          for (const [name, value] of Object.entries(values)) {
            (element.elements.namedItem(name) as HTMLInputElement).value = value;
          }
          element.querySelector('input')!.dispatchEvent(new Event(event, { bubbles: true }));
        },
        { event: type, values: { ...filled, Messsage: `woken by ${type}` } },
      );
      await expect(form.locator('xpath=ancestor::*[@data-waiting]')).toHaveCount(0);
      await form.evaluate((element: HTMLFormElement) => element.requestSubmit());
      await expect
        .poll(() => site.stored('Contact_cli').filter(({ Company }) => Company === type))
        .toEqual([expect.objectContaining({ ...filled, Messsage: `woken by ${type}` })]);
    });
  }
});
