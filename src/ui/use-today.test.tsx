import { act, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { SiteContext, type SiteContextValue } from './site-context';
import { useToday } from './use-today';

const Day = ({ of }: { of: string }) => {
  const { today, attributes } = useToday();
  return (
    <p {...attributes}>
      {of}: {today}
    </p>
  );
};

const part = (of: string) => (
  <SiteContext value={{ site: { timeZone: 'Europe/Berlin' } } as unknown as SiteContextValue}>
    <Day of={of} />
  </SiteContext>
);

it('parts that are hydrated one after the other each begin with the day of the build', () => {
  const complaints = jest.spyOn(console, 'error');
  jest.useFakeTimers({ now: new Date('2030-05-01T12:00:00Z') });
  const parts = ['header', 'list'].map((of) => {
    const root = document.createElement('div');
    root.innerHTML = renderToString(part(of));
    return { of, root };
  });
  document.body.append(...parts.map(({ root }) => root));
  jest.setSystemTime(new Date('2030-05-03T12:00:00Z'));
  for (const { of, root } of parts) {
    act(() => {
      hydrateRoot(root, part(of));
    });
    expect(screen.getByText(`${of}: 2030-05-03`)).toBeInTheDocument();
  }
  expect(complaints).not.toHaveBeenCalled();
  jest.useRealTimers();
});
