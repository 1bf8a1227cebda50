import { expose } from '../../probe/expose';
import { defineForm } from './define-form';
import { SiteForm } from './site-form';

// One alert speaks of the first field that is wrong (specification, section 5).
expose({ define: defineForm, Form: SiteForm, marks: 'first' });
