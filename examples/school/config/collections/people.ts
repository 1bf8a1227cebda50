import type { CollectionDefinition } from '#types';

export default {
  kind: 'person',
  entries: [
    {
      id: 'ana',
      name: 'Ana Sample',
      role: 'Teaches Spanish',
      description: 'Reads aloud better than most people sing.',
      text: ['Ana taught in two countries before this one. Her groups read a story a week.'],
    },
    {
      id: 'jonas',
      name: 'Jonas Sample',
      role: 'Teaches German',
      description: 'Draws every sentence on the board, with arrows.',
      text: ['Jonas came for a year and stayed. He plays the accordion when asked twice.'],
    },
    {
      id: 'giulia',
      name: 'Giulia Sample',
      role: 'Teaches Italian',
      description: 'Was a cook first, and still is on Saturdays.',
      text: ['Giulia runs the café’s kitchen on Saturdays, and all her lessons end there.'],
    },
    {
      id: 'odile',
      name: 'Odile Sample',
      role: 'Teaches French, head of the school',
      description: 'Hears an accent as other people see a hat.',
      text: ['Odile teaches sounds before words. She is who answers your e-mails.'],
    },
  ],
} satisfies CollectionDefinition;
