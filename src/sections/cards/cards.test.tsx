import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { InAgency } from '../../ui/testing/in-agency';
import Cards from './columns/component';
import { examples } from './example';

const [first, second] = examples.columns.cards;

const renderCards = () => {
  render(
    <InAgency>
      <Cards section={examples.columns} number={2} />
    </InAgency>,
  );
  return userEvent.setup();
};

const cardOf = (title: string) => within(screen.getByText(title).closest('li')!);

/** jsdom has none. */
beforeAll(() => {
  Object.assign(HTMLElement.prototype, { scrollIntoView: jest.fn() });
});

describe('a card with more to read', () => {
  it('opens its text in place, below its button, and closes it again', async () => {
    const user = renderCards();
    const card = cardOf(first!.title);
    const text = card.getByText(first!.more.paragraphs[0]!);
    expect(text).not.toBeVisible();

    const button = card.getByText('Read More');
    await user.click(button);
    expect(text).toBeVisible();
    expect(await card.findByText('Read Less')).toBe(button);
    expect(button.compareDocumentPosition(text)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);

    await user.click(button);
    expect(text).not.toBeVisible();
    expect(await card.findByText('Read More')).toBe(button);
  });

  it('leaves the other cards as they are', async () => {
    const user = renderCards();
    await user.click(cardOf(first!.title).getByText('Read More'));
    expect(screen.getByText(second!.more.paragraphs[0]!)).not.toBeVisible();
  });

  it('names its button by the title of the card', () => {
    renderCards();
    const names = screen.getAllByText('Read More').map((button) =>
      button
        .getAttribute('aria-labelledby')!
        .split(' ')
        .map((id) => document.getElementById(id)!.textContent)
        .join(' '),
    );
    expect(names).toEqual(['Read More A New Layout', 'Read More A First App']);
  });
});
