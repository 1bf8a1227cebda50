import { join } from 'node:path';
import { places } from './places';

type SubjectSetting = {
  title: string;
  /** The folder whose React and MUI it uses. */
  packages: string;
  /** Packages that the report names with their versions. */
  madeOf: string[];
  /** Ours: built with the module resolution of vite.config.ts. */
  asSite?: boolean;
  /** Its form is that of `inSteps`, with conditions; in one form where the library has no steps. */
  conditional?: 'in steps' | 'in one form';
};

const { project, bench, forms } = places;
const workspace = join(forms, 'json-forms');

/** Every subject: one line each, and the folder subjects/<name>. */
export const subjects = {
  ours: { title: 'this site', packages: project, madeOf: ['react-hook-form', 'yup'], asSite: true },
  bare: { title: 'MUI TextField alone', packages: project, madeOf: ['@mui/material'] },
  rjsf: { title: 'rjsf', packages: project, madeOf: ['@rjsf/mui', '@mui/material'] },
  'json-forms': {
    title: 'JSON Forms',
    packages: workspace,
    madeOf: ['@jsonforms/material-renderers', '@mui/material'],
  },
  surveyjs: { title: 'SurveyJS', packages: bench, madeOf: ['survey-react-ui'] },
  'ours-steps': {
    title: 'this site',
    packages: project,
    madeOf: ['react-hook-form', 'yup'],
    asSite: true,
    conditional: 'in steps',
  },
  'bare-steps': {
    title: 'MUI’s parts alone',
    packages: project,
    madeOf: ['@mui/material'],
    conditional: 'in steps',
  },
  'surveyjs-steps': {
    title: 'SurveyJS',
    packages: bench,
    madeOf: ['survey-react-ui'],
    conditional: 'in steps',
  },
  'rjsf-steps': {
    title: 'rjsf',
    packages: project,
    madeOf: ['@rjsf/mui', '@mui/material'],
    conditional: 'in one form',
  },
} satisfies Record<string, SubjectSetting>;

/** How many fields the forms with conditions have. */
export const steppedFieldCount = 100;

export type SubjectName = keyof typeof subjects;
export const subjectNames = Object.keys(subjects) as SubjectName[];
export const settingOf = (name: SubjectName): SubjectSetting => subjects[name];

/** Its title in a table. */
export const titleOf = (name: SubjectName) => {
  const { title, conditional } = settingOf(name);
  return conditional ? `${title}, ${conditional}` : title;
};
