import type { PageDefinition } from '#types';

export default {
  title: 'Notaries in Haarlem',
  description:
    'Civil-law notaries in Haarlem, in a town house of 1908: deeds for houses, wills and companies, read aloud in five languages, at fees that stand in a table.',
  sections: [
    {
      kind: 'hero',
      layout: 'split',
      title: 'We read it to you before you sign',
      lead: 'Houses, wills and companies, set down by two notaries at a long table on the Nieuwe Gracht in Haarlem. In Dutch, English, French, German or Igbo.',
      action: { label: 'Ask for an appointment', to: '/Appointment' },
      secondAction: { label: 'What it costs', to: '/Fees' },
      picture: {
        file: '/pictures/deed-close.jpg',
        alt: 'A fountain pen and its shadow across a printed deed',
        width: 1200,
        height: 975,
        focus: { x: 58, y: 40 },
      },
    },
    {
      kind: 'prose',
      density: 'airy',
      title: 'What a notary is for',
      dropCap: true,
      paragraphs: [
        'There are three or four papers in a life that must still be right when the people who signed them no longer remember the day: the house, the will, the marriage settlement, the firm. The law wants these drawn up by somebody who takes neither side. That is a notary. We are appointed by the Crown, not by the buyer and not by the seller, and we owe the same care to whoever sits across the table from you.',
        {
          picture: {
            file: '/pictures/seal.jpg',
            alt: 'A red wax seal with the letters O and H on a folded deed tied with tape',
            width: 1000,
            height: 750,
          },
          caption:
            'The seal of the office. Since 1995 the law asks for ink only; the wax we keep for wills.',
          side: 'end',
        },
        'So we ask who you are and whether you want what the paper says. We look in the land register on the morning of the deed and once more after it. We hold the money on an account that is not ours until both sides have what was agreed. And then one of us reads the deed aloud, slowly, and stops wherever you raise a hand.',
        'A sentence that cannot be read aloud does not belong in a deed. If you ask what a word means, and we cannot say it in a shorter one, the word goes out and the page is printed again.',
        'It takes about forty minutes. Nobody has ever asked for them back.',
      ],
    },
    {
      kind: 'cards',
      tone: 'tint',
      align: 'left',
      density: 'regular',
      layout: 'lines',
      title: 'Contents',
      cards: [
        {
          title: 'Houses',
          text: 'Buying, selling, mortgages, a share for whoever moves in.',
          action: { label: 'Six weeks to the keys', to: '/Deeds#houses' },
        },
        {
          title: 'Wills and estates',
          text: 'A will, a living will, and what is to be done when somebody has died.',
          action: { label: 'Two conversations', to: '/Deeds#wills' },
        },
        {
          title: 'Living together',
          text: 'Marriage settlements, partnerships, agreements for those who do neither.',
          action: { label: 'One evening', to: '/Deeds#together' },
        },
        {
          title: 'Companies',
          text: 'A BV founded, its shares moved, its articles mended; foundations.',
          action: { label: 'Five working days', to: '/Deeds#companies' },
        },
        {
          title: 'Signatures for abroad',
          text: 'Legalised, with an apostille from the court, ready to be posted.',
          action: { label: 'Forty-five euros', to: '/Fees' },
        },
        {
          title: 'What to bring',
          text: 'One list for each kind of deed, so that nobody has to come twice.',
          action: { label: 'Four lists', to: '/Deeds#bring' },
        },
      ],
    },
    {
      kind: 'prose',
      title: 'Every deed since 1908 is still in the house',
      paragraphs: [
        {
          picture: {
            file: '/pictures/volumes-upright.jpg',
            alt: 'Cloth-bound volumes with paper labels that say the year',
            width: 600,
            height: 800,
          },
          caption: 'One volume for each year; 1944 is very thin',
          side: 'end',
        },
        'You take home a copy; the original stays in the strongroom under the stairs, one volume for each year. If your grandmother bought her house here, we can show you her signature. A copy costs {copy}, and is ready on the next working day.',
        '[The house and its people](/House)',
      ],
    },
    {
      kind: 'table',
      tone: 'endpaper',
      density: 'regular',
      align: 'centred',
      width: 'text',
      title: 'Four fees, so that you know the measure',
      lead: 'With VAT. The others stand in [the whole table](/Fees).',
      rows: [
        ['Transfer of a house, to €500,000', '€1,045'],
        ['A will', '€545'],
        ['Two wills that mirror each other', '€795'],
        ['A private company (BV)', '€890'],
      ],
    },
    {
      kind: 'call-to-action',
      look: 'line',
      density: 'airy',
      title: 'First conversation',
      text: 'Half an hour with Dr.\u00a0Okafor or Mr\u00a0van Houten. It costs nothing and binds nobody.',
      action: { label: 'Ask for an appointment', to: '/Appointment' },
    },
  ],
} satisfies PageDefinition;
