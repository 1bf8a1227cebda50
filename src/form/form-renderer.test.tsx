import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import type userEvent from '@testing-library/user-event';
import { runs } from '../../tests/runs';
import contact from '../../tests/sites/agency/config/forms/contact';
import freelancer from '../../tests/sites/agency/config/forms/freelancer';
import inquiry from '../../tests/sites/agency/config/forms/inquiry';
import newsletter from '../../tests/sites/agency/config/forms/newsletter';
import type { Values } from '../schema/record';
import type { FormDefinition } from './form-schema';
import { fillContact, labelled, press, renderForm } from './testing/render-form';

type Fill = [label: string, text: string];

describe('specification, section 5: the first rule that fails, in the order given', () => {
  const phone = 'Please enter a valid phone number 0-9 & 10 Character';
  const mail = 'Please enter a valid email address';

  test.each<[string, FormDefinition, [alert: string, focus: string, repair: Fill][]]>([
    ['newsletter', newsletter, [[mail, 'Your e-mail', ['Your e-mail', 'a@b.c']]]],
    [
      'inquiry',
      inquiry,
      [
        ['Please enter first name', 'Full Name', ['Full Name', 'Ada']],
        [mail, 'Email Address', ['Email Address', 'a@b.c']],
        [phone, 'Phone Number', ['Phone Number', '123']],
        ['Please enter a Project', 'Project', ['Project', 'Shop']],
      ],
    ],
    [
      'freelancer',
      freelancer,
      [
        ['Please enter Full name', 'Full Name', ['Full Name', 'Ada']],
        [mail, 'Email Address', ['Email Address', 'a@b.c']],
        [phone, 'Phone Number', ['Phone Number', '123']],
        ['Please enter a portfolioUrl link for Http//', 'Portfolio URL', ['Portfolio URL', 'x']],
        ['Please enter a message', 'Message', ['Message', 'Hello']],
      ],
    ],
    [
      'contact',
      contact,
      [
        ['Please enter Full name', 'Full Name', ['Full Name', 'Ada']],
        ['Please enter company Name', 'Business Name', ['Business Name', 'Engines']],
        [phone, 'Phone Number', ['Phone Number', '123']],
        [mail, 'Your Email Address', ['Your Email Address', 'a@b.c']],
        ['Please enter a message', 'Message', ['Message', 'Hello']],
      ],
    ],
  ])('%s', async (_name, definition, steps) => {
    const { send, user } = renderForm(definition);
    for (const [alert, focus, [label, text]] of steps) {
      await press(user);
      expect(await screen.findByRole('alert')).toHaveTextContent(new RegExp(`^${alert}$`));
      const field = labelled(focus);
      expect(field).toHaveFocus();
      expect(field).toHaveAttribute('aria-invalid', 'true');
      expect(field).toHaveAccessibleDescription(expect.stringContaining(alert));
      expect(send).not.toHaveBeenCalled();
      await user.type(labelled(label), text);
      await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
      await waitFor(() => expect(field).not.toHaveAttribute('aria-invalid'));
    }
    await press(user);
    expect(send).toHaveBeenCalledTimes(1);
  });
});

test('an alert disappears when its field is corrected, not when another is, and no other replaces it', async () => {
  const { user } = renderForm(inquiry);
  await press(user);
  await user.type(labelled('Project'), 'Shop');
  expect(await screen.findByRole('alert')).toHaveTextContent('Please enter first name');
  await user.type(labelled('Full Name'), 'A');
  await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
});

test('no style of an alert stands in @media: Chromium would compute the style of every element again', async () => {
  const { user } = renderForm(inquiry);
  await press(user);
  const alert = await screen.findByRole('alert');
  const classes = [alert, ...alert.querySelectorAll('*')].flatMap((element) =>
    [...element.classList].filter((name) => name.startsWith('css-')),
  );
  const rules = [...document.styleSheets].flatMap(({ cssRules }) =>
    [...cssRules].map(({ cssText }) => cssText),
  );
  const own = rules.filter((rule) => classes.some((name) => rule.includes(`.${name}`)));
  expect(own.join('')).toContain('display: flex');
  expect(own.join('')).not.toContain('@media');
});

test('phone fields take at most 10 characters (specification, section 9)', async () => {
  const { user } = renderForm(inquiry);
  await user.type(labelled('Phone Number'), '12345678901234');
  expect(labelled('Phone Number')).toHaveValue('1234567890');
});

