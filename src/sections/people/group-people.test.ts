/** @jest-environment node */
import { groupPeople } from './group-people';

const person = (name: string, group?: string) => ({ name, role: 'Baker', group, photo: undefined });

test('people are in their groups, in the order in which these are named; others come before them', () => {
  const people = [
    person('Ida', 'Dentists'),
    person('Tom'),
    person('Una', 'Reception'),
    person('Eve', 'Dentists'),
  ];
  expect(
    groupPeople(people).map((group) => [group.title, group.people.map(({ name }) => name)]),
  ).toEqual([
    [undefined, ['Tom']],
    ['Dentists', ['Ida', 'Eve']],
    ['Reception', ['Una']],
  ]);
});
