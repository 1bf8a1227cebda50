/** Courses for a visitor to choose from. */
export const optionsExample = {
  from: 'courses',
  where: {
    id: 'german-a1',
    tag: 'German',
    names: 'people/anna',
    highlighted: true,
    author: 'people/anna',
    by: 'people/anna',
    organiser: 'people/anna',
    performers: 'people/anna',
    place: 'places/town-hall',
  },
  label: '{name}, {price}',
  value: '{id}',
  prices: true,
  dates: true,
  also: [
    {
      value: 'alone',
      label: 'On your own',
      price: 390,
      seasonPrices: [{ season: 'summer', price: 350 }],
      capacity: 4,
    },
  ],
};
