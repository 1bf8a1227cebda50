import type { Menu, MenuItem, RestrictedDiet } from 'schema-dts';
import {
  commonData,
  type EntryFacts,
  type KindData,
  type KnownEntry,
  type ListedGroup,
  offersData,
} from '../structured-data';

const diets = {
  vegetarian: 'VegetarianDiet',
  vegan: 'VeganDiet',
  'gluten-free': 'GlutenFreeDiet',
  'lactose-free': 'LowLactoseDiet',
  halal: 'HalalDiet',
  kosher: 'KosherDiet',
  'low-calorie': 'LowCalorieDiet',
  'low-fat': 'LowFatDiet',
  'low-salt': 'LowSaltDiet',
  diabetic: 'DiabeticDiet',
} as const;

const item = (entry: KnownEntry<'dish'>, facts: EntryFacts): MenuItem => {
  const offers = offersData(entry, facts);
  return {
    '@type': 'MenuItem',
    ...commonData(entry, facts),
    ...(offers.length > 0 && { offers }),
    ...(entry.value.diets && {
      suitableForDiet: entry.value.diets.map(
        (diet): RestrictedDiet => `https://schema.org/${diets[diet]}`,
      ),
    }),
  };
};

/** https://schema.org/Menu: a section for each heading of the list. */
const ofList = (groups: readonly ListedGroup<'dish'>[], facts: EntryFacts): Menu[] => {
  const itemsOf = ({ entries }: ListedGroup<'dish'>) => entries.map((entry) => item(entry, facts));
  const loose = groups.filter(({ heading }) => heading === undefined).flatMap(itemsOf);
  const sections = groups.flatMap((group) =>
    group.heading === undefined
      ? []
      : [
          {
            '@type': 'MenuSection' as const,
            name: group.heading,
            hasMenuItem: itemsOf(group),
          },
        ],
  );
  return [
    {
      '@type': 'Menu',
      inLanguage: facts.site.language,
      ...(sections.length > 0 && { hasMenuSection: sections }),
      ...(loose.length > 0 && { hasMenuItem: loose }),
    },
  ];
};

export const kindData: KindData<'dish'> = {
  ofEntry: (entry, facts) => [item(entry, facts)],
  ofList,
};
