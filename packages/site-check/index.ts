/** Every problem of a site's config at once, in an editor's words. Pure: what is on the disk is given to it. */
export { checkConfig } from './check-config';
export { scriptedFiles } from './checks/has-script';
export { examplesOf } from './report/examples';
export {
  annotate,
  formatErrors,
  formatImprovable,
  formatProblems,
  formatWarnings,
} from './report/format-problems';
