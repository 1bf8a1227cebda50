import { readSiteConfig } from '../../packages/resolved-site/read-site-config';
import { countedFields } from '../../src/form/counted-fields';
import type { FormDefinition } from '../../src/form/form-schema';
import { isFormFile } from '../../src/schema/config-files';

/** Whether an option of any form in the folder `site` has so many places. Forms with errors do not count. */
export const countsPlaces = (site: string): boolean =>
  [...readSiteConfig(site).values].some(([file, form]) => {
    if (!isFormFile(file)) return false;
    try {
      return countedFields(form as FormDefinition).length > 0;
    } catch {
      return false;
    }
  });
