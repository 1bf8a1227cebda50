/** Courses for a visitor to choose from. */
export const optionsExample = {
  from: 'courses',
  where: { tag: 'German', names: 'people/anna', highlighted: true },
  label: '{name}, {price}',
  value: '{id}',
  prices: true,
  also: [{ value: 'unsure', label: 'I do not know yet', price: 0 }],
};
