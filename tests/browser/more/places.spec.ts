import practicesInAll from '../../../examples/dentist/config/collections/practices';
import dentistInAll from '../../../examples/dentist/config/site';
import { inEnglish } from '../../in-english';
import { expect, open, test } from '../site';

const practices = inEnglish(practicesInAll);
const dentist = inEnglish(dentistInAll);

type Practice = (typeof practices.entries)[0];

const [lane, station] = practices.entries as [Practice, Practice];

test.describe('two practices, each with its hours and its map', () => {
  test.use({ folder: 'examples/dentist', reducedMotion: 'reduce', timezoneId: 'Asia/Tokyo' });

  test('each says whether it is open, by the clock of the town and not that of the visitor, and has its own map', async ({
    page,
  }) => {
    const fetched: string[] = [];
    await page.route(/openstreetmap/, (route) => {
      fetched.push(route.request().url());
      return route.fulfill({ contentType: 'text/html', body: '<title>Map</title>' });
    });
    // A Wednesday, half past one in the afternoon in London.
    await page.clock.install({ time: new Date('2027-04-14T12:30:00Z') });
    await open(page, '/Where-we-are');
    const [first, second] = [lane, station].map(({ name }) =>
      page.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) }),
    );
    await expect(first!).toContainText('Closed, opens today at 14:00');
    await expect(second!).toContainText('Closed, opens today at 15:00');
    await page.clock.runFor('00:31:00');
    await expect(first!).toContainText('Open now, until 19:00');
    await expect(second!).toContainText('Closed, opens today at 15:00');
    await page.clock.runFor('06:00:00');
    await expect(first!).toContainText('Closed, opens tomorrow at 08:00');
    await expect(second!).toContainText('Open now, until 21:00');
    // Its address, its number and its map, which is fetched after consent.
    await expect(second!.getByText(station.address.street)).toBeVisible();
    const number = second!.getByRole('link', { name: station.telephone });
    await expect(number).toHaveAttribute('href', 'tel:+442079460323');
    expect(fetched).toEqual([]);
    await second!.getByRole('button', { name: dentist.consent.agree }).press('Enter');
    await expect(page.getByTitle(station.map.title)).toBeVisible();
    await expect(page.getByTitle(lane.map.title)).toHaveCount(0);
    await expect.poll(() => fetched).toEqual([station.map.frame]);
  });
});
