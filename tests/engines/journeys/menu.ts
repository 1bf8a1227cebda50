import siteInAll from '../../../examples/dentist/config/site';
import { en } from '../../../src/schema/usual-words/en';
import { inEnglish } from '../../in-english';
import { openPage, type Journey } from '../journey';
import { isOpenToView, isThere } from '../look';
import { headerLink, menuButton, openedMenu, submenu } from '../places';
import { soon } from '../soon';
import { showBanner } from './anchors';

const site = inEnglish(siteInAll);

const telephone = { width: 320, height: 568 };

export const menu: Journey = {
  name: 'on a telephone, the wheel scrolls to the last entry of the open menu',
  folder: 'examples/dentist',
  walk: async (stage) => {
    const { visitor } = stage;
    const { links, action } = site.header;
    await visitor.resize(telephone);
    await openPage(stage, '/');
    await visitor.ask(showBanner);
    await visitor.click(menuButton(en['header.openMenu']));
    await soon('the menu has opened', () => isThere(visitor, openedMenu), true);
    for (const entry of links) {
      if ('links' in entry) await visitor.click(submenu(entry.label));
    }
    const reached = async () => {
      await visitor.turnWheel(telephone.height / 2);
      return isOpenToView(visitor, headerLink(action.label));
    };
    await soon('the last entry is in view', reached, true);
  },
};
