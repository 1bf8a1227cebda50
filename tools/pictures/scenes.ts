import type { Scene } from './scene';
import { teamScenes } from './team-scenes';

const usual = { width: 1600, height: 1200 };

/** Above the words of a small card. */
const low = { width: 1600, height: 800 };

/** From edge to edge on the largest screens. */
const madeWide = 3200;

/** What narrow screens show in place of a wide one. */
const tall = { width: 1200, height: 1400 };

/** So much smaller that nothing is cut off where the picture is shown in a lower room than its own. */
const whole = (scene: Scene, share = 0.82): Scene => ({
  ...scene,
  things: scene.things.map(({ width, at: [across, down], ...thing }) => ({
    ...thing,
    width: width * share,
    at: [50 + (across - 50) * share, 50 + (down - 50) * share],
  })),
});

/** Cut out, to stand on the stair of the first page: the upper left is empty, where its words are. */
const onStair: Scene = {
  width: 1600,
  height: 1700,
  ground: 'none',
  things: [
    {
      shows: 'climbing-home',
      as: 'browser',
      width: 740,
      at: [26, 78.5],
      turned: [20, 18, -6],
      lifted: 40,
    },
    {
      shows: 'concert-telephone',
      as: 'telephone',
      width: 470,
      at: [61, 46.5],
      turned: [8, 20, -6],
      lifted: 50,
    },
    {
      shows: 'bakery-telephone',
      as: 'telephone',
      width: 510,
      at: [82, 35.5],
      turned: [8, -18, 4],
      lifted: 50,
    },
    { shows: 'nfc-card', as: 'card', width: 480, at: [80, 76], turned: [26, 16, -12], lifted: 60 },
  ],
};

/** In one column, where the words stand above it. */
const onStairTall: Scene = {
  width: 1000,
  height: 1440,
  ground: 'none',
  things: [
    {
      shows: 'concert-telephone',
      as: 'telephone',
      width: 430,
      at: [37, 36],
      turned: [8, 20, -6],
      lifted: 40,
    },
    {
      shows: 'bakery-telephone',
      as: 'telephone',
      width: 500,
      at: [66, 54],
      turned: [8, -18, 4],
      lifted: 40,
    },
    { shows: 'nfc-card', as: 'card', width: 520, at: [30, 81], turned: [26, 16, -14], lifted: 50 },
  ],
};

