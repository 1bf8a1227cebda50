import type { PageDefinition } from '#types';

export default {
  title: 'Small print: house rules, imprint, privacy',
  description:
    'The house rules of Overhang, who is behind it, and what happens to the data of your waiver.',
  sections: [
    { kind: 'page-header', title: 'Small print', narrow: true },
    {
      kind: 'prose',
      anchor: 'house-rules',
      tone: 'chalk',
      density: 'compact',
      align: 'offset',
      title: 'House rules',
      paragraphs: [
        {
          list: [
            'Never stand, sit or walk below somebody who climbs.',
            'One climber per colour and line. Watch for lines that cross.',
            'Climb down where you can. Jump only where you have looked.',
            'No rings, no bottles, no phones on the mats.',
            'A hold that turns is a hold to report: shout “spinner”, then tell the desk.',
            'Under 14 an adult stays in the hall. Under 7 within two metres.',
            'Chalk yes, resin no. Shoes on the wall, never in the toilets.',
            'Dogs sleep at the desk, not in the Pit.',
          ],
          marks: 'arrow',
        },
      ],
    },
    {
      kind: 'prose',
      anchor: 'imprint',
      tone: 'yellow',
      density: 'compact',
      align: 'offset',
      title: 'Imprint',
      paragraphs: [
        'Overhang Climbing Co-op Ltd, Tram Depot No. 4, 41 Cable Street, Sheffield S99 4TD. Registered society no. 0000, VAT no. GB 000 0000 00.',
        'Speaking for the co-op: Wen Sadowski and Gil Harrow. [0114 496 0184](tel:+441144960184), [desk@overhang.example.com](mailto:desk@overhang.example.com).',
        'Insured for public liability with a mutual of climbing halls; the certificate hangs beside the toaster.',
      ],
    },
    {
      kind: 'prose',
      anchor: 'privacy',
      tone: 'chalk',
      density: 'compact',
      align: 'offset',
      title: 'Privacy',
      paragraphs: [
        'This site sets no cookies and counts nobody.',
        { heading: 'Your waiver' },
        'We keep your name, date of birth, e-mail address, emergency number, the children you name and what you ticked, because our insurer asks for it (legitimate interest, Article 6(1)(f) UK GDPR). The desk and the first-aider on shift can read it. Three years after your last visit it is deleted.',
        { heading: 'Cameras' },
        'Two, both above the entrance, none over the mats. They keep 48 hours.',
        { heading: 'Your rights' },
        'Ask us what we have on you, have it put right or deleted: [desk@overhang.example.com](mailto:desk@overhang.example.com). If we are slow, complain to the Information Commissioner at [ico.org.uk](https://ico.org.uk).',
      ],
    },
  ],
} satisfies PageDefinition;
