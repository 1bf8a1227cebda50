import assert from 'node:assert/strict';
import site from '../../sites/agency/config/site';
import { openPage, type Journey, type Stage } from '../journey';
import { isFocused, pathOf, textOf } from '../look';
import { currentLink, heading, headerLink } from '../places';
import { soon } from '../soon';

type Link = { label: string; to: string };

const links: Link[] = site.header.links;

const expectPage = async ({ visitor }: Stage, { label, to }: Link) => {
  await soon('the path', () => pathOf(visitor), to);
  await soon('the link that is marked in the header', () => textOf(visitor, currentLink), label);
  return textOf(visitor, heading);
};

const follow = async (stage: Stage, link: Link) => {
  await stage.visitor.click(headerLink(link.label));
  return expectPage(stage, link);
};

export const navigation: Journey = {
  name: 'each link of the header shows its page with focus and without a reload',
  walk: async (stage) => {
    const { visitor } = stage;
    await openPage(stage, '/');
    await visitor.ask('window.sameDocument = true');
    const titles = new Set();
    for (const link of [...links.slice(1), ...links.slice(0, 1)]) {
      titles.add(await follow(stage, link));
      await soon('its title has the focus', () => isFocused(visitor, heading), true);
      await soon('it is seen from its top', () => visitor.ask('window.scrollY'), 0);
    }
    assert.equal(titles.size, links.length, 'each page has a title of its own');
    assert.equal(await visitor.ask('window.sameDocument'), true);
  },
};

export const backAndForward: Journey = {
  name: 'Back and Forward work between routed and loaded pages',
  walk: async (stage) => {
    const { visitor } = stage;
    const [home, about, product] = links;
    assert(home && about && product);
    await openPage(stage, home.to);
    const title = await expectPage(stage, home);
    const aboutTitle = await follow(stage, about);
    await openPage(stage, product.to);
    // A driver's own back and forward wait for a load, which may not occur.
    await visitor.ask('history.back()');
    assert.equal(await expectPage(stage, about), aboutTitle);
    await visitor.ask('history.back()');
    assert.equal(await expectPage(stage, home), title);
    await visitor.ask('history.forward()');
    assert.equal(await expectPage(stage, about), aboutTitle);
    assert.notEqual(await follow(stage, product), aboutTitle, 'what came back is alive');
  },
};
