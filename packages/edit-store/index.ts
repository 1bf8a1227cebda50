/** The files of a site as an editor changes them: checked, whole or not at all, and to be undone. */
export { createEditStore } from './create-edit-store';
export type { EditStore, Restored } from './edit-store';
export type { Check, ReplacedFiles } from './judge';
export type { ApplyChange } from './plan-step';
