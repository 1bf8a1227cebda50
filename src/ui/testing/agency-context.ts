import contact from '../../../tests/sites/agency/config/forms/contact';
import site from '../../../tests/sites/agency/config/site';
import type { FormDefinition } from '../../form/form-schema';
import { noSubmission } from '../no-submission';
import type { SiteContextValue } from '../site-context';

/** What sections know of the agency's site. */
export const agencyContext: SiteContextValue = {
  site,
  loadForm: () => Promise.resolve(contact as FormDefinition),
  formKey: (name) => name,
  loadPosts: () => Promise.resolve([]),
  submission: noSubmission,
};
