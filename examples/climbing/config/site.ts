import type { SiteDefinition } from '#types';

export default {
  name: 'OVERHANG',
  shortName: 'Overhang',
  language: 'en-GB',
  timeZone: 'Europe/London',
  origin: 'https://overhang.example.com',
  titleTemplate: '{page} | Overhang',
  favicon: '/icon.svg',
  shareImage: {
    file: '/pictures/roof.jpg',
    alt: 'Five holds in yellow, green, blue, red and black, spread on pink',
    width: 1600,
    height: 1042,
  },
  // Counted by the setters after every reset: change it here alone.
  values: { boulders: 214, adult: '£12', shoes: '£3.50' },
  contact: {
    phone: { name: 'Front desk', label: '0114 496 0184', to: 'tel:+441144960184' },
    email: { label: 'desk@overhang.example.com', to: 'mailto:desk@overhang.example.com' },
    place: {
      lines: ['Overhang', 'Tram Depot No. 4', '41 Cable Street', 'Sheffield S99 4TD'],
      mapFrame:
        'https://www.openstreetmap.org/export/embed.html?bbox=-1.47%2C53.38%2C-1.45%2C53.39&layer=mapnik',
      mapLink: {
        to: 'https://www.openstreetmap.org/#map=16/53.385/-1.46',
      },
    },
  },
  business: {
    type: 'SportsActivityLocation',
    address: { street: '41 Cable Street', postalCode: 'S99 4TD', town: 'Sheffield', country: 'GB' },
    hours: {
      week: [
        { days: ['monday', 'wednesday', 'thursday', 'friday'], open: ['10:00–22:30'] },
        { days: ['tuesday'], open: ['14:00–23:30'] },
        { days: ['saturday', 'sunday'], open: ['09:00–21:00'] },
      ],
      special: [
        { label: 'Christmas', from: '2026-12-24', to: '2026-12-26' },
        { label: 'New Year’s Day, late start', from: '2027-01-01', open: ['13:00–21:00'] },
      ],
    },
  },
  social: [
    { icon: 'instagram', label: 'Overhang on Instagram', to: 'https://www.instagram.com/' },
    { icon: 'youtube', label: 'Beta videos on YouTube', to: 'https://www.youtube.com/' },
  ],
  header: {
    look: 'bar',
    strip: 'contact',
    links: [
      { label: 'Wall', to: '/Wall' },
      { label: 'Prices + kids', to: '/Prices' },
      { label: 'Crew', to: '/Crew' },
    ],
    action: { label: 'First visit', to: '/First-visit' },
  },
  footer: {
    look: 'large',
    blurb: 'Bouldering in Tram Depot No. 4. No ropes, no mirrors, no juice bar. A toaster.',
    columns: [
      {
        title: 'Climb',
        links: [
          { label: 'Colours and sectors', to: '/Wall' },
          { label: 'Next resets', to: '/Wall#resets' },
          { label: 'Prices and passes', to: '/Prices' },
          { label: 'Kids’ groups', to: '/Prices#kids' },
        ],
      },
      {
        title: 'Before you come',
        links: [
          { label: 'First visit and waiver', to: '/First-visit' },
          { label: 'House rules', to: '/Small-print#house-rules' },
          { label: 'Imprint and privacy', to: '/Small-print#imprint' },
        ],
      },
    ],
    copyright: '© {year} Overhang, a climbing co-operative',
  },
  toasts: { autoClose: 5000, dragToDismiss: 80 },
  words: {
    openNow: { closed: 'Shut. Opens {day} at {time}' },
  },
} satisfies SiteDefinition;
