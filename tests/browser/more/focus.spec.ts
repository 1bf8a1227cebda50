import { type Page, test as base } from '@playwright/test';
import { expect } from '../share';
import { untilFocusIsSettled, watchFocus } from '../watch-focus';

/** The watcher that every journey has: what it says of buttons that go as they are pressed. */

const page = (act: string) =>
  `<p>Words</p><button onclick="${act}">Go</button><a href="#">Next</a>`;

const watched = async (shown: Page, act: string) => {
  const lost = await watchFocus(shown);
  await shown.route('**/*', (route) =>
    route.fulfill({ contentType: 'text/html', body: page(act) }),
  );
  await shown.goto('http://localhost/Page');
  return lost;
};

const losses = {
  goes: 'this.remove()',
  'goes with what is around it': 'document.body.innerHTML = 0',
  'is disabled': 'this.disabled = true',
  'is hidden': 'this.hidden = true',
  'is no longer seen': "this.style.visibility = 'hidden'",
};

const others = {
  'hands the focus on': 'document.links[0].focus(); this.remove()',
  'goes, and a moment later the focus stands elsewhere':
    'this.remove(); requestAnimationFrame(() => document.links[0].focus())',
  stays: '0',
};

for (const [what, act] of Object.entries({ ...losses, ...others })) {
  base(`a button that ${what}`, async ({ page: shown }) => {
    const lost = await watched(shown, act);
    await shown.getByRole('button').press('Enter');
    await untilFocusIsSettled(shown);
    expect(lost).toEqual(what in losses ? [expect.stringMatching(/^\/Page: <button.*Go/)] : []);
    // A press beside everything, and a new document.
    await shown.mouse.click(300, 300);
    await untilFocusIsSettled(shown);
    await shown.reload();
    await untilFocusIsSettled(shown);
    expect(lost).toHaveLength(what in losses ? 1 : 0);
  });
}

base('a button that is left by a press beside it may go', async ({ page: shown }) => {
  const lost = await watched(shown, '0');
  await shown.getByRole('button').press('Enter');
  await shown.evaluate(() =>
    document
      .querySelector('button')
      ?.addEventListener('blur', ({ target }) =>
        requestAnimationFrame(() => target instanceof Element && target.remove()),
      ),
  );
  await shown.getByText('Words').click();
  await expect(shown.getByRole('button')).toHaveCount(0);
  await untilFocusIsSettled(shown);
  expect(lost).toEqual([]);
});

base('a button that a press beside it takes away is lost', async ({ page: shown }) => {
  const lost = await watched(shown, '0');
  await shown.getByRole('button').press('Enter');
  await shown.evaluate(() => {
    const remove = () => document.querySelector('button')?.remove();
    document.querySelector('p')?.addEventListener('mousedown', remove);
  });
  await shown.getByText('Words').click();
  await untilFocusIsSettled(shown);
  expect(lost).toHaveLength(1);
});
