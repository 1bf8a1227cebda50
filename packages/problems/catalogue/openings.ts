import { catalogue } from './catalogue-entry';

/** Errors in the openings of pages: heroes and page-headers. */
export const openings = catalogue({
  withoutPicture: {
    code: 'SITE-440',
    description: 'The layout {layout} has no {what}.',
    why: 'A large part of the screen would be empty.',
    repair:
      'Give the section a {what} as its picture, or choose another layout: poster has only words.',
    example: `layout: 'full',
picture: { file: '/pictures/studio.webp', alt: 'Our studio', width: 2400, height: 1600, focus: { x: 70, y: 40 } },`,
  },
  smallOpening: {
    code: 'SITE-446',
    severity: 'warning',
    description:
      'The photograph is {width} pixels wide; here it is shown up to {needed} wide and more.',
    why: 'It would be blurred on large screens, and on those with small pixels.',
    repair:
      'Take the original, as the camera saved it, or one that is at least {needed} pixels wide.',
    example: `picture: { file: '/pictures/studio.webp', alt: 'Our studio', width: 2400, height: 1600, focus: { x: 70, y: 40 } },`,
  },
  croppedOpening: {
    code: 'SITE-447',
    severity: 'warning',
    description: 'On {screen} only {seen} % of the {side} of this photograph would be seen.',
    why: 'It is much higher or wider than its room, and is cut to it around its focus.',
    repair:
      'Take a photograph that is half as wide again as it is high, for example 2400 to 1600 pixels, or choose the layout split. For telephones write a crop of its own as tall.',
    example: `layout: 'full',
picture: { file: '/pictures/studio.webp', alt: 'Our studio', width: 2400, height: 1600, focus: { x: 70, y: 40 } },`,
  },
  wordsOnFocus: {
    code: 'SITE-448',
    severity: 'warning',
    description: 'The words stand {side}, on what matters most in the photograph.',
    why: 'The focus says where that is: there the words, and the shade below them, would cover it.',
    repair: 'Write {other} as textPosition, or take a photograph with room for words on that side.',
    example: `textPosition: 'end',
picture: { file: '/pictures/studio.webp', alt: 'Our studio', width: 2400, height: 1600, focus: { x: 20, y: 40 } },`,
  },
  heavyLoop: {
    code: 'SITE-451',
    severity: 'warning',
    description:
      'The video has {megabytes} MB. A video that plays by itself should have {limit} MB at most.',
    why: 'Everybody who opens the page loads it, on the way too.',
    repair: 'Save a few seconds of it, without sound, 1280 pixels wide.',
    example: `loop: { video: '/videos/oven.mp4', pause: 'Pause the video', play: 'Play the video' },`,
  },
  sameActions: {
    code: 'SITE-452',
    description: 'Both buttons lead to {found}.',
    why: 'Visitors choose between two ways: these are one.',
    repair: 'Let the second button lead to another page, or delete it.',
    example: `action: { label: 'Our bread', to: '/Services' },
secondAction: { label: 'Where we are', to: '/Contact' },`,
  },
});
