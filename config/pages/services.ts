import type { PageDefinition } from '#types';

export default {
  title: 'Web, app and SEO services',
  description:
    'Website redesign, CMS, maintenance, SEO, e-commerce, Android and iOS apps: what each service involves, what it needs from you and where it goes wrong.',
  sections: [
    {
      kind: 'page-header',
      breadcrumb: [{ label: 'Home', to: '/' }, { label: 'Services' }],
      title: 'Services',
      lead: 'Nine kinds of work: what happens in which order, what we need from you, and where it tends to go wrong.',
      layout: 'below',
      picture: {
        file: '/pictures/six-sites.avif',
        alt: 'Six sample sites on telephones: a bakery, a climbing hall, a notary, a concert hall, a language school, a dentist.',
        width: 3200,
        height: 1152,
        focus: { x: 0, y: 0 },
      },
    },
    {
      kind: 'alternating',
      layout: 'index',
      items: [
        {
          title: 'Responsive Website Redesign',
          paragraphs: [
            'A redesign begins with what the present site does well. We list every page, how many visitors it has and which pages lead to enquiries; those keep their substance and, if possible, their addresses. Structure, wireframes and visual design follow, each with your approval, and only then the build.',
            'The expensive mistake is to change addresses without redirecting the old ones, because search results and bookmarks then end at an error page. A redirect list is kept from the first week and tested on the day of the launch.',
          ],
          points: [
            'From you: access to your statistics, and one person who decides',
            'For you: page list, designs for phone and desktop, redirect list, the finished site',
          ],
          picture: {
            file: '/pictures/school-in-its-colours.avif',
            alt: 'The site of a language school, a comic of four teachers, in a browser and on a telephone.',
            width: 1600,
            height: 1200,
          },
        },
        {
          title: 'CMS Website Development',
          look: 'ledger',
          tone: 'default',
          paragraphs: [
            'A content management system lets you change texts, prices and pictures without calling anyone. Content is modelled as fields: an event has a date, a place and a price, so it cannot go online without them and looks right wherever it appears. WordPress suits most company sites. Where a website and an app share content, a headless system such as Strapi is the better base.',
            'Freedom in the editor is also freedom to break the layout. Your editors therefore get blocks that fit together instead of an empty canvas. Training takes a morning, on your own pages, and is recorded for the colleague who joins next year.',
          ],
          picture: {
            file: '/pictures/typed-on-the-page.avif',
            alt: 'A bakery’s page while its headline is changed on the page itself.',
            width: 1600,
            height: 800,
          },
        },
        {
          title: 'Website Maintenance',
          look: 'ledger',
          tone: 'default',
          paragraphs: [
            'Sites fail quietly. A plug-in update disables a form, a certificate expires, a partner’s link goes dead, and nobody writes to tell you. Once a month we update a copy of the site, test the forms and the main paths, and then update the live one. Backups are taken daily. One is restored each quarter, since a backup that was never tested is a guess.',
          ],
          points: [
            'A monthly report: what was updated, what was found, what we advise',
            'An alert to us when the site cannot be reached',
            'Work on weekdays; if nights matter, choose a host with its own support line',
          ],
          picture: {
            file: '/pictures/report-of-a-month.avif',
            alt: 'A sample of a monthly report: updates, forms that were sent, a backup that was restored.',
            width: 1600,
            height: 800,
          },
        },
        {
          title: 'Android app development',
          look: 'ledger',
          tone: 'default',
          paragraphs: [
            'Our Android apps are written in Flutter, so that most of the code can serve iOS later. Where a device demands it, for a barcode scanner or Bluetooth perhaps, a part is written natively. First comes a clickable prototype, then a version with the one task that matters, then tests on phones of different ages and sizes. The store comes last.',
            'Register the Google Play account in your company’s name, and early: Google verifies organisations before they may publish. Year by year it also raises the Android version that updates must be built for, so an app without upkeep slowly disappears for people with new phones.',
          ],
          picture: {
            file: '/pictures/appointment-by-telephone.avif',
            alt: 'Two telephones: the first page of a dentist, and the form for an appointment.',
            width: 1600,
            height: 800,
          },
        },
        {
          title: 'SEO on your pages',
          tone: 'tint',
          paragraphs: [
            'Search engine optimisation starts with listening. We collect the words people use for your service: from Search Console, from your e-mails, from what your staff hear on the telephone. Each distinct question gets one page that answers it, near the top, under a title that says so.',
            'Then the technical side is cleared up. From you we need access to the site and an expert who checks the facts, because a text can read well and still be wrong.',
          ],
          points: [
            'Pages that compete for the same question are merged',
            'Slow templates and dead links are mended',
            'Opening hours, products and events are marked up as structured data',
          ],
          picture: {
            file: '/pictures/found-in-the-results.avif',
            alt: 'A notary’s page of fees, and in front of it the search result that leads there.',
            width: 1600,
            height: 1200,
          },
        },
        {
          title: 'SEO beyond your pages',
          look: 'ledger',
          tone: 'default',
          paragraphs: [
            'Search engines also weigh what others say about you. Name, address and telephone number should read the same in your business profile, in directories and in your trade association. After that we look for mentions you have earned: a supplier’s list of fitters, the local paper, the club you sponsor, a project described together with a partner.',
            'We buy no links. Link packages break the rules of the search engines, and a penalty takes longer to repair than an honest link takes to earn. With reviews, ask every customer after the job and not just the happy ones. Answer criticism in public, briefly and politely.',
          ],
          picture: {
            file: '/pictures/named-the-same-everywhere.avif',
            alt: 'The entry of a climbing hall in a directory, and a link to its site as a messenger shows it.',
            width: 1600,
            height: 800,
          },
        },
        {
          title: 'SEO and your SERP position',
          look: 'ledger',
          tone: 'default',
          paragraphs: [
            'SERP is short for search engine results page, and a position on it is not a fixed thing. It depends on where the searcher is, on the device, and on what competitors published last week. Nobody can guarantee one. An agency that offers to is guessing with your money.',
            'What can be done is to measure with care. You choose ten to twenty phrases that the right customers would type. First movement often takes three to six months. If a phrase brings visitors who never ask for anything, we drop it, however well it ranks.',
          ],
          points: [
            'Monthly for each phrase: impressions, clicks, average position',
            'Beside them, the number of enquiries, because that is what counts',
          ],
          picture: {
            file: '/pictures/positions-over-a-year.avif',
            alt: 'A sample of a year’s positions for two phrases, as rising lines.',
            width: 1600,
            height: 800,
          },
        },
        {
          title: 'E-Commerce App Development',
          tone: 'band',
          paragraphs: [
            'A shop app is more than a catalogue: search, basket, payment, delivery, order status and returns all have to survive a connection that drops halfway. We plan the return first, since it shows which data an order must carry. Payment runs through a certified provider such as Stripe or Adyen, and the app itself sees no card number.',
            'Before the build, your product data has to be in one place, with a photograph and a weight for each article. Two stock lists, one for the counter and one for the app, are the surest way to sell the same item twice.',
          ],
          picture: {
            file: '/pictures/prices-of-the-hall.avif',
            alt: 'What a climbing hall sells: a day, ten visits, each with its price.',
            width: 1200,
            height: 1200,
          },
        },
        {
          title: 'iOS app development',
          look: 'ledger',
          tone: 'default',
          paragraphs: [
            'People expect an app to behave like the rest of their iPhone: a swipe leads back, larger text is respected, VoiceOver reads each button by its name. These things are tested on real devices. Through TestFlight, Apple’s channel for early versions, your own staff can use the app weeks before a customer does.',
            'Apple reviews each release against its published guidelines. An app that merely wraps a website is likely to be refused, and one that lets people open an account must let them delete it as well. Such points are settled during design, and the schedule holds a week for questions from the review.',
          ],
          picture: {
            file: '/pictures/season-as-an-app.avif',
            alt: 'Two telephones: the first page of a concert hall, and its season.',
            width: 1600,
            height: 800,
          },
        },
      ],
    },
    {
      kind: 'call-to-action',
      look: 'card',
      title: 'Not sure which one you need?',
      text: 'Describe the problem in three sentences, without naming a technology. Within two working days we suggest the smallest piece of work that would help, or tell you that none is needed.',
      action: { label: 'Describe your problem', to: '/Contact' },
    },
  ],
} satisfies PageDefinition;
