import { ThemeProvider } from '@mui/material/styles';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event';
import { Profiler } from 'react';
import contact from '../../tests/sites/agency/config/forms/contact';
import freelancer from '../../tests/sites/agency/config/forms/freelancer';
import inquiry from '../../tests/sites/agency/config/forms/inquiry';
import newsletter from '../../tests/sites/agency/config/forms/newsletter';
import site from '../../tests/sites/agency/config/site';
import themeDefinition from '../../tests/sites/agency/config/theme';
import { FieldWordsContext } from '../fields/field-contexts';
import * as fileKind from '../fields/file/kind';
import type { KindModule } from '../fields/kind-module';
import type { Values } from '../schema/record';
import { createTheme } from '../theme/create-theme';
import { FormRenderer } from './form-renderer';
import type { FormDefinition } from './form-schema';
import type { Upload } from './use-uploads';

const theme = createTheme(themeDefinition);
/** What the forms of this site load. */
const parts = { kinds: { './file/kind.ts': fileKind as KindModule } };

/** Journeys in a browser check that a pointer reaches each control. */
const pointerUnasked = { pointerEventsCheck: PointerEventsCheckLevel.Never };

type Setting = {
  send?: (values: Values) => Promise<boolean>;
  upload?: Upload;
  onRender?: () => void;
};

const renderForm = (definition: FormDefinition, setting: Setting = {}) => {
  const send = jest.fn(setting.send ?? (() => Promise.resolve(true)));
  const onApproach = jest.fn();
  const onCaught = jest.fn();
  render(
    <ThemeProvider theme={theme}>
      <FieldWordsContext value={site.words}>
        <Profiler id="form" onRender={() => setting.onRender?.()}>
          <FormRenderer
            definition={definition}
            parts={parts}
            send={send}
            onCaught={onCaught}
            onOutcome={() => undefined}
            upload={setting.upload ?? (() => Promise.resolve(''))}
            onApproach={onApproach}
            requiredNote="Fields marked * are required"
          />
        </Profiler>
      </FieldWordsContext>
    </ThemeProvider>,
  );
  return { send, onApproach, onCaught, user: userEvent.setup(pointerUnasked) };
};

const press = (user: ReturnType<typeof userEvent.setup>) =>
  user.click(screen.getByRole('button', { name: /Send|Subscribe/ }));

/** The notice below a field. */
const noticeOf = (label: string) =>
  document.getElementById(`${labelled(label).id}-notice`) ?? document.body;

const labelled = (label: string) => screen.getByLabelText(new RegExp(`^${label}( \\*)?$`));

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

test('an alert goes when its field is mended, not when another is, and no other takes its place', async () => {
  const { user } = renderForm(inquiry);
  await press(user);
  await user.type(labelled('Project'), 'Shop');
  expect(await screen.findByRole('alert')).toHaveTextContent('Please enter first name');
  await user.type(labelled('Full Name'), 'A');
  await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
});

