import type { PageDefinition } from '#types';

export default {
  title: 'Colophon',
  description:
    'Who is responsible for this site, who supervises the notaries, what is kept of what you send, and how the page is set.',
  sections: [
    {
      kind: 'page-header',
      narrow: true,
      title: 'Colophon',
      lead: 'Imprint, privacy and complaints, on one page.',
    },
    {
      kind: 'prose',
      density: 'compact',
      align: 'left',
      paragraphs: [
        { heading: 'Who we are' },
        'Dr.\u00a0Okafor & van Houten, Notaries, Nieuwe Gracht 41, 2011 ND Haarlem, a partnership of two civil-law notaries appointed by the Crown. Telephone [{phone}](tel:+31235550108), e-mail [desk@okafor-vanhouten.example](mailto:desk@okafor-vanhouten.example).',
        'Members of the Royal Dutch Association of Civil-law Notaries (KNB). Supervised by the Financial Supervision Office (BFT). Professional liability is insured for €25,000,000 a case.',
        { heading: 'Secrecy' },
        'Whatever reaches us in our office is under the secrecy of Article 22 of the Notary Act. It does not end when the matter ends, nor when one of us leaves. We may refuse to testify, and do. There is one exception, and you should know it: where the law against money laundering obliges us to report an unusual payment, we must, and may not tell you.',
        { heading: 'What we keep' },
        {
          list: [
            '**Requests for an appointment:** until we have met; 30 days if we do not.',
            '**Files:** twenty years after the matter has ended.',
            '**Deeds:** for good. After thirty years the wills, after seventy-five all else, may go to the national archive.',
            '**Copies of passports:** five years, because the law says so.',
          ],
          marks: 'dash',
        },
        'This site sets no cookies, counts nobody, and fetches nothing from other firms. The form is sent encrypted and stored in the Netherlands.',
        { heading: 'Your rights' },
        'You may ask what we hold about you, have it corrected, and have it deleted where the law does not oblige us to keep it. A letter to Sanne de Wit, who looks after data in this house, is enough. You may also turn to the Dutch Data Protection Authority.',
        { heading: 'If we did something badly' },
        {
          numbered: true,
          list: [
            'Tell us. The other notary, not the one who did it, answers within ten working days.',
            'If that does not help, the Disputes Committee for Notaries decides; it costs you €52.50.',
            'About our conduct, the Chamber for Notaries in Amsterdam decides, free of charge.',
          ],
        },
        { heading: 'How this is set' },
        'In Ibarra Real Nova, drawn after the letters of the royal printer at Madrid of 1780. In black and one red, as printers did it when this house was built. The pictures are of things, never of clients; they were made for these pages.',
      ],
    },
  ],
} satisfies PageDefinition;
