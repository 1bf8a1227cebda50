import type { PageDefinition } from '#types';

export default {
  title: 'NFC business cards',
  description:
    'A business card with a chip: a tap or a scan opens your contact details on almost any phone, with no app needed. How it works and what it cannot do.',
  sections: [
    {
      kind: 'page-header',
      breadcrumb: [{ label: 'Home', to: '/' }, { label: 'Product' }],
      title: 'NFC Card Services',
      lead: 'A business card with a chip inside. Tap it with a phone or scan its code, and your contact details open in the browser. No app needed, on either side.',
      action: { label: 'See the NFC cards', to: 'link:nfc-cards', newTab: true },
      layout: 'apart',
      picture: {
        file: '/pictures/card-in-the-light.avif',
        alt: 'A dark business card with a chip, in green light.',
        width: 3200,
        height: 1486,
        focus: { x: 100, y: 50 },
      },
    },
    {
      kind: 'feature',
      tone: 'tint',
      width: 'full',
      layout: 'picture-right',
      title: 'Share contact info by tap or scan',
      paragraphs: [
        'The chip holds one thing, the address of your profile page. Within a few centimetres a phone offers to open it, and your name, number and e-mail can be saved as a contact. iPhones since the XS and Android phones with NFC switched on need no further step. All others scan the printed QR code.',
        'Your details live on the page, so a new number needs no new card. There are limits. Metal blocks the signal unless the card is built for it, the page needs a connection, and anyone who holds the card can read it. Put on it only what you would also print.',
      ],
      points: [
        'Chip and QR code lead to the same page',
        'No battery: the phone supplies the power',
        'Details changed without a reprint',
      ],
      picture: {
        file: '/pictures/card-and-telephone.avif',
        alt: 'A dark business card with a chip above a telephone, which shows the page that it leads to.',
        width: 1600,
        height: 1400,
      },
    },
    {
      kind: 'steps',
      look: 'rows',
      align: 'offset',
      title: 'From your details to the first tap',
      lead: 'The only part that cannot be changed later is what is printed, so that is where to be careful.',
      steps: [
        {
          title: 'You choose what to share',
          text: 'Name, role, telephone, e-mail, website and the links that matter. Three are easier to use than nine. Decide now which number may be public.',
        },
        {
          title: 'You approve page and print',
          text: 'You see the profile page and a proof of the card. Check spelling, number and logo, and scan the proof’s QR code with your own phone.',
        },
        {
          title: 'The chip is written and locked',
          text: 'The page’s address goes on the chip, is tested with an iPhone and an Android phone, and is then locked so that nobody can overwrite it.',
        },
        {
          title: 'You tap, and update when needed',
          text: 'Hold the card to the top edge of an iPhone or the back of an Android phone. When a detail changes, the page is edited and every card stays valid.',
        },
      ],
    },
  ],
} satisfies PageDefinition;
