'use client';

import contact from '../../../tests/sites/agency/config/pages/contact';
import FormSection from '../../../src/sections/form/component';
import Map from '../../../src/sections/map/component';
import PageHeader from '../../../src/sections/page-header/component';
import { pageOf } from './page';

export const Contact = pageOf({
  definition: contact,
  path: '/Contact',
  components: { 'page-header': PageHeader, form: FormSection, map: Map },
});