test('a part of a telephone number has an input with autofill and the same keyboard', () => {
  renderForm(inquiry);
  const { type, inputMode, autocomplete } = labelled('Phone Number') as HTMLInputElement;
  expect({ type, inputMode, autocomplete }).toEqual({
    type: 'text',
    inputMode: 'tel',
    autocomplete: 'tel-national',
  });
  expect(labelled('Email Address')).toHaveAttribute('type', 'email');
});

test('contact clears at once, whatever becomes of the save, and the visitor type becomes empty', async () => {
  let answer: (saved: boolean) => void = () => undefined;
  const { send, user } = renderForm(contact, {
    send: () => new Promise((resolve) => (answer = resolve)),
  });
  expect(labelled('You are')).toHaveValue('You are a Business Man');
  await fillContact(user);
  await press(user);
  expect(send).toHaveBeenCalledWith({
    Fullname: 'Ada',
    Company: 'Engines',
    Number: '123',
    Email: 'a@b.c',
    Your: 'You are a Business Man',
    Messsage: 'Hello',
  });
  expect(labelled('Full Name')).toHaveValue('');
  expect(labelled('Message')).toHaveValue('');
  expect(labelled('You are')).toHaveProperty('value', '');
  act(() => answer(false));
  await waitFor(() => expect(screen.getByRole('form')).toHaveAttribute('aria-busy', 'false'));
  expect(labelled('Full Name')).toHaveValue('');
});

const fillInquiry = async (user: ReturnType<typeof userEvent.setup>) => {
  await user.type(labelled('Full Name'), 'Ada');
  await user.type(labelled('Email Address'), 'a@b.c');
  await user.type(labelled('Phone Number'), '123');
  await user.type(labelled('Project'), 'Shop');
};

