import type { SectionDefinition } from '../registry';

export const examples = {
  grid: {
    kind: 'quotes',
    label: 'Voices',
    numbered: false,
    title: 'What Patients Say',
    rating: '{number} of 5 stars',
    quotes: [
      {
        sample: true,
        words: 'I was in and out in twenty minutes, and **nothing hurt**.',
        name: 'A. Sample',
        role: 'Patient since 2019',
        stars: 5,
      },
      {
        sample: true,
        words: 'They told me the price before they began.',
        name: 'B. Sample',
        stars: 4,
        photo: { file: '/pictures/tom.webp', alt: 'B. Sample, smiling', width: 640, height: 800 },
      },
      { sample: true, words: 'My children like going there.', name: 'C. Sample' },
    ],
  },
  carousel: {
    kind: 'quotes',
    tone: 'tint',
    title: 'What Readers Say',
    lead: 'Three of them, in their own words.',
    quotes: [
      { sample: true, words: 'Short, and to the point.', name: 'D. Sample', role: 'Baker' },
      { sample: true, words: 'I read it to the end.', name: 'E. Sample', role: 'Tailor' },
      { sample: true, words: 'At last somebody says it.', name: 'F. Sample' },
    ],
    carousel: {
      slides: { narrow: 1, medium: 2, wide: 2 },
      speed: 500,
      dot: 'Show quote {number}',
    },
  },
  bubbles: {
    kind: 'quotes',
    title: 'What Our Groups Say',
    look: 'bubbles',
    rating: '{number} of 5 stars',
    quotes: [
      { sample: true, words: 'I said it wrong, and got the *right* soup.', name: 'K. Sample' },
      {
        sample: true,
        words: 'Ten weeks ago I could not say this.',
        name: 'L. Sample',
        role: 'Plumber',
        stars: 5,
        photo: { file: '/pictures/tom.webp', alt: 'L. Sample, smiling', width: 640, height: 800 },
      },
      { sample: true, words: 'Nobody laughed but me.', name: 'M. Sample' },
    ],
  },
  large: {
    kind: 'quotes',
    tone: 'tint',
    title: 'Heard In The Waiting Room',
    look: 'large',
    rating: '{number} of 5 stars',
    quotes: [
      {
        sample: true,
        words: 'I fell asleep in the chair. Nobody *ever* falls asleep in that chair.',
        name: 'G. Sample',
        role: 'Patient since 2004',
        stars: 5,
        photo: {
          file: '/pictures/team-ruth.webp',
          alt: 'G. Sample, laughing',
          width: 960,
          height: 1200,
        },
      },
      {
        sample: true,
        words: 'The first dentist who waited until I had finished my question.',
        name: 'H. Sample',
        photo: {
          file: '/pictures/team-tom.webp',
          alt: 'H. Sample at a window',
          width: 960,
          height: 1200,
        },
      },
      { sample: true, words: 'They called to ask how I was.', name: 'I. Sample', role: 'Teacher' },
      { sample: true, words: 'Twenty minutes, as they had said.', name: 'J. Sample' },
    ],
  },
} satisfies Record<string, SectionDefinition<'quotes'>>;
