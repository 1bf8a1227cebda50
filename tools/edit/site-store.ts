import { applyChange, newFileText, readConfigSources } from '../../packages/config-files';
import { createEditStore, type EditStore } from '../../packages/edit-store';
import { checkWithin } from '../check/check-project';
import { writeRules } from '../check/rules-files';
import { withTypesOf } from '../new/types-in-languages';

type StoreOptions = Partial<Pick<Parameters<typeof createEditStore>[0], 'check' | 'lock'>>;

/** The files of the site in the folder `site`, as its editor changes them. */
export const siteStore = (site: string, options: StoreOptions = {}): EditStore =>
  createEditStore({
    site,
    check: checkWithin(site),
    writeRules,
    apply: applyChange,
    newFileText: (file, value) => {
      const made = newFileText(file, value);
      return 'text' in made ? { text: withTypesOf(readConfigSources(site), made.text) } : made;
    },
    ...options,
  });