test('no style of an alert stands in @media: Chromium would compute the style of every element anew', async () => {
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

const fillContact = async (user: ReturnType<typeof userEvent.setup>) => {
  await user.type(labelled('Full Name'), 'Ada');
  await user.type(labelled('Business Name'), 'Engines');
  await user.type(labelled('Phone Number'), '123');
  await user.type(labelled('Your Email Address'), 'a@b.c');
  await user.type(labelled('Message'), 'Hello');
};

test('a part of a telephone number is asked in an input that may have it filled in, with the same keyboard', () => {
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

test('a form that was cleared takes new values and sends those', async () => {
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

test('contact: another message sent while the first is under way is sent too; a press alone is not', async () => {
  const { send, user } = renderForm(contact, { send: () => new Promise(() => undefined) });
  await fillContact(user);
  await press(user);
  await press(user);
  expect(send).toHaveBeenCalledTimes(1);
  await fillContact(user);
  await press(user);
  expect(send).toHaveBeenCalledTimes(2);
});

test('focus in the form tells that sending may be near', async () => {
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

const fillFreelancer = async (user: ReturnType<typeof userEvent.setup>) => {
  await user.type(labelled('Full Name'), 'Ada');
  await user.type(labelled('Email Address'), 'a@b.c');
  await user.type(labelled('Phone Number'), '123');
  await user.type(labelled('Portfolio URL'), 'https://ada.test');
  await user.type(labelled('Message'), 'Hello');
};

describe('the CV (specification, sections 4 and 8)', () => {
  const cv = () => new File(['%PDF-'], 'cv.pdf', { type: 'application/pdf' });

  test('is sent as soon as it is chosen, shows how far it is, and its address is kept', async () => {
    let report: (share: number) => void = () => undefined;
    let finish: (address: string) => void = () => undefined;
    const upload = jest.fn<Promise<string>, Parameters<Upload>>((_file, { onProgress }) => {
      report = onProgress;
      return new Promise((resolve) => (finish = resolve));
    });
    const { send, user } = renderForm(freelancer, { upload });
    await user.upload(labelled('Your CV'), cv());
    await waitFor(() => expect(upload).toHaveBeenCalled());
    expect(upload.mock.calls[0]![1]).toMatchObject({
      folder: 'Image/CvDeveloper/',
      contentType: 'application/pdf',
      extension: 'pdf',
    });
    act(() => report(0.4));
    expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '40');

    await fillFreelancer(user);
    await press(user);
    expect(send).not.toHaveBeenCalled();
    act(() => finish('https://files.test/cv'));
    await waitFor(() =>
      expect(send).toHaveBeenCalledWith(
        expect.objectContaining({ CvFile: 'https://files.test/cv', SelectedTechnology: '' }),
      ),
    );
    await waitFor(() => expect(screen.queryByRole('progressbar')).not.toBeInTheDocument());
  });

  test('reads as empty again when it failed, without a message; the form is sent without it', async () => {
    const { send, user } = renderForm(freelancer, { upload: () => Promise.resolve('') });
    await user.upload(labelled('Your CV'), cv());
    await waitFor(() => expect(labelled('Your CV')).toHaveValue(''));
    expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
    expect(noticeOf('Your CV')).toBeEmptyDOMElement();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await fillFreelancer(user);
    await press(user);
    await waitFor(() => expect(send).toHaveBeenCalledWith(expect.objectContaining({ CvFile: '' })));
  });

  test('chosen anew abandons the first; the last one counts', async () => {
    const signals: AbortSignal[] = [];
    const { send, user } = renderForm(freelancer, {
      upload: (file, { signal }) => {
        signals.push(signal);
        return Promise.resolve(`https://files.test/${file.name}`);
      },
    });
    await user.upload(labelled('Your CV'), cv());
    await waitFor(() => expect(signals).toHaveLength(1));
    await user.upload(labelled('Your CV'), new File(['%PDF-'], 'newer.pdf'));
    expect(signals[0]!.aborted).toBe(true);
    await fillFreelancer(user);
    await press(user);
    await waitFor(() =>
      expect(send).toHaveBeenCalledWith(
        expect.objectContaining({ CvFile: 'https://files.test/newer.pdf' }),
      ),
    );
  });
});

describe('a CV that is not taken', () => {
  const invalid = new File(['MZ'], 'cv.pdf', { type: 'application/pdf' });
  const wrongType = freelancer.fields.find(({ kind }) => kind === 'file')!.errorMessages!.wrongType;

  const expectError = async () => {
    await waitFor(() => expect(noticeOf('Your CV')).toHaveTextContent(wrongType));
    expect(noticeOf('Your CV')).toHaveAttribute('role', 'status');
    expect(labelled('Your CV')).toHaveAttribute('aria-invalid', 'true');
    expect(labelled('Your CV')).toHaveAccessibleDescription(expect.stringContaining(wrongType));
    expect(labelled('Your CV')).toHaveValue('');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
  };

  const expectNothingSaid = async () => {
    await waitFor(() => expect(noticeOf('Your CV')).toBeEmptyDOMElement());
    expect(labelled('Your CV')).not.toHaveAttribute('aria-invalid');
    expect(labelled('Your CV')).not.toHaveAccessibleDescription(wrongType);
  };

  test('says why in a region that was there before, and is not sent', async () => {
    const upload = jest.fn(() => Promise.resolve(''));
    const { user } = renderForm(freelancer, { upload });
    const region = noticeOf('Your CV');
    expect(region).toHaveAttribute('role', 'status');
    expect(region).toBeEmptyDOMElement();
    await user.upload(labelled('Your CV'), invalid);
    await expectError();
    expect(noticeOf('Your CV')).toBe(region);
    expect(upload).not.toHaveBeenCalled();
  });

  test('says no more when one is chosen that is taken', async () => {
    const { user } = renderForm(freelancer, { upload: () => Promise.resolve('https://a.test') });
    await user.upload(labelled('Your CV'), invalid);
    await expectError();
    await user.upload(labelled('Your CV'), new File(['%PDF-'], 'good.pdf'));
    await expectNothingSaid();
    expect(labelled('Your CV')).toHaveProperty('files.length', 1);
  });

  test('does not keep the form from being sent, which clears what was said', async () => {
    const { send, user } = renderForm(freelancer);
    await user.upload(labelled('Your CV'), invalid);
    await expectError();
    await fillFreelancer(user);
    await press(user);
    await waitFor(() => expect(send).toHaveBeenCalledWith(expect.objectContaining({ CvFile: '' })));
    await expectNothingSaid();
  });

  test('takes the place of one that was sent before: nothing is attached any more', async () => {
    const { send, user } = renderForm(freelancer, {
      upload: () => Promise.resolve('https://files.test/first'),
    });
    await user.upload(labelled('Your CV'), new File(['%PDF-'], 'first.pdf'));
    await user.upload(labelled('Your CV'), invalid);
    await expectError();
    await fillFreelancer(user);
    await press(user);
    await waitFor(() => expect(send).toHaveBeenCalledWith(expect.objectContaining({ CvFile: '' })));
  });
});

test('a CV that was taken back reports nothing more and is not attached', async () => {
  let report: (share: number) => void = () => undefined;
  const { send, user } = renderForm(freelancer, {
    upload: (_file, { onProgress }) => {
      report = onProgress;
      return new Promise(() => undefined);
    },
  });
  const input = labelled('Your CV');
  await user.upload(input, new File(['%PDF-'], 'cv.pdf'));
  await screen.findByRole('progressbar');
  fireEvent.change(input, { target: { files: [] } });
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
  act(() => report(0.5));
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
  await fillFreelancer(user);
  await press(user);
  await waitFor(() => expect(send).toHaveBeenCalledTimes(1));
  expect(send.mock.calls[0]![0].CvFile).toBe('');
});

describe('pasted text that does not fit is said to be cut', () => {
  const cut = (limit: number) => `Only the first ${limit} characters fit.`;

  test.each([
    ['Message', 'x'.repeat(5001), 5000],
    ['Phone Number', '+49 30 123456', 10],
    ['Your Email Address', `${'x'.repeat(250)}@b.de`, 254],
  ])('%s', async (label, text, limit) => {
    const { user } = renderForm(contact);
    await user.click(labelled(label));
    await user.paste(text);
    expect(labelled(label)).toHaveValue(text.slice(0, limit));
    expect(noticeOf(label)).toHaveTextContent(cut(limit));
    expect(noticeOf(label)).toHaveAttribute('role', 'status');
    expect(labelled(label)).toHaveAccessibleDescription(cut(limit));
    expect(labelled(label)).not.toHaveAttribute('aria-invalid');
    await user.type(labelled(label), '{Backspace}');
    expect(noticeOf(label)).toBeEmptyDOMElement();
    expect(labelled(label)).not.toHaveAccessibleDescription();
  });

  test.each([
    ['what just fits', '0123456789'],
    ['a line break at its end', '0123456789\r\n'],
  ])('but not %s', async (_, text) => {
    const { user } = renderForm(contact);
    await user.click(labelled('Phone Number'));
    await user.paste(text);
    expect(noticeOf('Phone Number')).toBeEmptyDOMElement();
  });

  test('but not what takes the place of the text that is marked', async () => {
    const { user } = renderForm(contact);
    await user.type(labelled('Phone Number'), '0123456789');
    await user.tripleClick(labelled('Phone Number'));
    await user.paste('9876543210');
    expect(labelled('Phone Number')).toHaveValue('9876543210');
    expect(noticeOf('Phone Number')).toBeEmptyDOMElement();
  });

  test('what is pasted again and fits says no more; nor does a form that is cleared', async () => {
    const { user } = renderForm(contact);
    await fillContact(user);
    await user.click(labelled('Phone Number'));
    await user.paste('45678901234567890');
    expect(noticeOf('Phone Number')).toHaveTextContent(cut(10));
    await user.tripleClick(labelled('Phone Number'));
    await user.paste('456');
    expect(noticeOf('Phone Number')).toBeEmptyDOMElement();
    await user.paste('45678901234567890');
    expect(noticeOf('Phone Number')).toHaveTextContent(cut(10));
    await press(user);
    expect(noticeOf('Phone Number')).toBeEmptyDOMElement();
  });

  test('what is dropped is cut as well', () => {
    renderForm(contact);
    const dataTransfer = { getData: () => 'x'.repeat(11) };
    fireEvent.drop(labelled('Phone Number'), { dataTransfer });
    expect(noticeOf('Phone Number')).toHaveTextContent(cut(10));
  });
});

describe('one keystroke re-renders no more at 500 fields than at 5', () => {
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

  test.each([5, 500])('%i fields', async (count) => {
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

  test('left alone it is no part of what is sent', async () => {
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

  test('a form that does without has none', () => {
    renderForm({ ...newsletter, honeypot: false });
    expect(trap()).toBeNull();
  });
});
