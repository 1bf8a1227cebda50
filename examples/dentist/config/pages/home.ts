import type { PageDefinition } from '#types/in-languages';

export default {
  title: { en: 'Dentists for the whole family', de: 'Zahnärzte für die ganze Familie' },
  description: {
    en: 'Willow Lane Dental looks after teeth of all ages: check-ups, cleaning, fillings and help on the same day for whoever is in pain.',
    de: 'Willow Lane Dental kümmert sich um Zähne jeden Alters: Kontrolle, Reinigung, Füllungen und Hilfe am selben Tag für alle, die Schmerzen haben.',
  },
  sections: [
    {
      kind: 'hero',
      layout: 'split',
      tone: 'lagoon',
      title: { en: 'A calm hour for your teeth', de: 'Eine ruhige Stunde für Ihre Zähne' },
      highlight: { en: 'calm', de: 'ruhige' },
      lead: {
        en: 'We look, we explain, and nothing happens before you have said yes. Most visits end with a date in half a year and nothing else.',
        de: 'Wir schauen, wir erklären, und nichts geschieht, bevor Sie Ja gesagt haben. Die meisten Besuche enden mit einem Termin in einem halben Jahr und sonst nichts.',
      },
      action: {
        label: { en: 'Ask for an appointment', de: 'Termin anfragen' },
        to: '/Appointment',
      },
      picture: {
        file: '/pictures/front.webp',
        alt: {
          en: 'A drawing of our house: red brick above a blue-green shop front, a willow beside it',
          de: 'Eine Zeichnung unseres Hauses: roter Backstein über einer blaugrünen Ladenfront, daneben eine Weide',
        },
        width: 1600,
        height: 1200,
      },
    },
    {
      kind: 'cards',
      label: { en: 'Treatments', de: 'Behandlungen' },
      numbered: false,
      tone: 'peach',
      edge: 'curve',
      layout: 'columns',
      title: { en: 'What we do', de: 'Was wir tun' },
      lead: {
        en: 'Whatever is more than a filling you get in writing first.',
        de: 'Alles, was mehr ist als eine Füllung, bekommen Sie vorher schriftlich.',
      },
      cards: [
        {
          title: { en: 'Check-ups and cleaning', de: 'Kontrolle und Zahnreinigung' },
          text: {
            en: 'Twice a year. We look at teeth, gums and bite, and take pictures only where we need them.',
            de: 'Zweimal im Jahr. Wir sehen uns Zähne, Zahnfleisch und Biss an und machen Bilder nur, wo wir sie brauchen.',
          },
          picture: {
            file: '/pictures/instruments.webp',
            alt: {
              en: 'A drawing of a tray with a mirror, a probe, tweezers and a cup',
              de: 'Eine Zeichnung eines Tabletts mit Spiegel, Sonde, Pinzette und Becher',
            },
            width: 1600,
            height: 1200,
          },
          action: { label: { en: 'What happens', de: 'Was geschieht' }, to: '/Check-ups' },
        },
        {
          title: { en: 'Fillings and crowns', de: 'Füllungen und Kronen' },
          text: {
            en: 'In the colour of your tooth, and under a local anaesthetic if you like.',
            de: 'In der Farbe Ihres Zahns und, wenn Sie möchten, mit örtlicher Betäubung.',
          },
          picture: {
            file: '/pictures/treatment-room.webp',
            alt: {
              en: 'A drawing of a treatment room: a reclined chair, a lamp and a screen',
              de: 'Eine Zeichnung eines Behandlungszimmers: ein zurückgelehnter Stuhl, eine Lampe und ein Bildschirm',
            },
            width: 1600,
            height: 1200,
          },
          action: {
            label: { en: 'How we repair', de: 'Wie wir reparieren' },
            to: '/Fillings-and-crowns',
          },
        },
        {
          title: { en: 'Children', de: 'Kinder' },
          text: {
            en: 'The first visit is for counting teeth and riding the chair. Treatment comes later, if at all.',
            de: 'Der erste Besuch ist zum Zähnezählen und Stuhlfahren da. Behandelt wird später, wenn überhaupt.',
          },
          picture: {
            file: '/pictures/children.webp',
            alt: {
              en: 'A drawing of the children’s corner: small chairs, building blocks and a painted crocodile',
              de: 'Eine Zeichnung der Kinderecke: kleine Stühle, Bauklötze und ein aufgemaltes Krokodil',
            },
            width: 1600,
            height: 1200,
          },
          action: { label: { en: 'The first visit', de: 'Der erste Besuch' }, to: '/Children' },
        },
      ],
    },
    {
      kind: 'feature',
      label: { en: 'First visit', de: 'Erster Besuch' },
      numbered: false,
      layout: 'picture-left',
      title: { en: 'New here?', de: 'Neu hier?' },
      paragraphs: [
        {
          en: 'Your first visit takes forty minutes. We ask what you have had done, look at every tooth and show you on a screen what we see. You go home with a plan in plain words, with what it costs.',
          de: 'Ihr erster Besuch dauert vierzig Minuten. Wir fragen, was bisher gemacht wurde, sehen uns jeden Zahn an und zeigen Ihnen auf einem Bildschirm, was wir sehen. Sie gehen mit einem verständlichen Plan nach Hause, in dem auch steht, was er kostet.',
        },
        {
          en: 'If you are afraid of dentists, say so in the form. We then keep a longer hour free, and you have a sign with which everything stops at once.',
          de: 'Wenn Sie Angst vor dem Zahnarzt haben, sagen Sie es im Formular. Wir halten dann mehr Zeit für Sie frei, und Sie haben ein Zeichen, bei dem alles sofort aufhört.',
        },
      ],
      points: [
        {
          en: 'Appointments from 8 in the morning to 7 in the evening, and on Saturdays',
          de: 'Termine von 8 bis 19 Uhr, und auch am Samstag',
        },
        {
          en: 'A step-free way from the street to the chair',
          de: 'Ein Weg ohne Stufen von der Straße bis zum Stuhl',
        },
        {
          en: 'English, Polish, Punjabi and British Sign Language',
          de: 'Englisch, Polnisch, Panjabi und Britische Gebärdensprache',
        },
      ],
      picture: {
        file: '/pictures/waiting-room.webp',
        alt: {
          en: 'A drawing of the waiting room: two armchairs by a window with willow branches',
          de: 'Eine Zeichnung des Wartezimmers: zwei Sessel an einem Fenster mit Weidenzweigen',
        },
        width: 1600,
        height: 1200,
      },
      action: { label: { en: 'What people ask us', de: 'Was uns gefragt wird' }, to: '/Questions' },
    },
    {
      kind: 'call-to-action',
      label: { en: 'In pain', de: 'Bei Schmerzen' },
      tone: 'band',
      edge: 'curve',
      title: { en: 'It hurts now?', de: 'Tut es jetzt weh?' },
      text: {
        en: 'Call us as soon as you can. Whoever is in pain is seen the same day, patient or not.',
        de: 'Rufen Sie uns an, sobald Sie können. Wer Schmerzen hat, kommt noch am selben Tag dran, auch wer noch nie bei uns war.',
      },
      action: { label: '020 7946 0321', to: 'tel:+442079460321' },
    },
    {
      kind: 'quotes',
      label: { en: 'Voices', de: 'Stimmen' },
      numbered: false,
      tone: 'lagoon',
      title: { en: 'What patients say', de: 'Was Patienten sagen' },
      lead: {
        en: 'Sample words by sample people, until your own patients have said theirs.',
        de: 'Beispielworte von Beispielmenschen, bis Ihre eigenen Patienten ihre gesagt haben.',
      },
      quotes: [
        {
          sample: true,
          words: {
            en: 'I had not been for nine years. Nobody said a word about it. **They asked what I was afraid of**, and wrote it down.',
            de: 'Ich war neun Jahre nicht beim Zahnarzt. Niemand hat ein Wort darüber verloren. **Sie haben gefragt, wovor ich Angst habe**, und es aufgeschrieben.',
          },
          name: 'A. Sample',
          role: { en: 'Patient for two years', de: 'Seit zwei Jahren Patientin' },
          stars: 5,
        },
        {
          sample: true,
          words: {
            en: 'The price on the bill was the price in the letter. That is all I ask.',
            de: 'Der Preis auf der Rechnung war der Preis im Brief. Mehr verlange ich nicht.',
          },
          name: 'B. Sample',
          role: { en: 'Crown, upper left', de: 'Krone, oben links' },
          stars: 5,
        },
        {
          sample: true,
          words: {
            en: 'My son wants to know when it is his turn to drive the chair again.',
            de: 'Mein Sohn will wissen, wann er wieder mit dem Stuhl fahren darf.',
          },
          name: 'C. Sample',
          role: { en: 'Mother of a five-year-old', de: 'Mutter eines Fünfjährigen' },
          stars: 4,
        },
      ],
    },
    {
      kind: 'opening-hours',
      label: { en: 'Hours', de: 'Sprechzeiten' },
      width: 'text',
      numbered: false,
      anchor: 'hours',
      title: { en: 'Hours and holidays', de: 'Sprechzeiten und freie Tage' },
      lead: {
        en: 'In between we have lunch. On call we are always.',
        de: 'Dazwischen ist Mittagspause. Im Notdienst sind wir immer erreichbar.',
      },
      specialTitle: { en: 'Otherwise than usual', de: 'Anders als sonst' },
      note: {
        en: 'In pain while we are closed? Call [020 7946 0322](tel:+442079460322): one of us is on call, and tells you where to go.',
        de: 'Schmerzen, und wir haben geschlossen? Rufen Sie [020 7946 0322](tel:+442079460322) an: Jemand von uns hat Notdienst und sagt Ihnen, wohin Sie kommen können.',
      },
    },
    {
      kind: 'news',
      label: { en: 'News', de: 'Neues' },
      numbered: false,
      tone: 'peach',
      title: { en: 'What is new', de: 'Was es Neues gibt' },
      limit: 2,
    },
    {
      kind: 'logos',
      label: { en: 'Neighbours', de: 'Nachbarn' },
      density: 'compact',
      numbered: false,
      title: { en: 'Who we work with', de: 'Mit wem wir arbeiten' },
      look: 'moving',
      stop: { en: 'Let them stand still', de: 'Anhalten' },
      logos: [
        {
          name: {
            en: 'Sample Smiles Lab, who make our crowns',
            de: 'Sample Smiles Lab, das unsere Kronen fertigt',
          },
          file: '/pictures/friends/laboratory.svg',
          width: 305,
          height: 72,
          to: 'https://laboratory.example.com',
        },
        {
          name: {
            en: 'Straight Orthodontics, for braces',
            de: 'Straight Orthodontics, für Zahnspangen',
          },
          file: '/pictures/friends/orthodontics.svg',
          width: 346,
          height: 72,
          to: 'https://orthodontics.example.com',
        },
        {
          name: {
            en: 'Lane Primary School, whose classes visit us',
            de: 'Lane Primary School, deren Klassen uns besuchen',
          },
          file: '/pictures/friends/school.svg',
          width: 327,
          height: 72,
        },
      ],
    },
  ],
} satisfies PageDefinition;
