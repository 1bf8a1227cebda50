import { routesFile, siteFile, themeFile } from '../../src/schema/config-files';
import type { ConfigSources } from '../config-files';
import type { SharedValues } from '../config-values/shared-values';
import type { Values } from '../config-values/values';
import type { FileFinding } from '../problems/problem';
import type { ResolvedConfig } from '../resolved-site/resolve-config';
import type { CheckContext } from './check-context';
import { checkMadePage } from './check-file';
import type { BesideMain } from './checks/beside-main';
import { pastDays } from './checks/check-days';
import { checkKinds } from './checks/check-kinds';
import { checkLists } from './checks/check-lists';
import { checkLooks } from './checks/check-looks';
import { checkMadePages } from './checks/check-made-pages';
import { checkOpenings } from './checks/check-openings';
import { doubledHeads, longHeads, thriceAlike } from './checks/check-pages';
import { checkPhotos, missingFiles } from './checks/check-pictures';
import { checkReferences } from './checks/check-references';
import { checkSecondCurrency } from './checks/check-second-currency';
import { checkSections } from './checks/check-sections';
import { checkFonts, checkOpticalSizes, unseenLogo } from './checks/check-theme';
import { checkLinksToPages } from './checks/check-unused';
import { unusedValues } from './checks/check-values';
import { checkFilledForms, checkNamesOfForms } from './checks/form/check-filled-forms';
import { rulesWithoutHours } from './checks/form/rules-without-hours';

/** The whole site in one language, as its checks get it. */
export type CheckedSite = CheckContext & {
  sources: ConfigSources;
  /** What the files say of which all could be read. */
  written: Values;
  /** The site as it is shown: with what collections and templates make. */
  resolved: ResolvedConfig;
  values: Values;
  /** Files that are read, whether or not they could be parsed. */
  read: string[];
  /** Files with errors of their own, by the path at which they would be read. */
  lost: string[];
  shared: SharedValues;
  /** The names of shared values in any text; undefined while a file could not be read. */
  used: ReadonlySet<string> | undefined;
  /** The names of the grounds of its theme. */
  grounds: readonly string[];
  /** Of a language beside the main one, and config of the main one. */
  beside: BesideMain | undefined;
  main: Values | undefined;
  today: string;
};

/** What no file shows by itself. */
type SiteCheck = (site: CheckedSite) => FileFinding[];

const needed = [siteFile, themeFile, routesFile];

const missingConfig: SiteCheck = ({ sources, lost }) =>
  needed
    .filter((file) => !(file in sources) && !lost.includes(file))
    .map((file) => ({ file, error: 'missingFile', path: '' }));

const namesOf = ({ shared, main }: CheckedSite) => ({ shared: Object.keys(shared), main });

/** Of what files say: findings at places of these. In the order in which they are told, as those below. */
export const checksOfWritten: readonly SiteCheck[] = [
  missingConfig,
  ({ written, resolved, grounds, shared }) =>
    checkMadePages(written, resolved, {
      check: checkMadePage(grounds),
      shared: Object.keys(shared),
    }),
  (site) => checkNamesOfForms(site.written, site.resolved, namesOf(site)),
  ({ values }) => rulesWithoutHours(values),
  ({ shared, used }) => (used ? unusedValues(shared, used) : []),
];

/** Of what is shown: findings at places of the shown site, which are told where these are written. */
export const checksOfShown: readonly SiteCheck[] = [
  ({ values, read, lost, files: links, beside }) =>
    checkReferences(values, { read, lost, links, beside }),
  ({ values, read, lost, today }) =>
    checkLinksToPages(values, { files: [...read, ...lost], today }),
  ({ values, pictures, media }) => missingFiles(values, { pictures, media }),
  ({ values, factsOf }) => (factsOf ? checkPhotos(values, factsOf) : []),
  ({ values, fonts }) => (fonts ? checkFonts(values, fonts) : []),
  ({ values, optical }) => (optical ? checkOpticalSizes(values, optical) : []),
  ({ values }) => unseenLogo(values),
  ({ values }) => thriceAlike(values),
  ({ values, today }) => checkSections(values, today),
  ({ values, today }) => checkSecondCurrency(values, today),
  ({ values, factsOf }) => checkOpenings(values, factsOf),
  ({ values }) => checkLooks(values),
  ({ values }) => checkKinds(values),
  (site) => checkFilledForms(site.written, site.resolved, namesOf(site)),
  ({ resolved }) => checkLists(resolved),
  ({ values, today }) => pastDays(values, today),
  ({ values }) => doubledHeads(values),
  ({ values }) => longHeads(values),
];