test('inquiry keeps what was typed when the save fails, and clears when it succeeds', async () => {
  const send = jest.fn<Promise<boolean>, [Values]>();
  send.mockResolvedValueOnce(false).mockResolvedValueOnce(true);
  const { user } = renderForm(inquiry, { send });
  await fillInquiry(user);
  await press(user);
  await waitFor(() => expect(screen.getByRole('form')).toHaveAttribute('aria-busy', 'false'));
  expect(labelled('Full Name')).toHaveValue('Ada');
  await press(user);
  await waitFor(() => expect(labelled('Full Name')).toHaveValue(''));
  expect(labelled('Project')).toHaveValue('');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('a cleared form accepts new values and sends those', async () => {
  const { send, user } = renderForm(inquiry);
  await fillInquiry(user);
  await press(user);
  await waitFor(() => expect(labelled('Full Name')).toHaveValue(''));
  await fillInquiry(user);
  await user.type(labelled('Project'), ' two');
  await press(user);
  expect(send).toHaveBeenCalledTimes(2);
  expect(send).toHaveBeenLastCalledWith(expect.objectContaining({ Pname: 'Shop two' }));
});

test('a second submit while the first is under way is the same submit', async () => {
  let answer: (saved: boolean) => void = () => undefined;
  const { send, user } = renderForm(inquiry, {
    send: () => new Promise((resolve) => (answer = resolve)),
  });
  await fillInquiry(user);
  await press(user);
  expect(screen.getByRole('form')).toHaveAttribute('aria-busy', 'true');
  await press(user);
  await user.type(labelled('Project'), '{Enter}{Enter}');
  act(() => answer(true));
  await waitFor(() => expect(screen.getByRole('form')).toHaveAttribute('aria-busy', 'false'));
  expect(send).toHaveBeenCalledTimes(1);
});

test('what is typed while a save is under way stays when the form is cleared', async () => {
  let answer: (saved: boolean) => void = () => undefined;
  const { user } = renderForm(inquiry, {
    send: () => new Promise((resolve) => (answer = resolve)),
  });
  await fillInquiry(user);
  await press(user);
  await user.type(labelled('Project'), ' and app');
  act(() => answer(true));
  await waitFor(() => expect(labelled('Full Name')).toHaveValue(''));
  expect(labelled('Project')).toHaveValue('Shop and app');
});

test('contact: another message sent while the first is under way is sent too; a mere press is not', async () => {
  const { send, user } = renderForm(contact, { send: () => new Promise(() => undefined) });
  await fillContact(user);
  await press(user);
  await press(user);
  expect(send).toHaveBeenCalledTimes(1);
  await fillContact(user);
  await press(user);
  expect(send).toHaveBeenCalledTimes(2);
});

test('focus in the form signals that sending may be near', async () => {
  const { onApproach, user } = renderForm(newsletter);
  expect(onApproach).not.toHaveBeenCalled();
  await user.click(labelled('Your e-mail'));
  expect(onApproach).toHaveBeenCalled();
});

test('the position offers the specified options after a disabled placeholder (section 3)', () => {
  renderForm(freelancer);
  const options = [...labelled('Technology').querySelectorAll('option')];
  expect(options.map(({ value, label, disabled }) => [value, label, disabled])).toEqual([
    ['', 'Select Position', true],
    ['React.js', 'Web Desiner', false],
    ['Next.js', 'MERN Stack Developer', false],
    ['Express.js', 'Business Development Executive', false],
    ['Node.js', 'Node.js', false],
    ['Fluter', 'Flutter', false],
    ['Android', 'Android', false],
  ]);
  expect(labelled('Technology')).toHaveValue('');
});

describe('one keystroke re-renders no more at many fields than at 5', () => {
  const formOf = (count: number): FormDefinition => ({
    ...(inquiry as FormDefinition),
    fields: Array.from({ length: count }, (_, index) => ({
      kind: 'text',
      name: `f${index}`,
      label: `Field ${index}`,
    })),
    rules: Array.from({ length: count }, (_, index) => ({
      field: `f${index}`,
      check: 'required',
      message: `Fill in ${index}`,
    })),
  });

  /** Collects the fields in which anything changes from now on. */
  const watchFields = () => {
    const changed = new Set<Element | null>();
    new MutationObserver((records) => {
      for (const { target } of records) changed.add((target as Element).closest('[data-width]'));
    }).observe(document.body, { subtree: true, childList: true, attributes: true });
    return changed;
  };

  test.each([5, runs({ short: 50, full: 500 })])('%i fields', async (count) => {
    let renders = 0;
    renderForm(formOf(count), { onRender: () => (renders += 1) });
    // Queries by role take seconds at 500 fields.
    const last = document.querySelector<HTMLInputElement>(`[name="f${count - 1}"]`)!;
    fireEvent.submit(last.form!);
    // A busy machine takes more than a second to check 500 fields.
    const asLong = { timeout: 20_000 };
    await waitFor(() => expect(document.querySelector('[role="alert"]')).not.toBeNull(), asLong);
    expect(document.activeElement).toHaveAttribute('name', 'f0');
    const type = (text: string) =>
      act(async () => {
        fireEvent.input(last, { target: { value: text } });
        await Promise.resolve();
      });
    const drawn = watchFields();
    // Material UI marks a field that is no longer empty: only that field.
    await type('a');
    expect([...drawn]).toEqual([last.closest('[data-width]')]);
    renders = 0;
    for (const text of ['ab', 'abc']) await type(text);
    expect(last).toHaveValue('abc');
    expect(renders).toBe(0);
  });
});

describe('the honeypot', () => {
  const trap = () => document.querySelector('input[name="leave-empty"]')!;

  const fillIn = async (definition: FormDefinition) => {
    const rendered = renderForm(definition);
    await rendered.user.type(labelled('Your e-mail'), 'a@b.c');
    return rendered;
  };

  test('what fills it in looks sent and is not', async () => {
    const { send, onCaught, user } = await fillIn(newsletter);
    fireEvent.change(trap(), { target: { value: 'cheap pills' } });
    await press(user);
    await waitFor(() => expect(onCaught).toHaveBeenCalledTimes(1));
    expect(labelled('Your e-mail')).toHaveValue('');
    expect(send).not.toHaveBeenCalled();
  });

  test('left alone it is not sent', async () => {
    const { send, onCaught, user } = await fillIn(newsletter);
    await press(user);
    await waitFor(() => expect(send).toHaveBeenCalledWith({ Email: 'a@b.c' }));
    expect(onCaught).not.toHaveBeenCalled();
  });

  test('nobody tabs into it, hears it or has it filled in by the browser', () => {
    renderForm(newsletter);
    expect(trap()).toHaveAttribute('tabindex', '-1');
    expect(trap()).toHaveAttribute('autocomplete', 'off');
    expect(trap().closest('[aria-hidden="true"]')).not.toBeNull();
    expect(screen.getAllByRole('textbox')).toHaveLength(1);
  });

  test('a form without it has none', () => {
    renderForm({ ...newsletter, honeypot: false });
    expect(trap()).toBeNull();
  });
});
