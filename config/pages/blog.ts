import type { PageDefinition } from '#types';

export default {
  title: 'Blog & Best Advise',
  description:
    'How a small firm plans a website that brings enquiries, and shorter advice on redesigning a site, building a shop app and designing an interface.',
  sections: [
    {
      kind: 'page-header',
      breadcrumb: [{ label: 'Home', to: '/' }, { label: 'Blog' }],
      drawing: 'nameplate',
      title: 'Blog & Best Advise',
      lead: 'Written for people who run a business and have to decide about a website or an app.',
    },
    {
      kind: 'article',
      density: 'compact',
      title: 'How a small firm plans a website that brings enquiries',
      lead: 'Whether a website brings enquiries is mostly settled before anyone opens a design program. The planning fits into a fortnight and needs no technical knowledge. This is the order we recommend.',
      picture: {
        file: '/pictures/sheet-beside-the-telephone.avif',
        alt: 'A sheet beside a telephone that rings: the first questions of callers, counted by strokes.',
        width: 3200,
        height: 1333,
        tall: { file: '/pictures/sheet-beside-the-telephone-tall.avif', width: 1200, height: 1400 },
      },
      parts: [
        {
          title: 'Decide which enquiry you want',
          paragraphs: [
            '‘More customers’ is not a brief. Go through your last twenty jobs and mark the five you would gladly do again: fair margin, short journey, a customer who knew what they wanted. Those five describe the enquiry that the site should bring. A roofer who prefers whole roofs needs a different home page from one who lives on repairs, although the trade is the same.',
            'Put the result in one sentence: who asks, for what, where, and by when. If two sentences are needed and they contradict each other, plan two landing pages. One site will still do.',
          ],
        },
        {
          title: 'Collect the questions people ask first',
          paragraphs: [
            'Keep a sheet beside the telephone for two weeks and note the first question of each caller, in the caller’s words. ‘Do you come out to the villages?’ ‘Can you do it before the holidays?’ Ten to fifteen lines are enough. They make a better outline than a keyword tool, because they come from people who had already decided to call.',
            'Answer the question about price as well. If you cannot name a figure, say what it depends on and describe two typical jobs with the range for each. Some visitors will leave at that point. They would have left after your quotation too, and this way neither side loses an afternoon.',
          ],
        },
        {
          title: 'Give every page one job',
          paragraphs: [
            'A firm with three services in one region seldom needs more than eight pages besides the legal texts: home, one for each service, about, examples, questions and contact. Each should do one job and end with the next step. The page on bathroom refits answers questions about bathroom refits and closes with a way to ask for one. A page without a job can go; nobody misses the news from two years ago.',
            'Put proof where the doubt arises. A photograph of a finished job belongs beside the description of that service, rather than in a gallery behind the menu. Ask the customer before you publish it.',
          ],
        },
        {
          title: 'Write before you design',
          paragraphs: [
            'Layouts made around dummy text break when real sentences arrive, so draft the texts first, however rough. A service page has to say four things: what you do, for whom, how the work proceeds and what the customer should prepare. Read the draft aloud to somebody outside your trade. Rewrite whatever you have to explain twice.',
            'Photographs take longest. Two hours with a decent camera on a real job give you better material than stock pictures, which a competitor may be using already.',
          ],
        },
        {
          title: 'Make it easy to ask',
          paragraphs: [
            'Every additional field puts somebody off. Name, a way to reply and a line about the project will do for the first contact in most trades; the rest can wait for the call. Right beside the button, say who will answer and within how many days. Then keep to it.',
            'Offer a telephone number that can be tapped, since some people will not write. And send yourself a test message after every change to the site. A form that fails in silence does more harm than no form at all.',
          ],
        },
        {
          title: 'Measure little, and look at it',
          paragraphs: [
            'Two figures are enough to begin with: enquiries per month, and how many of them match your first sentence. Note both before the launch, or there will be nothing to compare with. Visitor numbers are a poor substitute. They can rise while enquiries fall.',
            'Review after three months. If people come but do not ask, study the page on which they leave. If nobody comes, a new design will not help; work on search, local listings or a small advertisement. Change one thing at a time. Otherwise you will not know which change made the difference.',
          ],
        },
      ],
      takeaway:
        'A sentence about the enquiry you want, a sheet of real questions, and texts before layouts: with these three, the rest is good craft.',
    },
    {
      kind: 'cards',
      tone: 'tint',
      layout: 'columns',
      title: 'Three decisions, step by step',
      lead: 'Each piece opens in place and takes about two minutes.',
      cards: [
        {
          title: 'Responsive Website Redesign',
          text: 'Does an ageing site need a new layout or new content? How to tell, and how to move without losing what works.',
          picture: {
            file: '/pictures/evening-on-a-telephone.avif',
            alt: 'An evening of a concert hall on a telephone, with its date, its hour and its title.',
            width: 1280,
            height: 860,
          },
          more: {
            open: 'Read More',
            close: 'Read Less',
            paragraphs: [
              'Open your site on a phone and do what a customer would: look for a price, find out whether you serve their town, send a message. If the answers are there but hard to reach, you need a better layout. If they are missing, begin with the texts. A redesign would only put a frame around the gap.',
              'Responsive does not mean that everything shrinks. A table with seven columns has to become something else on a phone, perhaps a list with the two values that matter. Make these decisions component by component and take the hardest one first; the easy ones will follow it.',
              'CSS no longer needs three fixed layouts for phone, tablet and desktop. Columns can wrap when they run out of room, type can grow with the window, and container queries let a component respond to the space it is given. Test the sizes in between, too. That is where layouts break.',
              'Launch in a quiet week and keep the old version at hand for a fortnight. Watch your server’s list of missing pages daily. Search results may waver for some weeks; if a page has not recovered after two months, compare its old and new text, because something useful was probably cut.',
            ],
          },
        },
        {
          title: 'E-Commerce App Development',
          text: 'A shop app serves customers who come back. What to check before you commission one, and what comes up in its third month.',
          picture: {
            file: '/pictures/price-on-a-telephone.avif',
            alt: 'What a climbing hall sells, on a telephone: ten visits, and their price.',
            width: 1280,
            height: 860,
          },
          more: {
            open: 'Read More',
            close: 'Read Less',
            paragraphs: [
              'Look at your orders first. If the same people buy every few weeks, an app can save them time with stored addresses, repeat orders or a scan of the empty packet. If most people buy once, a faster mobile shop helps all of them, while an app reaches only those who install it.',
              'Settle early how people will pay, because the rules of the stores depend on what you sell. Physical goods are paid for through your own payment provider. Digital content, such as courses, often falls under the stores’ billing and its commission. The details differ between countries and change, so read the current rules before you set prices.',
              'Plan for bad connections. A customer on a train taps ‘Pay’, the signal goes, and they tap again. Each order therefore needs an identifier made before the first attempt, so that the server recognises the repeat and charges once. Ask whoever builds your app how they handle this case. A vague answer is a warning.',
              'By the third month the questions are about people. Who replaces the picture when the packaging changes? Who answers about a late parcel, and where do they see the order? Give notifications a rule as well: order status always, offers seldom and only with consent. Otherwise both get switched off.',
            ],
          },
        },
        {
          title: 'Design User Interface',
          text: 'Screens are decisions about words, states and order; colour comes later. A working method to try on one of your forms.',
          picture: {
            file: '/pictures/loaves-on-a-telephone.avif',
            alt: 'The order form of a bakery on a telephone: a loaf in each row, with its price.',
            width: 1280,
            height: 860,
          },
          more: {
            open: 'Read More',
            close: 'Read Less',
            paragraphs: [
              'Begin with the sentence that the screen has to say. ‘Your table is booked for Friday at seven’ holds a confirmation, a date and the wish to change it. Once the sentence is right, the layout follows: the confirmation first, the date largest, the change as a quiet link below.',
              'Then draw the states that no presentation shows: the empty list, the list with four hundred entries, the wait, the error. An empty list should say how to fill it. An error should name the field, say what is wrong and leave everything the person typed in place.',
              'Labels belong above their fields, because a grey hint inside the field vanishes just when it is needed. Text should reach a contrast of 4.5 to 1. Every control must work from the keyboard. For fingers, WCAG 2.2 asks for targets of 24 CSS pixels or enough space around them; Apple recommends 44 points.',
              'Finally, watch five people use it, one at a time. Give each a task and say nothing. Where two of them hesitate, the design is at fault. Mend the worst problem and watch again. A paper sketch is good enough for the first afternoon.',
            ],
          },
        },
      ],
    },
  ],
} satisfies PageDefinition;
