import type { Scene } from './scene';
import { teamScenes } from './team-scenes';

const usual = { width: 1600, height: 1200 };

/** From edge to edge on the largest screens. */
const madeWide = 3200;

/** What narrow screens show in place of a wide one. */
const tall = { width: 1200, height: 1400 };

/** Cut out, to stand on the stair of the first page. */
const onStair: Scene = {
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
      { shows: 'brief', as: 'sheet', width: 760, at: [50, 56], turned: [26, 6, -14], lifted: 30 },
    ],
  },
  'two-sites-of-one-kit': {
    ...usual,
    ground: 'paper',
    things: [
      {
        shows: 'notary-home',
        as: 'browser',
        width: 980,
        at: [38, 36],
        turned: [16, 20, -6],
        lifted: 40,
      },
      {
        shows: 'concert-home',
        as: 'browser',
        width: 980,
        at: [62, 66],
        turned: [16, 20, -6],
        lifted: 120,
      },
    ],
  },
  'enquiries-and-their-source': {
    ...usual,
    ground: 'forest',
    things: [
      { shows: 'sources', as: 'sheet', width: 860, at: [50, 56], turned: [24, -14, 9], lifted: 40 },
    ],
  },
  'redesign-of-the-hall': {
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
  },
  'typed-on-the-page': {
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
  },
  'report-of-a-month': {
    ...usual,
    ground: 'forest',
    stair: true,
    things: [
      { shows: 'report', as: 'sheet', width: 800, at: [50, 58], turned: [26, 10, -12], lifted: 30 },
    ],
  },
  'android-telephone': {
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
  },
  'found-in-the-results': {
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
  },
  'named-the-same-everywhere': {
    ...usual,
    ground: 'forest',
    things: [
      { shows: 'listing', as: 'card', width: 700, at: [56, 40], turned: [16, -16, 8], lifted: 60 },
      { shows: 'shared', as: 'card', width: 640, at: [40, 68], turned: [14, -14, 5], lifted: 130 },
    ],
  },
  'positions-over-a-year': {
    ...usual,
    ground: 'lime',
    stair: true,
    things: [
      {
        shows: 'positions',
        as: 'sheet',
        width: 960,
        at: [50, 54],
        turned: [24, -12, 8],
        lifted: 30,
      },
    ],
  },
  'order-from-the-shop': {
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
  },
  'season-as-an-app': {
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
  },
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
        width: 720,
        at: [25, 66],
        turned: [26, 10, -12],
        lifted: 30,
      },
      { shows: 'brief', as: 'sheet', width: 700, at: [54, 68], turned: [26, -10, 7], lifted: 70 },
      {
        shows: 'notary-telephone',
        as: 'telephone',
        width: 330,
        at: [82, 56],
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
        width: 760,
        at: [46, 52],
        turned: [24, -14, 9],
        lifted: 40,
      },
      {
        shows: 'bakery-order-telephone',
        as: 'telephone',
        width: 270,
        at: [74, 84],
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
        width: 760,
        at: [40, 54],
        turned: [26, -10, 7],
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