/** The pictures of the agency's pages, by the name of the file in public/pictures. What stands in front comes last. */
export const scenes: Readonly<Record<string, Scene>> = {
  ...teamScenes,
  'work-on-the-stair': onStair,
  'work-on-the-stair-tall': onStairTall,
  'booking-on-two-screens': {
    ...usual,
    ground: 'lime',
    things: [
      {
        shows: 'dentist-home',
        as: 'browser',
        width: 1180,
        at: [44, 46],
        turned: [14, -20, 4],
        lifted: 60,
      },
      {
        shows: 'dentist-appointment-telephone',
        as: 'telephone',
        width: 350,
        at: [81, 58],
        turned: [10, -16, 3],
        lifted: 120,
      },
    ],
  },
  'telephones-of-the-hall': {
    ...usual,
    ground: 'forest',
    stair: true,
    things: [
      {
        shows: 'climbing-telephone',
        as: 'telephone',
        width: 400,
        at: [33, 52],
        turned: [18, 18, -12],
        lifted: 70,
      },
      {
        shows: 'climbing-prices-telephone',
        as: 'telephone',
        width: 400,
        at: [66, 58],
        turned: [18, 18, -12],
        lifted: 140,
      },
    ],
  },
  'from-advert-to-order': {
    width: 2400,
    height: 1100,
    madeWide,
    ground: 'dusk',
    stair: true,
    things: [
      {
        shows: 'bakery-home',
        as: 'browser',
        width: 1240,
        at: [58, 54],
        turned: [16, -18, 5],
        lifted: 50,
      },
      { shows: 'advert', as: 'card', width: 620, at: [23, 40], turned: [14, 14, -6], lifted: 130 },
      {
        shows: 'bakery-order-telephone',
        as: 'telephone',
        width: 350,
        at: [85, 60],
        turned: [12, -18, 4],
        lifted: 150,
      },
    ],
  },
  brief: {
    ...usual,
    ground: 'lime',
    things: [
      { shows: 'brief', as: 'sheet', width: 720, at: [49, 50], turned: [16, 10, -7], lifted: 40 },
    ],
  },
  'two-sites-of-one-kit': {
    ...low,
    ground: 'paper',
    things: [
      {
        shows: 'notary-home',
        as: 'browser',
        width: 760,
        at: [31, 46],
        turned: [16, 20, -6],
        lifted: 40,
      },
      {
        shows: 'concert-home',
        as: 'browser',
        width: 760,
        at: [66, 55],
        turned: [16, 20, -6],
        lifted: 120,
      },
    ],
  },
  'enquiries-and-their-source': {
    ...low,
    ground: 'forest',
    things: [
      { shows: 'sources', as: 'sheet', width: 860, at: [50, 80], turned: [16, -10, 5], lifted: 40 },
    ],
  },
  'redesign-of-the-hall': whole({
    ...usual,
    ground: 'lime',
    things: [
      {
        shows: 'concert-home',
        as: 'browser',
        width: 1220,
        at: [46, 46],
        turned: [16, -20, 5],
        lifted: 60,
      },
      {
        shows: 'concert-telephone',
        as: 'telephone',
        width: 350,
        at: [82, 60],
        turned: [12, -18, 4],
        lifted: 140,
      },
    ],
  }),
  'typed-on-the-page': whole({
    ...usual,
    ground: 'paper',
    stair: true,
    things: [
      {
        shows: 'bakery-edited',
        as: 'browser',
        width: 1360,
        at: [52, 52],
        turned: [14, 16, -5],
        lifted: 80,
      },
    ],
  }),
  'report-of-a-month': whole({
    ...usual,
    ground: 'forest',
    stair: true,
    things: [
      { shows: 'report', as: 'sheet', width: 720, at: [48, 50], turned: [16, 10, -7], lifted: 40 },
    ],
  }),
  'android-telephone': whole({
    ...usual,
    ground: 'lime',
    things: [
      {
        shows: 'bakery-telephone',
        as: 'telephone',
        width: 400,
        at: [36, 60],
        turned: [16, -18, 10],
        lifted: 60,
      },
      {
        shows: 'bakery-breads-telephone',
        as: 'telephone',
        width: 400,
        at: [66, 48],
        turned: [16, -18, 10],
        lifted: 130,
      },
    ],
  }),
  'found-in-the-results': whole({
    ...usual,
    ground: 'paper',
    things: [
      {
        shows: 'notary-fees',
        as: 'browser',
        width: 1080,
        at: [58, 40],
        turned: [18, 18, -7],
        lifted: 40,
      },
      { shows: 'result', as: 'card', width: 820, at: [38, 70], turned: [14, 14, -5], lifted: 130 },
    ],
  }),
  'named-the-same-everywhere': whole({
    ...usual,
    ground: 'forest',
    things: [
      { shows: 'listing', as: 'card', width: 700, at: [56, 40], turned: [16, -16, 8], lifted: 60 },
      { shows: 'shared', as: 'card', width: 640, at: [40, 68], turned: [14, -14, 5], lifted: 130 },
    ],
  }),
  'positions-over-a-year': whole({
    ...usual,
    ground: 'lime',
    stair: true,
    things: [
      {
        shows: 'positions',
        as: 'sheet',
        width: 960,
        at: [50, 54],
        turned: [16, -12, 5],
        lifted: 30,
      },
    ],
  }),
  'order-from-the-shop': whole({
    ...usual,
    ground: 'forest',
    stair: true,
    things: [
      {
        shows: 'bakery-order',
        as: 'browser',
        width: 1160,
        at: [44, 46],
        turned: [16, 20, -6],
        lifted: 50,
      },
      {
        shows: 'bakery-order-telephone',
        as: 'telephone',
        width: 360,
        at: [80, 58],
        turned: [12, 16, -4],
        lifted: 140,
      },
    ],
  }),
  'season-as-an-app': whole({
    ...usual,
    ground: 'paper',
    stair: true,
    things: [
      {
        shows: 'concert-telephone',
        as: 'telephone',
        width: 400,
        at: [36, 46],
        turned: [18, -18, 10],
        lifted: 60,
      },
      {
        shows: 'concert-season-telephone',
        as: 'telephone',
        width: 400,
        at: [66, 60],
        turned: [18, -18, 10],
        lifted: 130,
      },
    ],
  }),
  'card-and-telephone': {
    width: 1600,
    height: 1300,
    ground: 'forest',
    stair: true,
    things: [
      {
        shows: 'profile',
        as: 'telephone',
        width: 430,
        at: [73, 56],
        turned: [24, -14, 14],
        lifted: 40,
      },
      {
        shows: 'nfc-card',
        as: 'card',
        width: 820,
        at: [38, 42],
        turned: [30, 16, -18],
        lifted: 190,
      },
    ],
  },
  'wall-of-work': {
    width: 2000,
    height: 1200,
    madeWide,
    ground: 'forest',
    things: [
      {
        shows: 'dentist-home',
        as: 'browser',
        width: 760,
        at: [20, 22],
        turned: [20, 18, -8],
        lifted: 30,
      },
      {
        shows: 'concert-home',
        as: 'browser',
        width: 760,
        at: [57, 17],
        turned: [20, 18, -8],
        lifted: 30,
      },
      {
        shows: 'bakery-home',
        as: 'browser',
        width: 760,
        at: [40, 56],
        turned: [20, 18, -8],
        lifted: 60,
      },
      {
        shows: 'climbing-home',
        as: 'browser',
        width: 760,
        at: [79, 51],
        turned: [20, 18, -8],
        lifted: 60,
      },
      {
        shows: 'notary-home',
        as: 'browser',
        width: 760,
        at: [66, 92],
        turned: [20, 18, -8],
        lifted: 90,
      },
    ],
  },
  'card-in-the-light': {
    width: 2800,
    height: 1300,
    madeWide,
    ground: 'dusk',
    things: [
      {
        shows: 'nfc-card',
        as: 'card',
        width: 1000,
        at: [77, 50],
        turned: [26, -18, 12],
        lifted: 220,
      },
    ],
  },
  'brief-and-its-questions': {
    width: 2400,
    height: 1000,
    madeWide,
    ground: 'lime',
    things: [
      {
        shows: 'sources',
        as: 'sheet',
        width: 600,
        at: [27, 52],
        turned: [16, 10, -7],
        lifted: 40,
      },
      { shows: 'brief', as: 'sheet', width: 600, at: [53, 50], turned: [16, -10, 5], lifted: 70 },
      {
        shows: 'notary-telephone',
        as: 'telephone',
        width: 340,
        at: [77, 50],
        turned: [16, -18, 8],
        lifted: 140,
      },
    ],
  },
  'milestones-of-a-project': {
    ...usual,
    ground: 'lime',
    stair: true,
    things: [
      {
        shows: 'milestones',
        as: 'sheet',
        width: 600,
        at: [41, 48],
        turned: [16, -10, 5],
        lifted: 40,
      },
      {
        shows: 'bakery-order-telephone',
        as: 'telephone',
        width: 260,
        at: [69, 68],
        turned: [14, -18, 5],
        lifted: 150,
      },
    ],
  },
  'from-advert-to-order-tall': {
    ...tall,
    ground: 'dusk',
    stair: true,
    things: [
      {
        shows: 'bakery-home',
        as: 'browser',
        width: 1120,
        at: [62, 34],
        turned: [16, -18, 5],
        lifted: 50,
      },
      { shows: 'advert', as: 'card', width: 560, at: [32, 62], turned: [14, 14, -6], lifted: 130 },
      {
        shows: 'bakery-order-telephone',
        as: 'telephone',
        width: 340,
        at: [75, 69],
        turned: [12, -18, 4],
        lifted: 150,
      },
    ],
  },
  'wall-of-work-tall': {
    ...tall,
    ground: 'forest',
    things: [
      {
        shows: 'dentist-home',
        as: 'browser',
        width: 700,
        at: [18, 12],
        turned: [20, 18, -8],
        lifted: 30,
      },
      {
        shows: 'concert-home',
        as: 'browser',
        width: 700,
        at: [74, 14],
        turned: [20, 18, -8],
        lifted: 30,
      },
      {
        shows: 'bakery-home',
        as: 'browser',
        width: 700,
        at: [26, 45],
        turned: [20, 18, -8],
        lifted: 60,
      },
      {
        shows: 'climbing-home',
        as: 'browser',
        width: 700,
        at: [82, 50],
        turned: [20, 18, -8],
        lifted: 60,
      },
      {
        shows: 'notary-home',
        as: 'browser',
        width: 700,
        at: [40, 82],
        turned: [20, 18, -8],
        lifted: 90,
      },
    ],
  },
  'brief-and-its-questions-tall': {
    ...tall,
    ground: 'lime',
    things: [
      {
        shows: 'brief',
        as: 'sheet',
        width: 700,
        at: [41, 48],
        turned: [16, -10, 5],
        lifted: 70,
      },
      {
        shows: 'notary-telephone',
        as: 'telephone',
        width: 340,
        at: [78, 62],
        turned: [16, -18, 8],
        lifted: 140,
      },
    ],
  },
};
