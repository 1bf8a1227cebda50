'use client';

import services from '../../../tests/sites/agency/config/pages/services';
import Alternating from '../../../src/sections/alternating/component';
import CallToAction from '../../../src/sections/call-to-action/component';
import PageHeader from '../../../src/sections/page-header/component';
import { pageOf } from './page';

export const Services = pageOf({
  definition: services,
  path: '/Services',
  components: {
    'page-header': PageHeader,
    alternating: Alternating,
    'call-to-action': CallToAction,
  },
});
