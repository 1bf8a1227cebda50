import type { PageDefinition } from '#types';

export default {
  title: 'Career for freelancers',
  description:
    'Freelance web designers, MERN, Node.js, Flutter and Android developers: apply with your portfolio and CV, and see how a project with us runs.',
  sections: [
    {
      kind: 'page-header',
      breadcrumb: [{ label: 'Home', to: '/' }, { label: 'Career' }],
      tone: 'lime',
      title: 'Join Our Team Only Freelancers',
      lead: 'We look for people who do one thing well: web design, MERN or Node.js, Flutter, Android, or finding the next client. You work remotely and choose your projects.',
      layout: 'beside',
      picture: {
        file: '/pictures/milestones-of-a-project.avif',
        alt: 'A sample of a project’s milestones with their dates and sums, three of four paid.',
        width: 1600,
        height: 1200,
      },
    },
    {
      kind: 'cards',
      layout: 'lines',
      density: 'compact',
      title: 'Open roles',
      lead: 'Six trades in which projects are waiting. More than one may be yours.',
      cards: [
        {
          title: 'Web designer',
          text: 'Pages for people on telephones first: type, space, and states that nobody else draws.',
          action: { label: 'Apply as a web designer', to: '/Career#apply' },
        },
        {
          title: 'MERN stack developer',
          text: 'React at the front, Express and MongoDB behind it, tests that say what broke.',
          action: { label: 'Apply as a MERN developer', to: '/Career#apply' },
        },
        {
          title: 'Node.js developer',
          text: 'Interfaces that answer quickly, jobs that may run twice, and logs somebody can read.',
          action: { label: 'Apply as a Node.js developer', to: '/Career#apply' },
        },
        {
          title: 'Flutter developer',
          text: 'One code base for two stores, tried on telephones that are four years old.',
          action: { label: 'Apply as a Flutter developer', to: '/Career#apply' },
        },
        {
          title: 'Android developer',
          text: 'The native part: scanners, Bluetooth, what has to work without a signal.',
          action: { label: 'Apply as an Android developer', to: '/Career#apply' },
        },
        {
          title: 'Business development executive',
          text: 'Finding the next client, and turning down those whom we could not help.',
          action: { label: 'Apply for business development', to: '/Career#apply' },
        },
      ],
    },
    {
      kind: 'form',
      anchor: 'apply',
      tone: 'tint',
      title: 'Find And Hire Your Team In 24 Hours',
      lead: 'That is the aim we set ourselves for clients: a day after a clear brief, they should know who could start. It works only with people we know already, so apply before you need a project.',
      form: 'freelancer',
      aside: {
        title: 'What happens next',
        points: [
          'A person reads your application and opens your portfolio. Two pieces with a line on your own part tell us more than twenty screenshots.',
          'You hear from us within five working days, whichever way it goes.',
          'If it fits, we talk for half an hour about one of your projects: what you decided and what you would now do differently.',
          'We note your skills, your rate and the hours you have. Nothing binds you until you accept a project.',
        ],
      },
    },
    {
      kind: 'steps',
      title: 'How a freelance project runs',
      steps: [
        {
          title: 'You read the brief',
          text: 'Scope, deadline, budget and the client’s field come in writing. Ask about what is unclear. If it does not suit you, say no; no reason is needed.',
        },
        {
          title: 'We agree on milestones',
          text: 'Each has a result that can be checked, a date and a sum, and you confirm them before the work begins. What is added later gets a milestone of its own.',
        },
        {
          title: 'You build, we speak with the client',
          text: 'You work in a shared repository and leave a short note every second day. Feedback reaches you as one list, with the contradictions already sorted out.',
        },
        {
          title: 'The result is accepted and paid',
          text: 'Within three working days we test it against what was agreed. Then you send your invoice, and we pay it within fourteen days.',
        },
      ],
    },
  ],
} satisfies PageDefinition;
