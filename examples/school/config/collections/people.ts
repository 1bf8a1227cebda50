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
      picture: {
        file: '/pictures/ana.webp',
        alt: 'Ana, with curls and large earrings, says again “Soy hambre” as it is said: “¡Tengo hambre!”',
        width: 1800,
        height: 1200,
      },
    },
    {
      id: 'jonas',
      name: 'Jonas Sample',
      role: 'Teaches German',
      description: 'Draws every sentence on the board, with arrows.',
      text: ['Jonas came for a year and stayed. He plays the accordion when asked twice.'],
      picture: {
        file: '/pictures/jonas.webp',
        alt: 'Jonas, with a beard and an accordion, says again “Ich bin kalt” as it is said: “Mir ist kalt!”',
        width: 1800,
        height: 1200,
      },
    },
    {
      id: 'giulia',
      name: 'Giulia Sample',
      role: 'Teaches Italian',
      description: 'Was a cook first, and still is on Saturdays.',
      text: ['Giulia runs the café’s kitchen on Saturdays, and all her lessons end there.'],
      picture: {
        file: '/pictures/giulia.webp',
        alt: 'Giulia, in an apron, says again “Sono 30 anni” as it is said: “Ho 30 anni!”',
        width: 1800,
        height: 1200,
      },
    },
    {
      id: 'odile',
      name: 'Odile Sample',
      role: 'Teaches French, head of the school',
      description: 'Hears an accent as other people see a hat.',
      text: ['Odile teaches sounds before words. She is who answers your e-mails.'],
      picture: {
        file: '/pictures/odile.webp',
        alt: 'Odile, in a wide hat, says again “Je suis froid” as it is said: “J’ai froid !”',
        width: 1800,
        height: 1200,
      },
    },
  ],
} satisfies CollectionDefinition;
