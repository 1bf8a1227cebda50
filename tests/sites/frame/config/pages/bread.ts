import type { PageDefinition } from '#types';

export default {
  title: 'Bread',
  description: 'Six sorts of bread.',
  sections: [{ kind: 'page-header', title: 'Six Sorts Of Bread', lead: 'One for each day.' }],
} satisfies PageDefinition;
