import type { PageDefinition } from '#types';

export default {
  title: 'About us: vision, team and FAQs',
  description:
    'Six people, joined by freelancers, who build websites and apps for small firms and startups: our vision, our team and answers to six common questions.',
  sections: [
    {
      kind: 'page-header',
      breadcrumb: [{ label: 'Home', to: '/' }, { label: 'About Us' }],
      tone: 'forest',
      drawing: 'rings',
      title: 'About Us',
      lead: 'Six people, joined by freelancers when a project calls for them. We work for small firms and startups that have no technical department of their own.',
    },
    {
      kind: 'feature',
      tone: 'tint',
      width: 'full',
      layout: 'picture-right',
      title: 'A small team, on purpose',
      paragraphs: [
        'Six people can know every project by name. Whoever answers your first message also sits in the planning meeting, and the developer who built your booking form is the one who explains it. For work outside our own trades, such as illustration or native Android code, we bring in freelancers after looking closely at what they have done.',
        'Size has its price. Only a few projects run at a time, so you may have to wait for a start date, and a system that keeps forty developers busy is beyond us. In return the distances are short, and decisions are written down where you can read them.',
      ],
      points: [
        'One person answers for your project throughout',
        'A shared task board in place of status calls',
        'Freelancers introduced by name before they start',
      ],
      picture: {
        file: '/pictures/board-of-a-week.avif',
        alt: 'A sample of a task board: what is next, what is being done, what is done.',
        width: 1600,
        height: 1520,
      },
    },
    {
      kind: 'vision',
      tone: 'band',
      title: 'Our Vision',
      look: 'statement',
      paragraphs: [
        'Small firms should own their digital tools. A bakery, a clinic or a startup of two should be able to change its texts, read its figures and leave its agency without leaving its data behind.',
        'That decides what we turn down: systems that only we could run, tracking that you could not explain to a customer, and features that nobody has promised to use. If you are unsure whether your idea is a project yet, a chat message is enough to find out.',
      ],
      action: { label: 'Chat with us on WhatsApp', to: 'link:whatsapp', newTab: true },
      counters: [
        { target: 100, suffix: '+', label: 'Web designing' },
        { target: 150, suffix: '+', label: 'Products delivered' },
        { target: 12, suffix: '+', label: 'Mobile applications' },
        { target: 3, suffix: '+', label: 'Years of experience' },
      ],
      duration: 2000,
    },
    {
      kind: 'team',
      title: 'Our Team',
      lead: 'Who does what, so that you know whom to ask.',
      carousel: {
        slides: { narrow: 1, medium: 2, wide: 3 },
        speed: 500,
        dot: 'Show slide {number}',
      },
    },
    {
      kind: 'faq',
      anchor: 'faq',
      tone: 'tint',
      align: 'offset',
      title: 'FAQs for Business',
      lead: 'What we would ask an agency ourselves.',
      items: [
        {
          question: 'How long does a website take?',
          answer: [
            'Plan six to eight weeks for up to ten pages: two for structure and texts, two for design, two to four for the build and the tests. The first release of an app usually takes three to five months. Content is the most common delay. When texts and photographs are ready as the design begins, the dates tend to hold.',
          ],
        },
        {
          question: 'What do you need from us?',
          answer: [
            'One person who may decide, access to your domain, hosting and statistics, and whatever texts and pictures exist. Set aside two or three hours a week for questions and approvals. We can write and edit, but the facts have to come from you: what you want to sell, what it depends on, and what customers want to know before they buy.',
          ],
        },
        {
          question: 'How do you arrive at a price?',
          answer: [
            'From the scope. Pages, functions, languages and connected systems are listed and estimated one by one, and you see the list, so you can strike items out. Where nobody could estimate well, as with repairs to an unknown system, we agree on a first block of hours and report at its end. Hosting, store accounts and licences are paid by you directly to their providers.',
          ],
        },
        {
          question: 'Who owns the site or app?',
          answer: [
            'You do. Domain, hosting, store and statistics accounts are registered in your name from the start. With the final invoice paid, the rights to the design and code made for you are yours, along with the repository and a description of how to run it. Open-source parts keep their own licences; you get a list of them.',
          ],
        },
        {
          question: 'Can you take over what someone else built?',
          answer: [
            'Often. We begin with an inspection of one or two days. Does it still build? Are its parts supported? Is there a backup, and who holds the passwords? You receive three lists: urgent, soon, and fine as it is. Sometimes a rebuild turns out to cost less than a rescue. In that case the report says so and gives the reasons.',
          ],
        },
        {
          question: 'What happens after the launch?',
          answer: [
            'For thirty days we correct faults in what we delivered without charge. After that there are three ways: a maintenance agreement, help by the hour, or your own staff, for whom we write a handover. We work on weekdays and answer a report of a fault by the next working day. Wishes for new functions are collected and estimated together, which costs less than one at a time.',
          ],
        },
      ],
    },
  ],
} satisfies PageDefinition;
