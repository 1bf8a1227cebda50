import { render, screen } from '@testing-library/react';
import { InAgency } from '../../ui/testing/in-agency';
import OpeningHours from './component';
import { examples } from './example';

const section = { ...examples.withHolidays, specialTitle: 'Otherwise' };

const showAt = (moment: string, timeZone?: string) => {
  jest.useFakeTimers({ now: new Date(moment) });
  render(
    <InAgency site={{ timeZone }}>
      <OpeningHours section={section} number={1} />
    </InAgency>,
  );
  jest.useRealTimers();
};

test('special hours are listed until their last day ends where the business is', () => {
  showAt('2027-12-26T23:30:00Z');
  expect(screen.getByText(/^Christmas/)).toBeInTheDocument();
});

test('there they may be past already', () => {
  showAt('2027-12-26T23:30:00Z', 'Europe/Berlin');
  expect(screen.queryByText(/^Christmas/)).toBeNull();
  expect(screen.getByText(/^New Year/)).toBeInTheDocument();
});

test('once all are past their heading is gone too', () => {
  showAt('2028-02-01T00:00:00Z');
  expect(screen.queryByText('Otherwise')).toBeNull();
  expect(screen.getByText('Monday')).toBeInTheDocument();
});
