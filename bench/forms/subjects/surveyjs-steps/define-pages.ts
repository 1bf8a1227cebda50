import type { BenchField } from '../../probe/bench-fields';
import { inSteps, type SteppedField } from '../../probe/in-steps';
import { elementOf, surveyFrame } from '../surveyjs/define-survey';

const conditionalElementOf = ({ shownBy, ...field }: SteppedField) => ({
  ...elementOf(field),
  ...(shownBy !== undefined && { visibleIf: `{${shownBy}} notempty` }),
});

/** The fields as a survey of several pages, with their titles above them. */
export const definePages = (fields: BenchField[]) => ({
  ...surveyFrame,
  pages: inSteps(fields).map((own, place) => ({
    name: `step${place + 1}`,
    title: `Step ${place + 1}`,
    elements: own.map(conditionalElementOf),
  })),
  pageNextText: 'Next',
  pagePrevText: 'Back',
  showProgressBar: true,
  progressBarType: 'pages',
  progressBarShowPageTitles: true,
});
