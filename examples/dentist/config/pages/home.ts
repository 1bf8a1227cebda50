import type { PageDefinition } from '../types';

export default {
  title: 'Dentists for the whole family',
  description:
    'Willow Lane Dental looks after teeth of all ages: check-ups, cleaning, fillings and help on the same day for whoever is in pain.',
  sections: [
    {
      kind: 'page-header',
      title: 'A Calm Hour For Your Teeth',
      lead: 'We look, we explain, and nothing happens before you have said yes. Most visits end with a date in half a year and nothing else.',
    },
    {
      kind: 'feature',
      label: 'First visit',
      tone: 'tint',
      layout: 'picture-right',
      title: 'New Here?',
      paragraphs: [
        'Your first visit takes forty minutes. We ask what you have had done, look at every tooth and show you on a screen what we see. You go home with a plan in plain words, with what it costs.',
        'If you are afraid of dentists, say so in the form. We then keep a longer hour free, and you have a sign with which everything stops at once.',
      ],
      points: [
        'Appointments from 8 in the morning to 7 in the evening',
        'A step-free way from the street to the chair',
        'English, Polish, Punjabi and British Sign Language',
      ],
      picture: { scene: ['card', 'curve'] },
      action: { label: 'Ask for an appointment', to: '/Appointment' },
    },
    {
      kind: 'cards',
      label: 'Treatments',
      layout: 'ledger',
      title: 'What We Do',
      lead: 'Whatever is more than a filling you get in writing first.',
      cards: [
        {
          title: 'Check-Ups',
          text: 'Twice a year, twenty minutes. We look at teeth, gums and bite, and take pictures only where we need them.',
        },
        {
          title: 'Professional Cleaning',
          text: 'An hour with our hygienist. Afterwards you know which places your brush leaves out.',
        },
        {
          title: 'Fillings And Crowns',
          text: 'In the colour of your tooth, and under a local anaesthetic if you like.',
        },
        {
          title: 'Children',
          text: 'The first visit is for counting teeth and riding the chair. Treatment comes later, if at all.',
        },
      ],
    },
    {
      kind: 'call-to-action',
      label: 'In pain',
      tone: 'band',
      title: 'It Hurts Now?',
      text: 'Call us as soon as you can. Whoever is in pain is seen the same day, patient or not.',
      action: { label: '020 7946 0321', to: 'tel:+442079460321' },
    },
    {
      kind: 'map',
      label: 'Location',
      title: 'How To Find Us',
      height: 400,
    },
  ],
} satisfies PageDefinition;
