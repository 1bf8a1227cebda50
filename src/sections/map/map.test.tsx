import { act, render, screen } from '@testing-library/react';
import site from '../../../tests/sites/agency/config/site';
import { siteExample } from '../../schema/site-example';
import { InAgency } from '../../ui/testing/in-agency';
import type { SectionDefinition } from '../registry';
import Map, { preload } from './component';
import { examples } from './example';

/** jsdom reports no places: the map counts as near at once. */
const show = async (
  answer: () => Promise<unknown>,
  section: SectionDefinition<'map'> = examples.plain,
) => {
  const fetchMock = jest.fn<Promise<unknown>, [string]>(answer);
  Object.assign(globalThis, { fetch: fetchMock });
  await preload({ section } as Parameters<typeof preload>[0]);
  render(
    <InAgency site={{ consent: siteExample.consent }}>
      <Map section={section} number={1} />
    </InAgency>,
  );
  await act(() => Promise.resolve());
  await act(() => Promise.resolve());
  return fetchMock;
};

const frame = () => screen.getByTitle(site.contact.place.mapTitle);

test('a map is shown once its host has answered', async () => {
  const fetchMock = await show(() => Promise.resolve({}));
  const { mapFrame } = site.contact.place;
  expect(fetchMock).toHaveBeenCalledWith(mapFrame, expect.objectContaining({ method: 'HEAD' }));
  expect(frame()).toHaveAttribute('data-reached', 'true');
  expect(frame()).not.toHaveAttribute('inert');
});

test('where its host cannot be reached the drawn sheet stands, and no key leads into the error', async () => {
  await show(() => Promise.reject(new TypeError('Failed to fetch')));
  expect(frame()).not.toHaveAttribute('data-reached');
  expect(frame()).toHaveAttribute('inert');
});

test.each([
  ['lies on a map over the whole width', examples.overTheWidth, 'bleed'],
  [
    'stands beside one that asks before it is loaded',
    { ...examples.overTheWidth, ask: true },
    'beside',
  ],
] as const)('the address %s', async (_name, section, place) => {
  await show(() => Promise.resolve({}), section);
  const address = screen.getByText(site.contact.place.lines[0]!);
  expect(address.closest('[data-as]')).toHaveAttribute('data-as', place);
});
