import type { Person } from '../../schema/person';

export type PeopleGroup = { title: string | undefined; people: Person[] };

/** People by group, in the order in which groups first occur; those without a group come first. */
export const groupPeople = (people: readonly Person[]): PeopleGroup[] => {
  const titles = [...new Set([undefined, ...people.map(({ group }) => group)])];
  return titles
    .map((title) => ({ title, people: people.filter(({ group }) => group === title) }))
    .filter((group) => group.people.length > 0);
};
