'use client';

import home from '../../../tests/sites/agency/config/pages/home';
import CallToAction from '../../../src/sections/call-to-action/component';
import Cards from '../../../src/sections/cards/component';
import Feature from '../../../src/sections/feature/component';
import Hero from '../../../src/sections/hero/component';
import Panels from '../../../src/sections/panels/component';
import { pageOf } from './page';

export const Home = pageOf({
  definition: home,
  path: '/',
  components: {
    hero: Hero,
    feature: Feature,
    panels: Panels,
    cards: Cards,
    'call-to-action': CallToAction,
  },
});
