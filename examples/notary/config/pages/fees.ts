import type { PageDefinition } from '#types';

export default {
  title: 'Fees',
  description:
    'Every fee of the office in a table, with VAT: transfers by the price of the house, wills, settlements, companies and signatures.',
  sections: [
    {
      kind: 'page-header',
      title: 'Fees',
      lead: 'Fixed, with VAT, and the same for everyone. If a matter will cost more than its line here, you hear so before we begin.',
    },
    {
      kind: 'table',
      width: 'regular',
      density: 'regular',
      align: 'left',
      label: 'I',
      title: 'Houses',
      caption: 'By the price of the house; all amounts with 21 % VAT',
      columns: ['Price of the house', 'Transfer', 'Mortgage', 'Both'],
      rows: [
        ['to €250,000', '€895', '€745', '€1,540'],
        ['to €500,000', '€1,045', '€845', '€1,790'],
        ['to €750,000', '€1,245', '€965', '€2,095'],
        ['to €1,000,000', '€1,495', '€1,095', '€2,440'],
        ['to €2,000,000', '€1,895', '€1,345', '€3,040'],
      ],
      note: 'Included: the searches, both drafts, the statement of account, all letters and calls, the reading, and the copy that you take home. Above €2,000,000 we name a fixed fee within {reply}.',
    },
    {
      kind: 'list',
      tone: 'endpaper',
      label: 'II',
      align: 'left',
      title: 'Everything else',
      of: 'fees',
      look: 'menu',
      group: 'tag',
    },
    {
      kind: 'table',
      title: 'What others charge',
      density: 'regular',
      rows: [
        ['Land register, entry of a deed', '€104.50'],
        ['Land register, searches for one house', '€22.40'],
        ['Search of the insolvency and custody registers, each person', '€14.20'],
        ['Entry in the Central Register of Wills', '€13.75'],
        ['Chamber of Commerce, first entry', '€82.25'],
        ['Apostille of the court, each paper', '€28.00'],
      ],
      note: 'We pay it for you and pass it on to the cent, without VAT. As of January 2026.',
    },
    {
      kind: 'faq',
      title: 'Asked about money',
      items: [
        {
          question: 'Who pays, the buyer or the seller?',
          answer: [
            'As a rule the buyer, and the buyer chooses the notary. The contract says so with the letters k.k.; with v.o.n. it is the seller.',
          ],
        },
        {
          question: 'When do I pay?',
          answer: [
            'For a house, with the sum on the statement, one working day before the deed. For everything else within fourteen days of signing.',
          ],
        },
        {
          question: 'Is the money safe with you?',
          answer: [
            'It lies on a trust account that the law keeps apart from ours. If this office failed tomorrow, it would still be yours.',
          ],
        },
        {
          question: 'I cannot afford a notary. What then?',
          answer: [
            'With a low income the Notary Act lets you ask for a reduced fee in family matters. Bring your last tax assessment; we do the sum together.',
          ],
        },
      ],
    },
    {
      kind: 'call-to-action',
      look: 'card',
      title: 'A fixed fee in writing',
      text: 'Say what it is about; you have the sum, line by line, within **{reply}**. It is good for three months.',
      action: { label: 'Ask for the sum', to: '/Appointment?wish=sum' },
    },
  ],
} satisfies PageDefinition;
