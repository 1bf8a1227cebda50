import type { PageDefinition } from '#types';

export default {
  title: 'Imprint and privacy',
  description: 'Who runs Saal Nord, and what happens to what you write in a form of this site.',
  sections: [
    {
      kind: 'page-header',
      title: 'Imprint',
      narrow: true,
    },
    {
      kind: 'prose',
      density: 'compact',
      title: 'Who we are',
      paragraphs: [
        '**Saal Nord gGmbH**, Eiswerder 9, 20539 Hamburg. Managing directors: Hanne Brix, Fenja Lorenz.',
        'Register court Hamburg, HRB 000000. VAT number DE000000000. Telephone [+49 40 66969 480](tel:+494066969480), [kasse@saalnord.example](mailto:kasse@saalnord.example).',
        'Responsible for the content, § 18 (2) MStV: Hanne Brix, at the same address.',
        { heading: 'Who helps' },
        'The Ministry of Culture and Media of Hamburg pays a third of the season, listeners pay half, and the boatyard lends us the quay.',
      ],
    },
    {
      kind: 'prose',
      anchor: 'privacy',
      density: 'compact',
      tone: 'tint',
      title: 'Privacy',
      paragraphs: [
        'This site sets no cookies and counts nobody. What you write in a form is stored so that we can do what you ask, and for nothing else (Article 6 (1) (b) GDPR).',
        {
          list: [
            '**Tickets:** deleted thirty days after the concert.',
            '**Hall hire:** kept until we have answered; if it becomes a contract, ten years, as tax law wants it.',
            '**The letter:** your address, until you tell us to stop. One line is enough.',
          ],
        },
        'You may ask what we have of you, have it corrected or deleted, and complain to the data protection commissioner of Hamburg. Write to [kasse@saalnord.example](mailto:kasse@saalnord.example).',
      ],
    },
  ],
} satisfies PageDefinition;
