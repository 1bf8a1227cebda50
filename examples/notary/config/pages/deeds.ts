import type { PageDefinition } from '#types';

export default {
  title: 'Deeds we draw up',
  description:
    'Houses, wills, marriage settlements and companies: what the deed does, how long it takes, who has to come, and the papers to bring for each.',
  sections: [
    {
      kind: 'page-header',
      title: 'Deeds we draw up',
      lead: 'What each of them does, how long it takes, and who has to be in the room.',
      layout: 'beside',
      picture: {
        file: '/pictures/keys.jpg',
        alt: 'Three old keys on a ring, with a card tag, on a printed deed',
        width: 1000,
        height: 750,
        focus: { x: 48, y: 55 },
      },
    },
    {
      kind: 'prose',
      anchor: 'houses',
      label: 'I',
      title: 'Houses',
      lead: 'From the signed contract to the keys: six weeks, as a rule.',
      dropCap: true,
      paragraphs: [
        'Send us the contract on the day you sign it. Buyers have three days in which they may still step back; we use them to read the register for what is not in the brochure: a right of way, an old mortgage, a neighbour who owns the wall.',
        'A week before the transfer you have three papers from us: the draft of the deed, the draft of the mortgage, and a statement that says to the cent what is to be paid, by whom and to whom. On the day itself we read, you sign, the money moves, and the keys go across the table.',
        'Afterwards the deed goes to the land register by wire, within the hour. The register answers with a number, and from that minute the house is yours; not from the handshake, and not from the payment.',
        'Who cannot come may sign a power of attorney before a notary near them. From abroad this takes ten days; please tell us early.',
      ],
    },
    {
      kind: 'prose',
      tone: 'tint',
      anchor: 'wills',
      label: 'II',
      title: 'Wills and estates',
      lead: 'Two conversations, a week apart. The second is short.',
      paragraphs: [
        'In the first we listen: who is there, what is there, and what you are afraid of. You then get a draft in plain words, to sleep on. In the second the will is read to you alone, without your children or whoever drove you here. That you made one is entered in the Central Register of Wills; what it says, nobody learns while you live.',
        'A living will names the person who may act for you when you cannot: at the bank, at the hospital, in the house. It is signed in the same hour by most people.',
        'When somebody has died, come with the death certificate and whatever post has gathered. We find out whether there is a will, who inherits, and draw up the certificate of inheritance that banks ask for. You need not have accepted anything before you come, and it is wise not to.',
      ],
    },
    {
      kind: 'prose',
      anchor: 'together',
      label: 'III',
      title: 'Living together',
      paragraphs: [
        'Whoever has married in the Netherlands since 2018 shares what is earned during the marriage, and keeps what was there before. If that does not fit, because of a firm, a house, children from before or a passport from elsewhere, a marriage settlement says what does.',
        'For those who live together without marrying nothing is shared and nothing is inherited, however long it lasts. A cohabitation agreement and two wills mend that in one evening. Wednesdays, we are here until eight.',
      ],
    },
    {
      kind: 'prose',
      tone: 'tint',
      anchor: 'companies',
      label: 'IV',
      title: 'Companies',
      lead: 'A BV in five working days, if the names are clear.',
      paragraphs: [
        'We draw up the articles, found the company, enter it and its owners in the registers, and give you the shareholders’ register to keep. Later we move shares, raise capital, turn a one-person business into a BV, and let companies end in good order.',
        {
          quote:
            'We write articles for the day on which the founders no longer speak to each other.',
        },
        'Founders who live abroad may appear by video: the deed is then read on the screen and signed with an electronic identity.',
        'Bring three names for the firm, in the order in which you like them. The first one is usually taken.',
      ],
    },
    {
      kind: 'table',
      anchor: 'bring',
      tone: 'endpaper',
      align: 'left',
      look: 'comparison',
      title: 'What to bring',
      lead: 'Originals, please. We copy them and give them back before you leave.',
      columns: ['Paper', 'House', 'Will', 'Estate', 'Company'],
      yes: 'needed',
      no: 'not needed',
      rows: [
        ['Passport or identity card', 'needed', 'needed', 'needed', 'needed'],
        ['Citizen service number (BSN)', 'needed', 'needed', 'needed', 'needed'],
        ['Marriage settlement, if there is one', 'needed', 'needed', 'needed', 'not needed'],
        ['Earlier wills', 'not needed', 'needed', 'needed', 'not needed'],
        ['Contract of sale', 'needed', 'not needed', 'not needed', 'not needed'],
        ['Mortgage offer', 'needed', 'not needed', 'not needed', 'not needed'],
        ['Death certificate', 'not needed', 'not needed', 'needed', 'not needed'],
        [
          'Bank statement that shows where the money is from',
          'needed',
          'not needed',
          'not needed',
          'needed',
        ],
        ['Three names for the firm', 'not needed', 'not needed', 'not needed', 'needed'],
      ],
      note: 'A driving licence will not do: the law wants a passport or an identity card that has not run out.',
    },
    {
      kind: 'call-to-action',
      tone: 'rubric',
      title: 'Not sure which of these it is?',
      text: 'Few people are. Tell us in two sentences and we say which papers it takes, or that it takes none.',
      action: { label: 'Ask for an appointment', to: '/Appointment' },
    },
  ],
} satisfies PageDefinition;
