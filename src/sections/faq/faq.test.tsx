import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import about from '../../../tests/sites/agency/config/pages/about';
import { InAgency } from '../../ui/testing/in-agency';
import Faq from './component';
import { examples } from './example';

const { items } = examples.plain;

const renderFaq = async (section: Parameters<typeof Faq>[0]['section'] = examples.plain) => {
  // Suspense resolves only within act.
  await act(async () => {
    render(
      <InAgency>
        <Faq section={section} number={1} />
      </InAgency>,
    );
    await import('./questions');
  });
  await screen.findAllByRole('button');
  return userEvent.setup();
};

const question = (index: number) => screen.getByRole('button', { name: items[index]!.question });

const openOnes = () =>
  screen
    .getAllByRole('button')
    .filter((button) => button.getAttribute('aria-expanded') === 'true')
    .map(({ textContent }) => textContent);

describe('questions (specification, section 4)', () => {
  it('are h3 headings, all closed at first', async () => {
    await renderFaq();
    expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(items.length);
    expect(openOnes()).toEqual([]);
  });

  it('open one at a time', async () => {
    const user = await renderFaq();
    await user.click(question(0));
    expect(openOnes()).toEqual([items[0]!.question]);
    await user.click(question(2));
    expect(openOnes()).toEqual([items[2]!.question]);
  });

  it('may all be closed', async () => {
    const user = await renderFaq();
    await user.click(question(1));
    await user.click(question(1));
    expect(openOnes()).toEqual([]);
  });

  it('are landmarks while they are open, and not before', async () => {
    const user = await renderFaq();
    const answers = () =>
      screen
        .queryAllByRole('region', { hidden: true })
        .filter(({ tagName }) => tagName !== 'SECTION');
    expect(answers()).toEqual([]);
    await user.click(question(0));
    const [answer, ...others] = answers();
    expect(answer).toHaveAccessibleName(items[0]!.question);
    expect(others).toEqual([]);
  });

  it("open where the browser's own search finds words", async () => {
    await renderFaq();
    const answer = screen.getByText(items[1]!.answer[0]!).parentElement!;
    expect(answer).toHaveAttribute('hidden', 'until-found');
    act(() => {
      fireEvent(answer, new Event('beforematch'));
    });
    expect(openOnes()).toEqual([items[1]!.question]);
    expect(answer).not.toHaveAttribute('hidden');
  });

  it('are six on the About page (specification, section 9)', async () => {
    const faq = about.sections.find(({ kind }) => kind === 'faq') as typeof examples.plain;
    await renderFaq(faq);
    expect(screen.getAllByRole('button')).toHaveLength(6);
  });
});
