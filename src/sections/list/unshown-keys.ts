import type { FilledList, ListedEntry } from './listed-entry';

const ofDays = ['day', 'leaf', 'when', 'time', 'calendar'] as const;

/** What a list with this look does not show of its entries: its page does not load it. */
export const unshownKeys: Record<FilledList['look'], readonly (keyof ListedEntry)[]> = {
  cards: ['leaf', 'points', 'highlight'],
  tiles: [...ofDays, 'description', 'badge', 'points', 'highlight'],
  rows: ['leaf', 'points', 'highlight'],
  agenda: ['picture', 'points', 'highlight'],
  calendar: [
    'picture',
    'points',
    'highlight',
    'description',
    'leaf',
    'when',
    'facts',
    'tagLinks',
    'price',
    'prices',
    'unit',
    'about',
  ],
  prices: ['picture', 'leaf'],
  menu: [...ofDays, 'picture', 'points', 'highlight'],
  places: [
    ...ofDays,
    'picture',
    'points',
    'highlight',
    'facts',
    'tagLinks',
    'price',
    'prices',
    'unit',
    'about',
  ],
};
