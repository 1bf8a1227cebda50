import type { Scene, Thing } from './scene';
import { windows } from './shots';

const usual = { width: 1600, height: 1200 };

/** In the margin of a text, or above that of a small card. */
const low = { width: 1600, height: 800 };

/** About as high as the text beside it. */
const besideText = { width: 1600, height: 1520 };

/** From edge to edge on the largest screens. */
const madeWide = 3200;

/** Above the text of a card. */
const onCard = { width: 1280, height: 860 };

/** What narrow screens show in place of a wide one. */
const tall = { width: 1200, height: 1400 };

/** Sites in their own colours. */
const ofSite = {
  crust: '#21150E',
  pink: '#FFA3CF',
  night: '#061114',
  slate: '#1F2625',
  teal: '#1F6570',
  sun: '#FFD24A',
} as const;

/** So much smaller that nothing is cut off where the picture is shown in a lower room than its own. */
const whole = (scene: Scene, share = 0.9): Scene => ({
  ...scene,
  things: scene.things.map(({ width, at: [across, down], ...thing }) => ({
    ...thing,
    width: width * share,
    at: [50 + (across - 50) * share, 50 + (down - 50) * share],
  })),
});

/** Telephones beside each other, straight, each a little lower or higher than the one before. */
const standing = (names: readonly string[], width: number): Thing[] =>
  names.map((shows, place) => ({
    shows,
    as: 'telephone',
    width,
    at: [((place + 0.5) * 100) / names.length, place % 2 === 0 ? 56 : 44],
    lifted: 50,
  }));

/** Two telephones, as much of them as a low picture shows, the second a little higher. */
const rising = (names: readonly [string, string]): Thing[] =>
  names.map((shows, place) => ({
    shows,
    as: 'telephone',
    width: 640,
    at: [27 + place * 46, 112 - place * 16],
    lifted: 60,
  }));

/** Screens of telephones beside each other, from the top as much as fits: each so wide, in a picture so high. */
const screens = (names: readonly string[], [width, height]: readonly [number, number]): Thing[] => {
  const { width: across, height: down } = windows.telephone;
  const middle = (width * down) / across / 2;
  return names.map((shows, place) => ({
    shows,
    as: 'page',
    width,
    at: [((place + 0.5) * 100) / names.length, (middle * 100) / height],
  }));
};

