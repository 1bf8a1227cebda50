import type { SectionDefinition } from '../registry';

export const examples = {
  titled: {
    kind: 'prose',
    title: 'Privacy',
    lead: 'What we store, and for how long.',
    paragraphs: [
      'We store what you write to us, and **nothing else**.',
      { heading: 'Your rights' },
      'You may ask us at any time:',
      { list: ['what we have stored,', 'to correct it,', 'to delete it.'] },
      'One line is enough: [write to us](/Contact).',
    ],
  },
  untitled: {
    kind: 'prose',
    label: 'Terms',
    numbered: true,
    tone: 'tint',
    anchor: 'terms',
    paragraphs: [
      { heading: 'How to cancel' },
      {
        numbered: true,
        list: ['Call us by *noon of the day before*.', 'Or write to us by then.'],
      },
      { heading: 'What it costs' },
      'Nothing.',
    ],
  },
  pictured: {
    kind: 'prose',
    title: 'Our House',
    dropCap: true,
    paragraphs: [
      'The house stands where the lane meets the river, and it has been a mill, a bakery and, for one winter, a school. What was the oven is the waiting room now; its wall is a metre thick, so that it is warm there in January and cool in July.',
      {
        picture: {
          file: '/pictures/waiting-room.webp',
          alt: 'Two chairs by a window',
          width: 1600,
          height: 1200,
        },
        caption: 'Where the oven was',
        side: 'start',
      },
      'Whoever comes early may sit in the garden. There is a bench, and a bell that we ring.',
      { heading: 'What to bring' },
      { list: ['your card,', 'what you take each day,', 'a book.'], marks: 'check' },
      { quote: 'I came for a filling and stayed for the garden.', name: 'A. Sample' },
      'Everything else is here, and so is a telephone for whoever wants to be fetched. The last bus leaves at half past six from the bridge, two minutes away.',
    ],
  },
} satisfies Record<string, SectionDefinition<'prose'>>;
