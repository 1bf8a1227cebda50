import { fireEvent } from '@testing-library/react';
import contact from '../../tests/sites/agency/config/forms/contact';
import { fillContact, labelled, noticeOf, press, renderForm } from './testing/render-form';

describe('a message says that pasted text was cut', () => {
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

  test('but not text that replaces the selection', async () => {
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
