import type { PageDefinition } from '#types';

export default {
  title: 'Websites and apps for small firms',
  description:
    'Business Growth plans, builds and maintains responsive websites, online shops, Android and iOS apps for small firms, and helps people find them.',
  sections: [
    {
      kind: 'hero',
      tone: 'forest',
      title: 'Business Growth',
      highlight: 'Growth',
      lead: 'We design, build and look after websites and apps for small firms, so that enquiries arrive with a name, a number and a reason to call back.',
      action: { label: 'Our Vision', to: '/About-Us' },
      form: 'inquiry',
      picture: {
        file: '/pictures/telephone-of-the-bakery.avif',
        alt: 'A telephone with the site of a bakery: a loaf, and below it “Sold out by noon”.',
        width: 800,
        height: 1600,
      },
    },
    {
      kind: 'feature',
      tone: 'flour',
      width: 'full',
      layout: 'wide',
      title: 'Software Solution Services',
      paragraphs: [
        'Most software that a small firm needs replaces something: a spreadsheet that three people edit, a diary on the counter, orders copied out of e-mails. So we start by watching that work for an hour. You then receive a written scope with the screens, the data and who may see what, before you commit to the build.',
        'The build runs in slices of two weeks, and each ends with something you can try on your own data. What you notice shapes the next slice. This openness costs you some time: a person who knows the work has to be free for an hour every fortnight.',
        'Mateo’s decision for this sample bakery: the list closes on Thursday at six, because that is when the dough is mixed. No order has to be turned down on Saturday.',
      ],
      points: [
        'A written scope before a price',
        'A version you can try every two weeks',
        'A code repository you can read from the first day',
      ],
      picture: {
        file: '/pictures/order-for-saturday.avif',
        alt: 'The order form of a bakery: so many of each loaf, and what is to be paid in the shop.',
        width: 3200,
        height: 1440,
        tall: { file: '/pictures/order-for-saturday-tall.avif', width: 1200, height: 1400 },
      },
    },
    {
      kind: 'feature',
      tone: 'chalk',
      width: 'full',
      layout: 'picture-left',
      title: 'Mobile Web Design',
      paragraphs: [
        'The narrow screen is drawn first, because it forces a decision: what comes first when only one thing fits? Opening hours, the telephone number and the main button usually win. On a wide screen the same content gets more room. It does not get more content.',
        'Then the design is tried where it will be used: one-handed, in daylight, on a three-year-old Android phone with mobile data. Photographs are the usual reason for a slow page, so each is stored in several sizes and the phone downloads only the one it can show.',
        'Priya’s decision for this sample climbing hall: what is new, what a day costs and whether it is open fit on the first screen. Everything else can wait below.',
      ],
      points: [
        'Buttons with at least 44 pixels for the thumb',
        'Text that can be enlarged to 200 per cent',
        'A limit for page weight, agreed before design begins',
      ],
      picture: {
        file: '/pictures/hall-on-telephones.avif',
        alt: 'Three telephones with the site of a climbing hall: its wall, its first page, its prices.',
        width: 1600,
        height: 1520,
      },
    },
    {
      kind: 'feature',
      tone: 'night',
      width: 'full',
      layout: 'wide',
      title: 'UI And Digital Marketing',
      paragraphs: [
        'An advertisement makes a promise, and the page behind it has to keep it. We therefore write the advert, the landing page and the form as one piece: same words, same offer, one action. Somebody who clicked on ‘boiler service’ should not have to search a general home page for it.',
        'Before a campaign runs, we settle which calls, forms and chats count as an enquiry, and set up the consent banner where the law asks for one. That adds about a week. Without it, nobody can say afterwards which channel was worth its cost.',
        'Lin’s decision for this sample concert hall: the poster and the first screen are one picture, a lamp and four chairs. Whoever comes from the poster knows at once that this is the place.',
      ],
      points: [
        'One landing page for each offer',
        'Measurement tested with a real enquiry before the start',
        'A monthly decision on each channel: keep, change or stop',
      ],
      picture: {
        file: '/pictures/one-lamp.avif',
        alt: 'The first page of a concert hall: its name, and four chairs in the light of one lamp.',
        width: 3200,
        height: 1500,
        tall: { file: '/pictures/one-lamp-tall.avif', width: 1200, height: 1400 },
      },
    },
    {
      kind: 'panels',
      title: 'Welcome to Business Growth',
      lead: 'A website and an app do different jobs. These are the reasons that hold up when a project is planned.',
      panels: [
        {
          title: 'Why Create Websites?',
          paragraphs: [
            'A website is the one place online whose rules you set. A social network may change what your followers see; your own address, texts and contact form stay as you left them. It opens on any device from a search result, a link or a printed code, with nothing to install.',
            'It suits people who meet you for the first time and want to compare. Its weak side is routine: a customer who returns every day, works without a signal or waits for a notification is poorly served by a browser tab.',
          ],
          action: { label: 'See how we work', to: '/About-us' },
        },
        {
          title: 'Why Create Applications?',
          paragraphs: [
            'An app earns its place on a phone when somebody uses it again and again: to book, to reorder, to check in, to follow a job. It can work offline, use the camera as a scanner and send the notifications that its owner has agreed to.',
            'It also asks for more. Each store has a review, every new phone system can break a detail, and people need a reason to install it. If your customers buy once a year, a good mobile website is the better investment.',
          ],
          action: { label: 'Meet the team', to: '/About-us' },
        },
      ],
    },
    {
      kind: 'cards',
      tone: 'band',
      layout: 'ledger',
      title: 'Our Services',
      lead: 'Each of these can be a project of its own or one part of a larger one.',
      cards: [
        {
          title: 'Responsive Web Design',
          text: 'One set of pages that rearranges itself for phone, tablet and desktop. You approve a clickable design in all three widths before anything is programmed.',
        },
        {
          title: 'Custom Web Design',
          text: 'Layouts drawn for your content instead of a bought theme. The work takes longer, and pays off when your offer does not fit the usual boxes.',
        },
        {
          title: 'Website Maintenance',
          text: 'Updates, backups and checks by people who know the site. A short agreement says what is covered, what is not, and how soon we react.',
        },
        {
          title: 'E-Commerce',
          text: 'A shop with stock, delivery and tax rules set for the countries you sell to. Card details stay with the payment provider and never reach your server.',
        },
        {
          title: 'Social Following',
          text: 'A posting plan that you can keep up, and formats made for each network. The audience grows from people who might buy; bought followers are not on offer.',
        },
        {
          title: 'Secure Lead Generation',
          text: 'Forms that ask only for what you need, travel encrypted and filter out spam. Every enquiry is stored, so a lost e-mail loses no customer.',
        },
      ],
    },
    {
      kind: 'cards',
      tone: 'tint',
      layout: 'lead',
      title: 'Guides In Business Development',
      lead: 'Three things that you can do this month, with or without an agency.',
      cards: [
        {
          title: 'Write a one-page brief',
          text: 'Put five things on one page before you ask anyone for an offer: whom you want to hear from, what they should do on the site, what you have already (logo, texts, photographs), who decides, and the date that matters. Offers for the same brief can be compared. Offers after a phone call cannot.',
          picture: {
            file: '/pictures/brief.avif',
            alt: 'A brief on one sheet of paper: whom, what, what there is, who decides, by when.',
            width: 1600,
            height: 1200,
          },
          action: { label: 'Send us your brief', to: '/Contact' },
        },
        {
          title: 'Choose between a theme and custom work',
          text: 'A theme is quick if your content fits it as it is. Count the changes you would make to its demo page. Beyond five or six you pay to fight the theme, and a layout of your own is easier to keep.',
          picture: {
            file: '/pictures/two-sites-of-one-kit.avif',
            alt: 'The site of a notary, of type alone, beside that of a dentist, with a drawing.',
            width: 1600,
            height: 800,
          },
          action: { label: 'Ask which one suits you', to: '/Contact' },
        },
        {
          title: 'Trace each enquiry to its source',
          text: 'For one month, ask every new caller how they found you and note the answer beside the sale. The list will be imperfect. It still shows which channel to improve before you pay for another.',
          picture: {
            file: '/pictures/enquiries-and-their-source.avif',
            alt: 'A sample of a month’s callers by how they came, as bars: most were told by somebody.',
            width: 1600,
            height: 800,
          },
          action: { label: 'Plan your next channel', to: '/Contact' },
        },
      ],
    },
    {
      kind: 'call-to-action',
      look: 'card',
      title: 'Find Local Customers',
      text: 'People nearby type a service and a place in the same line. A complete business profile, a page for each area you serve and a number they can tap help them reach you. Ask us to check all three.',
      action: { label: 'Check my local presence', to: '/contact' },
    },
    {
      kind: 'statistics',
      hidden: true,
      label: 'Figures',
      title: 'Job Seekers And Employers',
      figures: [
        { value: '10M', label: 'job seekers' },
        { value: '4000+', label: 'employers' },
        { value: '75%', label: 'of job seekers hear back from employers' },
        { value: '1M+', label: 'jobs posted by employers' },
      ],
    },
  ],
} satisfies PageDefinition;
