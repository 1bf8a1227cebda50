import assert from 'node:assert/strict';
import siteInAll from '../../../examples/dentist/config/site';
import { inEnglish } from '../../in-english';
import { openPage, type Journey, type Stage } from '../journey';
import { cutParts, overflowOf, sizeOf } from '../look';
import { logo } from '../places';
import { soon } from '../soon';

const site = inEnglish(siteInAll);

const habits = { letters: 'twice as large' } as const;

const openLarge = async (stage: Stage, path: string) => {
  const { visitor } = stage;
  await visitor.resize({ width: 360, height: 800 });
  await openPage(stage, path);
  await soon('the width', () => visitor.ask('window.innerWidth'), 360);
  const size = await visitor.ask('getComputedStyle(document.documentElement).fontSize');
  assert.equal(size, '32px');
};

type Pages = { folder?: 'examples/dentist'; paths: string[] };

const pagesAreWhole = ({ folder, paths }: Pages): Journey => ({
  name: `text of 200 % at 360 px: ${paths.join(', ')} do not scroll sideways or cut text`,
  ...(folder && { folder }),
  habits,
  walk: async (stage) => {
    const { visitor } = stage;
    for (const path of paths) {
      await openLarge(stage, path);
      await soon(`${path} scrolls sideways by`, () => overflowOf(visitor), 0);
      await soon(`${path}: cut`, () => cutParts(visitor), []);
    }
  },
});

const logoIsThere: Journey = {
  name: 'text of 200 % at 360 px: the logo keeps its shape and most of its room',
  folder: 'examples/dentist',
  habits,
  walk: async (stage) => {
    await openLarge(stage, '/');
    const { width, height } = await sizeOf(stage.visitor, logo);
    const wanted = site.logo.width / site.logo.height;
    assert(Math.abs(width / height / wanted - 1) < 0.05, `${width} × ${height} px`);
    assert(width > site.logo.width * 0.5, `the logo is ${width} px wide`);
  },
};

export const largeLetters = [
  pagesAreWhole({ paths: ['/', '/Services', '/Blog', '/Career', '/Contact'] }),
  pagesAreWhole({
    folder: 'examples/dentist',
    paths: ['/', '/Team', '/Apply', '/Appointment', '/Prices', '/Questions', '/Practice'],
  }),
  logoIsThere,
];
