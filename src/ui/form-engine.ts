/** What every form needs, in one chunk. */
export { loadFormParts } from './load-form-parts';
export { SubmittingForm } from './submitting-form';
