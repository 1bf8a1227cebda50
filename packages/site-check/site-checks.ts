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
import { checkCollection, relationErrors, wrongAuthor } from './checks/check-collections';
import { pastDays, spanErrors } from './checks/check-days';
import { doubledAddresses, doubledAnchors, sharedCollections } from './checks/check-doubled';
import { checkKind } from './checks/check-kinds';
import { linkErrors } from './checks/check-link';
import { checkList, choiceErrors } from './checks/check-lists';
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
import { formErrors } from './checks/form/check-form';
import { rulesWithoutHours } from './checks/form/rules-without-hours';

const needed = [siteFile, themeFile, routesFile];

const missingConfig: SiteCheck['run'] = ({ sources, lost }) =>
  needed
    .filter((file) => !(file in sources) && !lost.includes(file))
    .map((file) => ({ file, error: 'missingFile', path: '' }));

const forms = filesOf(isFormFile);
const allFiles = filesOf(() => true);

/** Of what files say: findings at places of these. In the order in which they are told, as those below. */
export const checksOfWritten: readonly SiteCheck[] = [
  { finds: ['missingFile'], run: missingConfig },
  {
    // And, in the pages that are made, whatever checks of files find.
    finds: ['noTags', 'pathWithoutId', 'idInPath', 'notText', 'noSuchCollection', 'unknownValue'],
    run: checkMadePages,
  },
  {
    finds: [
      'noOptionsLeft',
      'optionsAlike',
      'optionWithoutPrice',
      'nameByLanguage',
      'unknownValue',
      ...choiceErrors,
    ],
    run: checkNamesOfForm,
  },
  { finds: ['openingWithoutHours'], run: ofEach(forms, rulesWithoutHours) },
  { finds: ['unusedValue'], run: unusedValues },
];

/** Of what is shown: findings at places of the shown site, which are told where these are written. */
export const checksOfShown: readonly SiteCheck[] = [
  { finds: ['sharedCollection'], run: sharedCollections },
  { finds: ['nameTwice'], run: ofFile(siteFile, doubledAddresses) },
  { finds: ['nameTwice'], run: doubledAnchors },
  {
    finds: [
      'takenPath',
      'reservedPath',
      'doubledPage',
      'noSuchPageFile',
      'takenByFile',
      'noStartPage',
    ],
    run: ofFile(routesFile, checkRoutes),
  },
  { finds: ['builtFile'], run: builtTwice },
  {
    finds: [
      'redirectFromPage',
      'redirectFromFile',
      'redirectLoop',
      'redirectChain',
      'targetOfGone',
      'repeated',
      'wrongForm',
      ...linkErrors,
    ],
    run: ofFile(routesFile, checkRedirects),
  },
  { finds: ['pageWithoutPath'], run: pagesWithoutPath },
  { finds: ['unusedForm'], run: unusedForms },
  { finds: ['noSuchForm'], run: ofEach(allFiles, unknownForms) },
  {
    finds: ['unsafeLink', 'wrongForm', 'commaInAddress', ...linkErrors],
    // Of redirects their own check knows more.
    run: ofEach(
      filesOf((file) => file !== routesFile),
      checkLinks,
    ),
  },
  {
    finds: [
      'noSuchMailPlaceholder',
      'ownWordsInConfirmation',
      'confirmedThoughWaiting',
      'repeated',
      'noSuchField',
      'fieldOfOtherKind',
    ],
    run: ofFile(notificationsFile, checkNotifications),
  },
  {
    finds: [
      'noPageToConfirm',
      'pageWithoutConfirm',
      'noLinkToConfirm',
      'linkWithoutOptIn',
      'linkInSubject',
    ],
    run: ofFile(notificationsFile, checkOptIn),
  },
  { finds: ['twoConfirms', 'confirmedByNobody'], run: uselessConfirms },
  {
    finds: [
      'feedWithoutDays',
      'timeWithoutZone',
      'seriesEndsLate',
      'exceptOtherDay',
      'seriesOnNoDay',
      'priceDigits',
      'salaryUpsideDown',
      'eitherOne',
      'nameTwice',
      'noSuchFile',
      ...spanErrors,
      ...relationErrors,
    ],
    run: ofEach(filesOf(isCollectionFile), checkCollection),
  },
  { finds: relationErrors, run: ofEach(pagesIn, wrongAuthor) },
  { finds: ['unlinkedPage'], run: unlinkedPages },
  { finds: ['missingPicture'], run: ofEach(allFiles, missingPictures) },
  { finds: ['noSuchFile'], run: ofEach(allFiles, missingMedia) },
  {
    finds: [
      'wrongPictureSize',
      'heavyPicture',
      'emptyPicture',
      'noPicture',
      'vastPicture',
      'otherFormat',
    ],
    run: ofEach(allFiles, checkPhotos),
  },
  { finds: ['noSuchFont'], run: ofFile(themeFile, checkFonts) },
  { finds: ['noOpticalSizes'], run: ofFile(themeFile, checkOpticalSizes) },
  { finds: ['notInLook'], run: ofFile(siteFile, unseenLogo) },
  { finds: ['thriceAlike'], run: ofEach(pagesIn, thriceAlike) },
  { finds: ['noPosts', 'notInSite'], run: ofEach(sectionsIn, shownNothing) },
  { finds: ['nothingToAskWith', 'noEffect'], run: ofEach(sectionsIn, wrongQuestion) },
  { finds: ['futurePost'], run: ofEach(pagesIn, futurePost) },
  { finds: ['openNowUnseen'], run: ofFile(siteFile, unseenOpenNow) },
  {
    finds: ['oldRate', 'rateToCome', 'noPriceInCurrency'],
    run: ofFile(siteFile, checkSecondCurrency),
  },
  {
    finds: [
      'withoutPicture',
      'smallOpening',
      'croppedOpening',
      'wordsOnFocus',
      'heavyLoop',
      'sameActions',
      'noEffect',
    ],
    run: ofEach(sectionsIn, checkOpening),
  },
  { finds: ['notInLook'], run: ofEach(sectionsIn, checkLooks) },
  {
    finds: [
      'unlikePictures',
      'noSuchColumn',
      'noRoomInArticle',
      'noVideo',
      'noEmbed',
      'ownEmbed',
      'eitherOne',
      'noEffect',
    ],
    run: ofEach(sectionsIn, checkKind),
  },
  { finds: formErrors, run: checkFilledForm },
  {
    finds: [
      'noEntryHas',
      'nothingToChoose',
      'notOfEntry',
      'mapWithoutQuestion',
      'notInLook',
      ...choiceErrors,
    ],
    run: ofEach(sectionsIn, checkList),
  },
  { finds: ['pastHours', 'pastBanner'], run: ofEach(allFiles, pastDays) },
  { finds: ['doubledHead'], run: doubledHeads },
  { finds: ['longHead'], run: ofEach(pagesIn, longHeads) },
];
