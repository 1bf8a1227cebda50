import type { PageDefinition } from '#types';

export default {
  title: 'Imprint and privacy',
  description:
    'Who is responsible for this site, and what happens with what you send to Lindgren & Sohn.',
  sections: [
    { kind: 'page-header', narrow: true, title: 'Imprint and privacy' },
    {
      kind: 'prose',
      density: 'compact',
      paragraphs: [
        { heading: 'Who we are' },
        'Bäckerei Lindgren & Sohn, owner: Marta Lindgren, Hafengasse 14, 24999 Norderhafen. Telephone [04632 55 01 14](tel:+494632550114), [brot@example.com](mailto:brot@example.com).',
        'Entered in the register of trades of the chamber at Flensburg as a bakery. Master craftswoman’s certificate awarded in Germany. VAT number on every receipt.',
        { heading: 'Allergens' },
        'What is in each bread stands beside it [on the list](/Breads). All of it is baked in one room: wheat, rye, spelt, milk and egg may be in everything. The folder on the counter has every recipe.',
      ],
    },
    {
      kind: 'prose',
      anchor: 'privacy',
      edge: 'straight',
      density: 'compact',
      title: 'What happens with what you send',
      paragraphs: [
        { heading: 'Your order for Saturday' },
        'We keep your name, your number and your list to bake and pack it (Article 6(1)(b) GDPR). On Saturday evening the lists are deleted. Nobody else sees them.',
        { heading: 'Your place in a course' },
        'Your name and e-mail address, for the list of that Sunday and one letter the week before. Deleted a month afterwards.',
        { heading: 'This site' },
        {
          list: [
            'It sets no cookies and counts nobody.',
            'Letters and pictures come from our own address; nothing is fetched from elsewhere.',
            'The host keeps the usual records of requests for seven days, for safety.',
          ],
          marks: 'dash',
        },
        { heading: 'Your rights' },
        'Ask us what we hold of you, and have it corrected or deleted: write to [brot@example.com](mailto:brot@example.com) or come by. If we do not answer as we should, the data protection office of Schleswig-Holstein in Kiel will hear you.',
      ],
    },
  ],
} satisfies PageDefinition;