/** The pictures of the agency's pages, by the name of the file in public/pictures. What stands in front comes last. */
export const scenes: Readonly<Record<string, Scene>> = {
  // Cut out, to stand between the words and the form of the first page.
  'telephone-of-the-bakery': {
    width: 800,
    height: 1600,
    ground: 'none',
    things: [
      {
        shows: 'bakery-telephone',
        as: 'telephone',
        width: 600,
        at: [46, 47],
        turned: [6, -14, 3],
        lifted: 50,
      },
    ],
  },
  'order-for-saturday': {
    width: 1600,
    height: 720,
    madeWide,
    ground: ofSite.crust,
    things: [{ shows: 'bakery-order', as: 'browser', width: 1120, at: [50, 68], lifted: 60 }],
  },
  'order-for-saturday-tall': {
    ...tall,
    ground: ofSite.crust,
    things: [
      { shows: 'bakery-order-telephone', as: 'telephone', width: 800, at: [50, 72], lifted: 60 },
    ],
  },
  'hall-on-telephones': {
    ...besideText,
    ground: ofSite.pink,
    things: standing(
      ['climbing-wall-telephone', 'climbing-telephone', 'climbing-prices-telephone'],
      500,
    ),
  },
  'one-lamp': {
    width: 1280,
    height: 600,
    madeWide,
    ground: ofSite.night,
    things: [{ shows: 'concert-home', as: 'page', width: 1280, at: [50, 36] }],
  },
  'one-lamp-tall': {
    width: 600,
    height: 700,
    madeWide: 1200,
    ground: ofSite.night,
    things: [{ shows: 'concert-home', as: 'page', width: 1300, at: [-8.3, 45] }],
  },
  brief: {
    ...usual,
    ground: 'lime',
    things: [{ shows: 'brief', as: 'sheet', width: 840, at: [50, 58], lifted: 40 }],
  },
  'two-sites-of-one-kit': {
    ...low,
    ground: 'paper',
    things: [
      { shows: 'notary-home', as: 'page', width: 1200, at: [37.5, 50] },
      { shows: 'dentist-home', as: 'page', width: 1200, at: [87.5, 50] },
    ],
  },
  'enquiries-and-their-source': {
    ...low,
    ground: 'forest',
    things: [{ shows: 'sources', as: 'page', width: 1600, at: [50, 50] }],
  },
  'board-of-a-week': {
    ...besideText,
    ground: 'forest',
    things: [{ shows: 'board', as: 'card', width: 1080, at: [52, 51], lifted: 60 }],
  },
  'six-sites': {
    width: 2400,
    height: 864,
    madeWide,
    ground: ofSite.night,
    things: screens(
      ['bakery', 'climbing', 'notary', 'concert', 'school', 'dentist'].map(
        (site) => `${site}-telephone`,
      ),
      [400, 864],
    ),
  },
  'school-in-its-colours': {
    ...usual,
    ground: ofSite.sun,
    things: [
      { shows: 'school-home', as: 'browser', width: 1360, at: [56, 48], lifted: 60 },
      { shows: 'school-telephone', as: 'telephone', width: 380, at: [18, 64], lifted: 90 },
    ],
  },
  'typed-on-the-page': {
    ...low,
    ground: ofSite.crust,
    things: [{ shows: 'bakery-edited', as: 'page', width: 1600, at: [50, 44] }],
  },
  'report-of-a-month': {
    ...low,
    ground: 'forest',
    things: [{ shows: 'report', as: 'sheet', width: 1240, at: [50, 108], lifted: 40 }],
  },
  'appointment-by-telephone': {
    ...low,
    ground: ofSite.teal,
    things: rising(['dentist-telephone', 'dentist-appointment-telephone']),
  },
  'found-in-the-results': whole({
    ...usual,
    ground: ofSite.slate,
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
  'named-the-same-everywhere': {
    ...low,
    ground: 'forest',
    things: [
      { shows: 'listing', as: 'card', width: 700, at: [27, 56], lifted: 60 },
      { shows: 'shared', as: 'card', width: 640, at: [74, 60], lifted: 60 },
    ],
  },
  'positions-over-a-year': {
    ...low,
    ground: 'lime',
    things: [{ shows: 'positions', as: 'page', width: 1600, at: [50, 50] }],
  },
  'prices-of-the-hall': {
    width: 1200,
    height: 1200,
    ground: '#FFD400',
    things: [{ shows: 'climbing-prices', as: 'page', width: 2445, at: [100, 56.9] }],
  },
  'season-as-an-app': {
    ...low,
    ground: ofSite.night,
    things: rising(['concert-telephone', 'concert-season-telephone']),
  },
  'card-and-telephone': {
    width: 1600,
    height: 1400,
    ground: 'lime',
    things: [
      {
        shows: 'profile',
        as: 'telephone',
        width: 520,
        at: [72, 65],
        turned: [24, -14, 14],
        lifted: 40,
      },
      {
        shows: 'nfc-card',
        as: 'card',
        width: 920,
        at: [38, 33],
        turned: [30, 16, -18],
        lifted: 190,
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
  'sheet-beside-the-telephone': {
    width: 2400,
    height: 1000,
    madeWide,
    ground: 'forest',
    things: [
      {
        shows: 'questions',
        as: 'sheet',
        width: 1240,
        at: [36, 102],
        turned: [0, 0, -3],
        lifted: 40,
      },
      { shows: 'call', as: 'telephone', width: 520, at: [79, 64], turned: [0, 0, 6], lifted: 60 },
    ],
  },
  'sheet-beside-the-telephone-tall': {
    ...tall,
    ground: 'forest',
    things: [
      {
        shows: 'questions',
        as: 'sheet',
        width: 1040,
        at: [45, 62],
        turned: [0, 0, -3],
        lifted: 40,
      },
      { shows: 'call', as: 'telephone', width: 400, at: [84, 92], turned: [0, 0, 6], lifted: 60 },
    ],
  },
  // As large as on a telephone: small cards show them.
  'evening-on-a-telephone': {
    ...onCard,
    ground: ofSite.night,
    things: [{ shows: 'concert-season-telephone', as: 'page', width: 1280, at: [50, 14.3] }],
  },
  'loaves-on-a-telephone': {
    ...onCard,
    ground: ofSite.crust,
    things: [{ shows: 'bakery-order-telephone', as: 'page', width: 1280, at: [50, 134.4] }],
  },
  'price-on-a-telephone': {
    ...onCard,
    ground: ofSite.sun,
    things: [{ shows: 'climbing-prices-telephone', as: 'page', width: 1522, at: [50, -25.8] }],
  },
  'milestones-of-a-project': {
    ...usual,
    ground: 'lime',
    things: [
      {
        shows: 'milestones',
        as: 'sheet',
        width: 680,
        at: [50, 50],
        turned: [16, -10, 5],
        lifted: 60,
      },
    ],
  },
};
