import { catalogue } from './catalogue-entry';

/** Errors in the openings of pages: heroes and page-headers. */
export const openings = catalogue({
  fullWithoutPhoto: {
    code: 'SITE-440',
    description: 'The layout {layout} has no photograph.',
    why: 'Its words stand on a photograph, from one edge of the screen to the other.',
    repair:
      'Give the section a photograph as its picture, or choose another layout: poster has only words.',
    example: `layout: 'full',
picture: { file: '/pictures/studio.webp', alt: 'Our studio', width: 2400, height: 1600, focus: { x: 70, y: 40 } },`,
  },
  splitWithoutPicture: {
    code: 'SITE-441',
    description: 'The layout split has no picture.',
    why: 'Half of the screen would be empty.',
    repair: 'Give the section a picture, or choose another layout: poster has only words.',
    example: `layout: 'split',
picture: { file: '/pictures/studio.webp', alt: 'Our studio', width: 2400, height: 1600, focus: { x: 70, y: 40 } },`,
  },
  posterWithPicture: {
    code: 'SITE-442',
    description: 'The layout poster shows no picture.',
    why: 'Nobody would see it: a poster is only words.',
    repair: 'Delete the picture, or choose the layout stacked, which has it below the words.',
    example: `layout: 'stacked',
picture: { file: '/pictures/studio.webp', alt: 'Our studio', width: 2400, height: 1600, focus: { x: 70, y: 40 } },`,
  },
  loopUnseen: {
    code: 'SITE-443',
    description: 'Nobody would see this video.',
    why: 'It takes the place of a photograph in the layouts full, apart and split, and in no other.',
    repair: 'Choose one of these layouts with a photograph as its picture, or delete the video.',
    example: `layout: 'full',
picture: { file: '/pictures/studio.webp', alt: 'Our studio', width: 2400, height: 1600, focus: { x: 70, y: 40 } },
loop: { video: '/videos/oven.mp4', pause: 'Pause the video', play: 'Play the video' },`,
  },
  focusUnseen: {
    code: 'SITE-444',
    description: 'This photograph is shown whole: its focus has no effect.',
    why: 'Only the layouts full, apart, split, stacked and centred cut a photograph to their room.',
    repair: 'Delete the focus, or choose one of these layouts.',
    example: `layout: 'full',
picture: { file: '/pictures/studio.webp', alt: 'Our studio', width: 2400, height: 1600, focus: { x: 70, y: 40 } },`,
  },
  positionUnseen: {
    code: 'SITE-445',
    description: 'The position of the words has no effect here.',
    why: 'It is for words on a photograph: the layouts full and apart.',
    repair: 'Delete the entry, or choose one of these layouts.',
    example: `textPosition: 'end',
layout: 'full',
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
  headerWithoutPicture: {
    code: 'SITE-449',
    description: 'The layout says where the picture stands, and there is none.',
    why: 'Nothing would be different.',
    repair: 'Delete the layout, or give the section a picture.',
    example: `layout: 'beside',
picture: { file: '/pictures/studio.webp', alt: 'Our studio', width: 2400, height: 1600, focus: { x: 70, y: 40 } },`,
  },
  narrowWithPicture: {
    code: 'SITE-450',
    description: 'A page-header with a picture is not narrow.',
    why: 'A picture needs room: narrow would have no effect.',
    repair: 'Delete narrow, or the picture.',
    example: `narrow: true,`,
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
