import { isFormFile, isPageFile, siteFile, themeFile } from '../../src/schema/config-files';
import { marksIn } from '../config-values/schema-at';
import { groupOf } from '../config-values/values';
import type { ErrorName } from '../problems/catalogue/errors';
import type { Finding } from '../problems/problem';
import { isFilledIn } from '../resolved-site/filled-forms';
import { checkHours, spanErrors } from './checks/check-days';
import { checkMarks } from './checks/check-marks';
import { checkMarkup } from './checks/check-markup';
import { checkPage, checkRepeated } from './checks/check-pages';
import { checkAlts, checkTall } from './checks/check-pictures';
import { checkReached } from './checks/check-reached';
import { checkSite } from './checks/check-site';
import { tableErrors } from './checks/check-table';
import { checkSamples, checkSigns } from './checks/check-texts';
import { checkTheme } from './checks/check-theme';
import { checkVisits } from './checks/check-visits';
import { checkForm, formErrors } from './checks/form/check-form';

export type WholeTheme = {
  value: unknown;
  /** Where the file has what stands at a path of the theme. */
  asWritten: (path: string) => string;
  /** Whether the file itself says what stands there. */
  isWritten: (path: string) => boolean;
};

/** One file as its checks get it: by itself, and as it was probably meant. */
type CheckedValue = {
  file: string;
  value: unknown;
  /** The paths of groups and lists of which not all could be read. */
  lacking: readonly string[];
  theme?: WholeTheme | undefined;
};

/** A check of what a schema cannot say of a file. */
type FileCheck = {
  /** The errors that it can find. */
  finds: readonly ErrorName[];
  of: (file: string) => boolean;
  /** Findings at paths of the value. */
  run: (checked: CheckedValue) => Finding[];
};

const any = () => true;
const only = (wanted: string) => (file: string) => file === wanted;

/** References to an entry that could not be read would be reported as wrong. */
const isWhole = ({ lacking }: CheckedValue) => lacking.length === 0;

/** The check of its fields against its rules needs nothing else of a form. */
const hasFields = ({ value, lacking }: CheckedValue) => {
  const { fields, steps } = groupOf(value);
  return (fields ?? steps) !== undefined && lacking.every((path) => path === '');
};

/** With entries or seasons of collections, or with addresses, a form is checked once they are options and fields like any others. */
const isJudged = (form: CheckedValue) =>
  (isWhole(form) || hasFields(form)) && !isFilledIn(form.value);

const judgedTheme = ({ theme }: CheckedValue) =>
  theme ? checkTheme(theme.value, theme.asWritten, theme.isWritten) : [];

/** In the order in which their findings are told. */
export const fileChecks: readonly FileCheck[] = [
  {
    finds: formErrors,
    of: isFormFile,
    run: (form) => (isJudged(form) ? checkForm(form.value) : []),
  },
  {
    finds: [
      'noMainHeading',
      'secondMainHeading',
      'noHighlight',
      'severalHighlights',
      'repeated',
      ...tableErrors,
    ],
    of: isPageFile,
    run: (page) => (isWhole(page) ? checkPage(page.value) : []),
  },
  {
    finds: ['lowContrast', 'badGround', 'unorderedBreakpoints'],
    of: only(themeFile),
    run: (file) => (isWhole(file) ? judgedTheme(file) : []),
  },
  {
    finds: ['otherDirection', 'mapPage', 'noGitServer', 'noEffect', ...spanErrors],
    of: only(siteFile),
    run: ({ value }) => checkSite(value),
  },
  {
    finds: ['otherCounter', 'countsByItself', 'noVisitsId', 'otherVisitsId'],
    of: only(siteFile),
    run: ({ value }) => checkVisits(value),
  },
  { finds: ['repeated'], of: only(siteFile), run: ({ value }) => checkRepeated(value) },
  { finds: ['foreignSignInText'], of: any, run: ({ value }) => checkSigns(value) },
  { finds: ['altIsFile'], of: any, run: ({ value }) => checkAlts(value) },
  { finds: ['wideTall'], of: any, run: ({ value }) => checkTall(value) },
  {
    finds: ['overlappingHours', 'doubledDay', ...spanErrors],
    of: any,
    run: ({ value }) => checkHours(value),
  },
  {
    finds: ['sampleDetail', 'markedSample', 'fillerText'],
    of: any,
    run: ({ value }) => checkSamples(value),
  },
  {
    finds: ['unclosedMark'],
    of: any,
    run: ({ file, value }) => checkMarks(value, marksIn(file)),
  },
  {
    finds: ['markup', 'markdown'],
    of: any,
    run: ({ file, value }) => checkMarkup(value, marksIn(file)),
  },
  {
    finds: ['otherWords', 'lookAlike', 'commaInAddress'],
    of: any,
    run: ({ file, value }) => checkReached(value, marksIn(file)),
  },
];
