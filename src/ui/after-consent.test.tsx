import { fireEvent, render, screen } from '@testing-library/react';
import { AfterConsent } from './after-consent';
import { InAgency } from './testing/in-agency';

const consent = {
  text: 'This is shown by {host}: {host} learns your address.',
  agree: 'Show it',
  video: { text: 'This film is of {host}.', agree: 'Play it' },
};

test('nothing of the other site is there before the visitor agrees, who is then led to it', () => {
  const { container } = render(
    <InAgency site={{ consent }}>
      <AfterConsent
        what="map"
        address="https://www.maps.test/frame?a=1"
        page="https://maps.test/"
        minHeight={100}
      >
        {() => <iframe title="Map" src="https://www.maps.test/frame?a=1" />}
      </AfterConsent>
    </InAgency>,
  );
  expect(
    screen.getByText('This is shown by maps.test: maps.test learns your address.'),
  ).toBeVisible();
  expect(screen.getByRole('link')).toHaveAttribute('href', 'https://maps.test/');
  expect(container.innerHTML).not.toContain('frame?a=1');
  fireEvent.click(screen.getByRole('button', { name: 'Show it' }));
  const frame = screen.getByTitle('Map');
  expect(frame).toHaveAttribute('src', 'https://www.maps.test/frame?a=1');
  expect(frame).toHaveFocus();
});

test('a video asks in words of its own', () => {
  render(
    <InAgency site={{ consent }}>
      <AfterConsent
        what="video"
        address="https://films.test/a"
        page="https://films.test/"
        minHeight={100}
      >
        {() => null}
      </AfterConsent>
    </InAgency>,
  );
  expect(screen.getByText('This film is of films.test.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Play it' })).toBeVisible();
});
