import type { CollectionDefinition } from '../registry';

export const examples = {
  files: {
    kind: 'download',
    entries: [
      {
        id: 'membership-form',
        name: 'Membership Form',
        description: 'To print, sign and send.',
        file: '/files/membership.pdf',
      },
    ],
  },
} satisfies Record<string, CollectionDefinition<'download'>>;
