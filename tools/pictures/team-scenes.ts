import type { Scene } from './scene';

/** As high as portraits are beside each other. */
const portrait = { width: 1200, height: 1500 };

/** What each member of the agency's team makes, in the place of a portrait: nobody's face is invented. */
export const teamScenes: Readonly<Record<string, Scene>> = {
  'made-by-the-founder': {
    ...portrait,
    ground: 'paper',
    stair: true,
    things: [
      { shows: 'scope', as: 'sheet', width: 860, at: [50, 53], turned: [22, 10, -9], lifted: 40 },
    ],
  },
  'made-by-the-manager': {
    ...portrait,
    ground: 'forest',
    things: [
      { shows: 'board', as: 'card', width: 1010, at: [52, 55], turned: [20, -12, 6], lifted: 70 },
    ],
  },
  'made-by-the-flutter-developer': {
    ...portrait,
    ground: 'lime',
    things: [
      {
        shows: 'bakery-breads-telephone',
        as: 'telephone',
        width: 470,
        at: [34, 46],
        turned: [16, -18, 8],
        lifted: 60,
      },
      {
        shows: 'concert-season-telephone',
        as: 'telephone',
        width: 470,
        at: [69, 62],
        turned: [16, -18, 8],
        lifted: 130,
      },
    ],
  },
  'made-by-the-stack-developer': {
    ...portrait,
    ground: 'forest',
    stair: true,
    things: [
      {
        shows: 'bakery-order',
        as: 'browser',
        width: 1240,
        at: [60, 44],
        turned: [16, 18, -7],
        lifted: 60,
      },
      {
        shows: 'bakery-order-telephone',
        as: 'telephone',
        width: 380,
        at: [34, 66],
        turned: [12, 16, -6],
        lifted: 140,
      },
    ],
  },
  'made-by-digital-marketing': {
    ...portrait,
    ground: 'paper',
    things: [
      {
        shows: 'positions',
        as: 'sheet',
        width: 900,
        at: [52, 48],
        turned: [22, -12, 8],
        lifted: 40,
      },
      { shows: 'result', as: 'card', width: 720, at: [44, 82], turned: [16, -10, 5], lifted: 120 },
    ],
  },
  'made-by-social-media': {
    ...portrait,
    ground: 'lime',
    stair: true,
    things: [
      { shows: 'advert', as: 'card', width: 640, at: [64, 34], turned: [16, 14, -7], lifted: 50 },
      { shows: 'shared', as: 'card', width: 700, at: [42, 66], turned: [14, 14, -5], lifted: 130 },
    ],
  },
};
