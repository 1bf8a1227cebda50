import {
  isCollectionFile,
  isFormFile,
  notificationsFile,
  routesFile,
  siteFile,
  themeFile,
} from '../../src/schema/config-files';
import { pagesIn, sectionsIn } from '../config-values/values';
import { filesOf, ofEach, ofFile, type SiteCheck } from './checked-site';
import { checkCollection, wrongAuthor } from './checks/check-collections';
import { pastDays } from './checks/check-days';
import { doubledAddresses, doubledAnchors, sharedCollections } from './checks/check-doubled';
import { checkKind } from './checks/check-kinds';
import { checkList } from './checks/check-lists';
import { checkLooks } from './checks/check-looks';
import { checkMadePages } from './checks/check-made-pages';
import { checkLinks } from './checks/check-marks';
import { checkNotifications } from './checks/check-notifications';
import { checkOpening } from './checks/check-openings';
import { checkOptIn, uselessConfirms } from './checks/check-opt-in';
import { doubledHeads, longHeads, thriceAlike } from './checks/check-pages';
import { checkPhotos, missingMedia, missingPictures } from './checks/check-pictures';
import { checkRedirects } from './checks/check-redirects';
import { builtTwice, checkRoutes, pagesWithoutPath } from './checks/check-routes';
import { checkSecondCurrency } from './checks/check-second-currency';
import { futurePost, shownNothing, unseenOpenNow, wrongQuestion } from './checks/check-sections';
import { checkFonts, checkOpticalSizes, unseenLogo } from './checks/check-theme';
import { unknownForms, unlinkedPages, unusedForms } from './checks/check-unused';
import { unusedValues } from './checks/check-values';
import { checkFilledForm, checkNamesOfForm } from './checks/form/check-filled-forms';
import { rulesWithoutHours } from './checks/form/rules-without-hours';

const needed = [siteFile, themeFile, routesFile];

const missingConfig: SiteCheck = ({ sources, lost }) =>
  needed
    .filter((file) => !(file in sources) && !lost.includes(file))
    .map((file) => ({ file, error: 'missingFile', path: '' }));

const forms = filesOf(isFormFile);
const allFiles = filesOf(() => true);

/** Of what files say: findings at places of these. In the order in which they are told, as those below. */
export const checksOfWritten: readonly SiteCheck[] = [
  missingConfig,
  checkMadePages,
  checkNamesOfForm,
  ofEach(forms, rulesWithoutHours),
  unusedValues,
];

/** Of what is shown: findings at places of the shown site, which are told where these are written. */
export const checksOfShown: readonly SiteCheck[] = [
  sharedCollections,
  ofFile(siteFile, doubledAddresses),
  doubledAnchors,
  ofFile(routesFile, checkRoutes),
  builtTwice,
  ofFile(routesFile, checkRedirects),
  pagesWithoutPath,
  unusedForms,
  ofEach(allFiles, unknownForms),
  // Of redirects their own check knows more.
  ofEach(
    filesOf((file) => file !== routesFile),
    checkLinks,
  ),
  ofFile(notificationsFile, checkNotifications),
  ofFile(notificationsFile, checkOptIn),
  uselessConfirms,
  ofEach(filesOf(isCollectionFile), checkCollection),
  ofEach(pagesIn, wrongAuthor),
  unlinkedPages,
  ofEach(allFiles, missingPictures),
  ofEach(allFiles, missingMedia),
  ofEach(allFiles, checkPhotos),
  ofFile(themeFile, checkFonts),
  ofFile(themeFile, checkOpticalSizes),
  ofFile(siteFile, unseenLogo),
  ofEach(pagesIn, thriceAlike),
  ofEach(sectionsIn, shownNothing),
  ofEach(sectionsIn, wrongQuestion),
  ofEach(pagesIn, futurePost),
  ofFile(siteFile, unseenOpenNow),
  ofFile(siteFile, checkSecondCurrency),
  ofEach(sectionsIn, checkOpening),
  ofEach(sectionsIn, checkLooks),
  ofEach(sectionsIn, checkKind),
  checkFilledForm,
  ofEach(sectionsIn, checkList),
  ofEach(allFiles, pastDays),
  doubledHeads,
  ofEach(pagesIn, longHeads),
];
