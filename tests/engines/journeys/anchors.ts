import assert from 'node:assert/strict';
import practiceInAll from '../../../examples/dentist/config/pages/practice';
import siteInAll from '../../../examples/dentist/config/site';
import { inEnglish } from '../../in-english';
import { act, openPage, type Journey, type Stage } from '../journey';
import { addressOf, isOpenToView } from '../look';
import { bannerLink, headingAt, linkTo } from '../places';
import { soon } from '../soon';

const practice = inEnglish(practiceInAll);
const site = inEnglish(siteInAll);

const folder = 'examples/dentist';

const telephone = { width: 390, height: 844 };

const { to: hours } = site.banner.link;

/** On a telephone the anchors are far below the first screen. */
const openOnTelephone = async (stage: Stage, path: string) => {
  await stage.visitor.resize(telephone);
  await openPage(stage, path);
};

/** Shows the banner, whatever today is. */
export const showBanner = `document.documentElement.dataset.banner = 'on'`;

const expectPlace = async ({ visitor }: Stage, address: string) => {
  await soon('the address', () => addressOf(visitor), address);
  await soon('the heading is in view', () => isOpenToView(visitor, headingAt(address)), true);
};

const toPlaceOnPage: Journey = {
  name: 'a link to a place on the same page leads there',
  folder,
  walk: async (stage) => {
    const { visitor } = stage;
    await openOnTelephone(stage, '/');
    await visitor.ask(showBanner);
    assert.equal(await isOpenToView(visitor, headingAt(hours)), false);
    await visitor.click(bannerLink);
    await expectPlace(stage, hours);
  },
};

const toPlaceElsewhere: Journey = {
  name: 'a link to a place on another page leads there',
  folder,
  walk: async (stage) => {
    const { visitor } = stage;
    const { action } = practice.sections.find(({ kind }) => kind === 'call-to-action') ?? {};
    assert(action);
    await openOnTelephone(stage, '/Practice');
    await visitor.click(linkTo(action.label));
    await expectPlace(stage, action.to);
  },
};

/**
 * Presses the link of the banner when the router first writes to the history, which is during hydration.
 * Returns whether it has not yet done so.
 */
const pressDuringHydration = `(() => {
  if (history.state?.idx !== undefined) return false;
  ${showBanner};
  const replace = history.replaceState;
  history.replaceState = function (...given) {
    replace.apply(this, given);
    history.replaceState = replace;
    window.pressed = document.querySelector('#root[data-ready]') === null;
    document.querySelector('aside a').click();
  };
  ${act};
  return true;
})()`;

const toPlaceEarly: Journey = {
  name: 'a link to a place on the same page leads there during hydration',
  folder,
  walk: async (stage) => {
    const { visitor, site: served } = stage;
    await visitor.resize(telephone);
    // A slow driver is sometimes too late.
    const openInTime = async () => {
      await visitor.open(`${served.origin}/`);
      return visitor.ask(pressDuringHydration);
    };
    await soon('the page is not hydrated yet', openInTime, true);
    await soon('pressed early', () => visitor.ask('window.pressed'), true);
    const ready = `document.querySelector('#root[data-ready]') !== null`;
    await soon('the page is hydrated', () => visitor.ask(ready), true);
    await expectPlace(stage, hours);
  },
};

export const anchors = [toPlaceOnPage, toPlaceElsewhere, toPlaceEarly];
