import type { FilledList, ListedEntry } from './listed-entry';

/** Entries as a collection fills them in, for lists that stand by themselves: in the gallery and in tests. */
const entries: readonly ListedEntry[] = [
  {
    key: 'knots',
    name: 'Knots For Beginners',
    to: '/Contact',
    description: 'Ten knots that hold, **and** one that opens.',
    tags: ['Evening'],
    group: 'Evening',
    day: '2027-03-02',
    leaf: { weekday: 'Tue', day: '2', month: 'Mar' },
    when: 'Tuesday 2 March 2027',
    time: '18:00–20:00',
    price: '€48',
    unit: 'for the evening',
    badge: 'New',
    points: ['Rope **included**', 'Tea and cake'],
    facts: ['Old Boathouse', 'Ida Sample'],
    place: {
      lines: ['1 Quay Street', 'HT1 2AB Harbour Town'],
      telephone: '+44 20 7946 0000',
      email: 'boathouse@harbour-web.example',
      hours: {
        week: [{ days: ['monday', 'tuesday', 'friday'], open: ['09:00–12:00', '13:00–17:00'] }],
        closed: 'Closed',
      },
      map: {
        title: 'Map of the boathouse',
        frame: 'https://www.openstreetmap.org/export/embed.html?bbox=-0.01%2C51.47%2C0.01%2C51.48',
        link: { label: 'Open the map', to: 'https://www.openstreetmap.org/#map=16/51.478/0.001' },
      },
    },
  },
  {
    key: 'sails',
    name: 'Sails And How To Mend Them',
    description: 'Bring your own, or use ours.',
    tags: ['Weekend'],
    group: 'Weekend',
    day: '2027-03-06',
    leaf: { weekday: 'Sat', day: '6', month: 'Mar' },
    when: 'Saturday 6 March 2027',
    time: '10:00',
    prices: [
      { label: 'Adults', price: '€120' },
      { label: 'Children', price: 'Free' },
    ],
    highlight: true,
    facts: ['Sail loft'],
  },
  { key: 'tides', name: 'Tides', tags: ['Weekend'], group: 'Weekend', price: '€30' },
];

const withoutGroup = ({ group: _, ...entry }: ListedEntry): ListedEntry => entry;

export const withExampleEntries = (list: FilledList): FilledList => ({
  ...list,
  when: 'all',
  entries: list.entries ?? (list.group === undefined ? entries.map(withoutGroup) : entries),
  months: [{ month: '2027-03', name: 'March 2027', begins: 0, days: 31 }],
  weekdays: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'],
});
