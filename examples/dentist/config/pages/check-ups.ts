import type { PageDefinition } from '#types';

export default {
  title: 'Check-ups and cleaning',
  description:
    'What happens in a check-up and in a professional cleaning at Willow Lane Dental, how long each takes and what you take home.',
  sections: [
    {
      kind: 'page-header',
      breadcrumb: [{ label: 'Home', to: '/' }, { label: 'Check-ups and cleaning' }],
      title: 'Check-Ups And Cleaning',
      lead: 'Twenty minutes to look, an hour to clean. Most people need no more than these.',
      layout: 'beside',
      picture: {
        file: '/pictures/instruments.webp',
        alt: 'A drawing of a tray with a mirror, a probe, tweezers and a cup',
        width: 1600,
        height: 1200,
      },
    },
    {
      kind: 'feature',
      label: 'Check-up',
      numbered: false,
      layout: 'picture-right',
      title: 'We Look Before We Talk',
      paragraphs: [
        'We look at every tooth, the gums and the bite, and compare with last time. You see on the screen what we see.',
        'Pictures with X-rays are taken where there is a reason, and you hear the reason first.',
      ],
      points: [
        'Twenty minutes, twice a year',
        'Gums measured once a year',
        'The plan in writing, with prices',
      ],
      picture: {
        file: '/pictures/x-ray.webp',
        alt: 'A drawing of a screen that shows two rows of teeth, one of them circled',
        width: 1600,
        height: 1200,
      },
    },
    {
      kind: 'steps',
      label: 'Cleaning',
      numbered: false,
      tone: 'lagoon',
      title: 'An Hour With Hana',
      lead: 'What our hygienist does, in order.',
      steps: [
        {
          title: 'She stains',
          text: 'A blue dye shows what your brush has left. It is gone before you leave.',
        },
        { title: 'She cleans', text: 'Above the gum first, then below it, as gently as it takes.' },
        { title: 'She polishes', text: 'So that new deposits find nothing to hold on to.' },
        {
          title: 'She shows',
          text: 'Two places where your brush does not go, and how it gets there.',
        },
      ],
    },
    {
      kind: 'feature',
      label: 'Clean instruments',
      numbered: false,
      layout: 'picture-left',
      title: 'What Touches You Was Sealed',
      paragraphs: [
        'Each set of instruments is washed, checked under a lens, sealed and sterilised at 134 °C. The bag is opened in front of you, and its number goes into your record.',
      ],
      picture: {
        file: '/pictures/sterilisation.webp',
        alt: 'A drawing of the sterilisation room: boxes on shelves, a basin and a steriliser',
        width: 1600,
        height: 1200,
      },
      action: { label: 'See the rooms', to: '/Practice' },
    },
    {
      kind: 'call-to-action',
      tone: 'band',
      title: 'Half A Year Ago?',
      text: 'Tell us which day suits you. We answer within one working day.',
      action: { label: 'Ask for an appointment', to: '/Appointment?treatment=check-up' },
    },
  ],
} satisfies PageDefinition;
