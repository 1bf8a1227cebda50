import type { PageDefinition } from '#types/in-languages';

export default {
  title: { en: 'Check-ups and cleaning', de: 'Kontrolle und Zahnreinigung' },
  description: {
    en: 'What happens in a check-up and in a professional cleaning at Willow Lane Dental, how long each takes and what you take home.',
    de: 'Was bei einer Kontrolle und einer professionellen Zahnreinigung bei Willow Lane Dental geschieht, wie lange beides dauert und was Sie mitnehmen.',
  },
  sections: [
    {
      kind: 'page-header',
      title: { en: 'Check-ups and cleaning', de: 'Kontrolle und Zahnreinigung' },
      lead: {
        en: 'Twenty minutes to look, an hour to clean. Most people need no more than these.',
        de: 'Zwanzig Minuten zum Schauen, eine Stunde zum Reinigen. Mehr brauchen die meisten nicht.',
      },
      layout: 'beside',
      picture: {
        file: '/pictures/instruments.webp',
        alt: {
          en: 'A drawing of a tray with a mirror, a probe, tweezers and a cup',
          de: 'Eine Zeichnung eines Tabletts mit Spiegel, Sonde, Pinzette und Becher',
        },
        width: 1600,
        height: 1200,
      },
    },
    {
      kind: 'feature',
      label: { en: 'Check-up', de: 'Kontrolle' },
      numbered: false,
      layout: 'picture-right',
      title: { en: 'We look before we talk', de: 'Wir schauen, bevor wir reden' },
      paragraphs: [
        {
          en: 'We look at every tooth, the gums and the bite, and compare with last time. You see on the screen what we see.',
          de: 'Wir sehen uns jeden Zahn, das Zahnfleisch und den Biss an und vergleichen mit dem letzten Mal. Auf dem Bildschirm sehen Sie, was wir sehen.',
        },
        {
          en: 'Pictures with X-rays are taken where there is a reason, and you hear the reason first.',
          de: 'Röntgenbilder machen wir nur, wenn es einen Grund gibt, und den hören Sie vorher.',
        },
      ],
      points: [
        { en: 'Twenty minutes, twice a year', de: 'Zwanzig Minuten, zweimal im Jahr' },
        { en: 'Gums measured once a year', de: 'Zahnfleisch vermessen: einmal im Jahr' },
        { en: 'The plan in writing, with prices', de: 'Der Plan schriftlich, mit Preisen' },
      ],
      picture: {
        file: '/pictures/x-ray.webp',
        alt: {
          en: 'A drawing of a screen that shows two rows of teeth, one of them circled',
          de: 'Eine Zeichnung eines Bildschirms mit zwei Zahnreihen, ein Zahn ist eingekreist',
        },
        width: 1600,
        height: 1200,
      },
    },
    {
      kind: 'steps',
      look: 'discs',
      label: { en: 'Cleaning', de: 'Zahnreinigung' },
      numbered: false,
      tone: 'lagoon',
      title: { en: 'An hour with Hana', de: 'Eine Stunde mit Hana' },
      lead: {
        en: 'What our hygienist does, in order.',
        de: 'Was unsere Dentalhygienikerin der Reihe nach tut.',
      },
      steps: [
        {
          title: { en: 'She stains', de: 'Sie färbt an' },
          text: {
            en: 'A blue dye shows what your brush has left. It is gone before you leave.',
            de: 'Ein blauer Farbstoff zeigt, was Ihre Bürste übrig gelassen hat. Bevor Sie gehen, ist er wieder weg.',
          },
        },
        {
          title: { en: 'She cleans', de: 'Sie reinigt' },
          text: {
            en: 'Above the gum first, then below it, as gently as it takes.',
            de: 'Erst über dem Zahnfleischrand, dann darunter, so sanft wie möglich.',
          },
        },
        {
          title: { en: 'She polishes', de: 'Sie poliert' },
          text: {
            en: 'So that new deposits find nothing to hold on to.',
            de: 'Damit neue Beläge nichts finden, woran sie sich halten können.',
          },
        },
        {
          title: { en: 'She shows', de: 'Sie zeigt' },
          text: {
            en: 'Two places where your brush does not go, and how it gets there.',
            de: 'Zwei Stellen, an die Ihre Bürste nicht kommt, und wie sie doch dorthin kommt.',
          },
        },
      ],
    },
    {
      kind: 'feature',
      label: { en: 'Clean instruments', de: 'Saubere Instrumente' },
      numbered: false,
      layout: 'picture-left',
      title: { en: 'What touches you was sealed', de: 'Was Sie berührt, war versiegelt' },
      paragraphs: [
        {
          en: 'Each set of instruments is washed, checked under a lens, sealed and sterilised at 134 °C. The bag is opened in front of you, and its number goes into your record.',
          de: 'Jeder Satz Instrumente wird gewaschen, unter der Lupe geprüft, versiegelt und bei 134 °C sterilisiert. Der Beutel wird vor Ihren Augen geöffnet, und seine Nummer kommt in Ihre Akte.',
        },
      ],
      picture: {
        file: '/pictures/sterilisation.webp',
        alt: {
          en: 'A drawing of the sterilisation room: boxes on shelves, a basin and a steriliser',
          de: 'Eine Zeichnung des Sterilisationsraums: Kästen in Regalen, ein Becken und ein Sterilisator',
        },
        width: 1600,
        height: 1200,
      },
      action: { label: { en: 'See the rooms', de: 'Die Räume ansehen' }, to: '/Practice' },
    },
    {
      kind: 'call-to-action',
      tone: 'band',
      title: { en: 'Half a year ago?', de: 'Ein halbes Jahr her?' },
      text: {
        en: 'Tell us which day suits you. We answer within one working day.',
        de: 'Sagen Sie uns, welcher Tag Ihnen passt. Wir antworten innerhalb eines Arbeitstages.',
      },
      action: {
        label: { en: 'Ask for an appointment', de: 'Termin anfragen' },
        to: '/Appointment?treatment=check-up',
      },
    },
  ],
} satisfies PageDefinition;
