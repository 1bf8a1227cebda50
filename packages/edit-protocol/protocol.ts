import type { Value } from '../../src/schema/values/change';

/**
 * What the editor in the browser and its server (tools/edit) say to each other. A file is named from the site's
 * folder, as config/pages/home.ts; a path is the config reader's, as sections[2].cards[0].title, and is empty for
 * the whole file.
 */

/** What the check says of a value, in its own words. */
export type EditProblem = {
  code: string;
  file: string;
  path: string;
  /** In an editor's words: Home → section 3 “Our Services” → card 1 → title. */
  place: string;
  message: string;
};

/** Config as it is on the disk now. */
export type EditState = {
  /** Grows with every change of the files, whoever made it. */
  version: number;
  /** Each file's value; undefined (left out) while it cannot be read. */
  files: Record<string, Value>;
  /** The whole theme, where config/theme.ts says only a part of it, or cannot be shown. */
  theme?: Value;
  /** What undoing and redoing would do, in words; left out where there is nothing. */
  undo?: string;
  redo?: string;
  /** Errors that config has already, and that no change of the editor may add to. */
  problems: EditProblem[];
};

export type StepAnswer =
  | { is: 'written'; state: EditState }
  /** Asked with `dry`: it would be written. */
  | { is: 'valid' }
  /** The check would refuse it: nothing is written. */
  | { is: 'refused'; problems: EditProblem[] }
  /** The file says something else by now, or cannot be changed there: nothing is written. */
  | { is: 'lost'; message: string; state: EditState };

/**
 * Below it the server answers. Requests carry the token of this start in the header `tokenHeader`, or `inCookie` there
 * once the server has set it as a cookie: no form, picture or link sends that header.
 */
export const editBase = '/__edit/';
export const tokenHeader = 'x-edit-token';
export const inCookie = 'cookie';

/** Where the site's own function takes a code of the git host for a token, if people sign in by a button. */
export const signInAddress = '/__edit-sign-in';

/** Sent by the dev server through Vite's socket when config has changed: the new `EditState`. */
export const stateEvent = 'edit:state';
