import type { PageDefinition } from '#types';

export default {
  title: 'Order for Saturday',
  description:
    'Order bread and buns for Saturday until Thursday, six in the evening, and pick them up by noon.',
  sections: [
    {
      kind: 'page-header',
      layout: 'beside',
      title: 'For Saturday',
      lead: 'Until {deadline}: after that the dough is mixed and we cannot count again.',
      picture: {
        file: '/pictures/buns.jpg',
        alt: 'Cardamom buns with pearl sugar on a linen cloth',
        width: 1600,
        height: 1200,
      },
    },
    {
      kind: 'form',
      title: 'The list',
      form: 'saturday',
      tone: 'tint',
      edge: 'torn',
      aside: {
        title: 'How it goes',
        points: [
          'Until Thursday, 18:00, for the Saturday of the same week.',
          'Pick up from six till noon; before eight through the yard door.',
          'You pay in the shop, in coins or by card.',
          'Not there by noon? The bag goes to the seamen’s mission, and we are not cross.',
        ],
      },
    },
    {
      kind: 'faq',
      align: 'offset',
      title: 'Before you ask',
      items: [
        {
          question: 'Can I still change my list?',
          answer: [
            'Until Thursday evening: send it again and write “instead of” below it, or call [04632 55 01 14](tel:+494632550114) after eight.',
          ],
        },
        {
          question: 'Do you deliver?',
          answer: [
            'To the Hafengasse, the Fischerstraße and the boats at the east quay, by bicycle, on Saturdays after ten. Write the boat’s name into the last field.',
          ],
        },
        {
          question: 'Sixty rolls for a wedding?',
          answer: ['Gladly. Please call a week before: that is a second firing.'],
        },
        {
          question: 'Is there anything without gluten?',
          answer: ['No, and there cannot be: the flour is in the air here, and in our hair.'],
        },
      ],
    },
  ],
} satisfies PageDefinition;
