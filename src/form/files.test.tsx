import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import type userEvent from '@testing-library/user-event';
import freelancer from '../../tests/sites/agency/config/forms/freelancer';
import { labelled, noticeOf, press, renderForm } from './testing/render-form';
import type { Upload } from './use-uploads';

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

  test('chosen again abandons the first; the last one counts', async () => {
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
  const refused = new File(['MZ'], 'cv.pdf', { type: 'application/pdf' });
  const wrongType = freelancer.fields.find(({ kind }) => kind === 'file')!.errorMessages!.wrongType;

  const expectRefused = async () => {
    await waitFor(() => expect(noticeOf('Your CV')).toHaveTextContent(wrongType));
    expect(noticeOf('Your CV')).toHaveAttribute('role', 'status');
    expect(labelled('Your CV')).toHaveAttribute('aria-invalid', 'true');
    expect(labelled('Your CV')).toHaveAccessibleDescription(expect.stringContaining(wrongType));
    expect(labelled('Your CV')).toHaveValue('');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
  };

  const expectNoMessage = async () => {
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
    await user.upload(labelled('Your CV'), refused);
    await expectRefused();
    expect(noticeOf('Your CV')).toBe(region);
    expect(upload).not.toHaveBeenCalled();
  });

  test('says no more when one is chosen that is taken', async () => {
    const { user } = renderForm(freelancer, { upload: () => Promise.resolve('https://a.test') });
    await user.upload(labelled('Your CV'), refused);
    await expectRefused();
    await user.upload(labelled('Your CV'), new File(['%PDF-'], 'good.pdf'));
    await expectNoMessage();
    expect(labelled('Your CV')).toHaveProperty('files.length', 1);
  });

  test('does not prevent sending the form, which clears the message', async () => {
    const { send, user } = renderForm(freelancer);
    await user.upload(labelled('Your CV'), refused);
    await expectRefused();
    await fillFreelancer(user);
    await press(user);
    await waitFor(() => expect(send).toHaveBeenCalledWith(expect.objectContaining({ CvFile: '' })));
    await expectNoMessage();
  });

  test('replaces one that was sent before: nothing is attached any more', async () => {
    const { send, user } = renderForm(freelancer, {
      upload: () => Promise.resolve('https://files.test/first'),
    });
    await user.upload(labelled('Your CV'), new File(['%PDF-'], 'first.pdf'));
    await user.upload(labelled('Your CV'), refused);
    await expectRefused();
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
