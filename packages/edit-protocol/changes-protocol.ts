import type { Value } from '../../src/schema/values/change';
import type { EditProblem, EditState, StepAnswer } from './protocol';

/**
 * What the editor and its server say to each other of what has changed since the last commit, and of pages and
 * forms as a whole. Files are named from the site's folder, paths as in protocol.ts.
 */

/** One difference between the last commit and now. It is taken back by itself. */
export type SiteChange = {
  /** The same from list to list, as long as the change is there. */
  id: string;
  kind: 'changed' | 'added' | 'removed' | 'moved' | 'renamed';
  /**
   * `value` is one of a file of config; `page`, `form`, `collection` and `settings` are such a file as a whole; `layout` is
   * only comments, blanks or quotes; `rules` follow the forms by themselves.
   */
  of:
    | 'value'
    | 'page'
    | 'form'
    | 'collection'
    | 'settings'
    | 'picture'
    | 'file'
    | 'layout'
    | 'rules';
  /** Where it is now, or was, for what is gone. */
  file: string;
  /** Empty for a whole file; for an entry that is gone, where it was. */
  path: string;
  /** In an editor's words: Home → section 3 “Our Services” → card 1 → title. */
  place: string;
  /** The whole of it in a sentence. */
  words: string;
  /** What the key means, in the words of its schema. */
  means?: string;
  before?: Value;
  after?: Value;
  /** For what moved: its indexes in the list. */
  from?: number;
  to?: number;
  /** Why it cannot be taken back by itself; left out where it can. */
  stays?: string;
};

/** Why git is of no use here. */
export type GitTrouble =
  | 'no-git'
  | 'no-repository'
  | 'not-trusted'
  | 'ignored'
  | 'no-commit'
  | 'no-name'
  | 'no-branch'
  | 'merging'
  | 'failed';

/** Why a git host has not done what was asked. */
export type HostTrouble =
  | 'sign-in'
  | 'no-right'
  | 'rate-limit'
  | 'offline'
  | 'not-found'
  /** The branch is no more where it was. */
  | 'moved'
  /** The branch takes commits only by pull requests. */
  | 'protected'
  | 'failed';

export type ComparedWith =
  | {
      is: 'commit';
      commit: string;
      branch?: string;
      /** What is kept is a commit at a git host, from which the live site is built. */
      publishes?: true;
      words: string;
    }
  | { is: 'nothing'; why: GitTrouble | HostTrouble; words: string };

export type ChangeList = { comparedWith: ComparedWith; changes: SiteChange[] };

export type TakeBackAnswer =
  | { is: 'taken-back'; state: EditState; list: ChangeList }
  /** The check would refuse it. With those of `also` it would pass; empty where nothing helps. */
  | { is: 'refused'; problems: EditProblem[]; also: SiteChange[] }
  /** It has changed meanwhile, or cannot be taken back: nothing is written. */
  | { is: 'lost'; message: string; list: ChangeList };

export type KeepRequest = {
  /** What the changes are for; made from the list where it is empty. */
  words?: string;
  /** Begins another branch, although the one at hand was begun by keeping and would take the commit. */
  newBranch?: boolean;
  /** Whose version of each conflict is kept, by the conflict's id. */
  choices?: Record<string, Side>;
};

/** Whose words: of who publishes now, or of who has published meanwhile. */
export type Side = 'ours' | 'theirs';

/** The same place changed by two. A side without a value has it no more, or is no value. */
export type Conflict = {
  /** The same as long as both versions are these. */
  id: string;
  file: string;
  /** Empty for a whole file. */
  path: string;
  /** In an editor's words. */
  place: string;
  before?: Value;
  ours?: Value;
  theirs?: Value;
};

export type Pushed =
  | { is: 'pushed'; words: string }
  /** The commit stays on this machine. */
  | {
      is: 'not-pushed';
      why: 'no-remote' | 'offline' | 'refused' | 'no-access';
      words: string;
    };

export type KeepAnswer =
  | {
      is: 'kept';
      branch: string;
      commit: string;
      /** What was done, in a sentence. */
      words: string;
      pushed: Pushed;
      /** The web page on which a pull request is proposed; left out where that is unknown. */
      page?: string;
      /** The web page of a proposal that was made, where the branch takes no commit from this account. */
      proposal?: string;
      /** The host's web page of the commit, where that was published. */
      published?: string;
    }
  | { is: 'nothing'; words: string }
  /** Nothing was published, and nothing is lost: both versions of each are here. */
  | { is: 'conflict'; conflicts: Conflict[]; words: string }
  /** Nothing was done. The changes can be had as a ZIP. */
  | { is: 'impossible'; why: GitTrouble | HostTrouble | 'check'; words: string };

/** What has become of what was published last, and what others have published since. */
export type Publishing = {
  /** `unknown` where the host does not tell. */
  is: 'building' | 'live' | 'failed' | 'unknown';
  /** In a sentence. */
  words: string;
  /** Since when it is so, as 2026-03-31T12:00:00Z. */
  since?: string;
  /** The host's web page about it. */
  address?: string;
  /** Somebody else has published, and that is not in the files at hand yet. */
  isBehind: boolean;
  /** Who that was, and when, in a sentence: hosts do not tell who is at work now. */
  others?: string;
};

/** The answer to taking in what others have published. */
export type JoinAnswer =
  | { is: 'joined'; words: string; state: EditState }
  | { is: 'nothing'; words: string }
  | { is: 'conflict'; conflicts: Conflict[]; words: string }
  | { is: 'impossible'; why: HostTrouble; words: string };

/** The token of who signs in at the git host: kept only for the session. */
export type SignInRequest = { token: string };

export type SignInAnswer = { is: 'signed-in'; name: string } | { is: 'impossible'; words: string };

/** How the site was when somebody kept it: a commit that has changed it. */
export type EarlierState = {
  commit: string;
  /** As 2026-03-31T12:00:00+02:00. */
  when: string;
  writer: string;
  /** What was kept, in a line. */
  words: string;
};

/** The newest state first; `words` say why there is none. */
export type EarlierStates = { states: EarlierState[]; words?: string };

export type GoBackRequest = { commit: string };

/** The answer to going back to an earlier state, which is one step. */
export type GoBackAnswer = Exclude<StepAnswer, { is: 'valid' }>;

/** A place of config that leads to a page, or names a form. */
export type Use = {
  file: string;
  path: string;
  place: string;
  /** The whole text there: an address, a name, or words with a link in them. */
  text: string;
};

export type PageRequests = {
  'pages/links': { page: string };
  /** `path` is the new address, `name` the new name of its file. */
  'pages/rename': { page: string; path?: string; name?: string; keepOldAddress?: boolean };
  /** The same in one language beside the main one, by its key: `path` is without what its addresses begin with. */
  'pages/readdress': { page: string; path: string; language: string; keepOldAddress?: boolean };
  /** The languages of the site that have the page, by their keys. */
  'pages/languages': { page: string; languages: string[] };
  /**
   * `instead` is the address to which all other links to it lead then; entries of menus are taken out, unless
   * `menus` says to treat them as the other links.
   */
  'pages/delete': { page: string; instead?: string; menus?: 'remove' | 'as-links' };
  /** Of a site in several languages, title and address are the main one's, and `others` the other ones that have it. */
  'pages/add': {
    title: string;
    path?: string;
    menu?: MenuPlace;
    template?: PageTemplate;
    others?: { language: string; title: string; path: string }[];
  };
  'pages/menus': Record<string, never>;
  /** `titles` by the keys of the site's languages, of a site in one language by ''; `page` shows the form. */
  'forms/add': { titles: Record<string, string>; page?: string };
  'forms/uses': { form: string };
  'forms/rename': { form: string; name: string };
  'forms/delete': { form: string };
};

export type LanguageRequests = {
  /** `pages` are those that are to be there in the language; all of them where it is empty. */
  'languages/add': { tag: string; pages: string[] };
};

/** A list of links in config/site.ts; `at` is the index for a new one, at its end where left out. */
export type MenuPlace = { path: string; at?: number };

/** `full` says in each part what it is for; `opening` has only the headline; `post` is one of today, with a first text. */
export type PageTemplate = 'full' | 'opening' | 'post';

/** The answer to a request that changes a page or a form as a whole. */
export type PlanAnswer =
  | StepAnswer
  | { is: 'impossible'; message: string }
  /** These still lead there: nothing is written. */
  | { is: 'left'; uses: Use[] };

/**
 * Answer to GET changes/values: the site as it was at the last commit, as far as it differs from now. `language` in the
 * query is the tag of that of the page.
 */
export type ValuesBefore = {
  /** Files of config with the value that pages showed: in that language, with names in braces filled in. */
  values: Record<string, Value>;
  added: string[];
  /** Files of config that could not be read. */
  unread: string[];
  /** Addresses of pictures whose files were others, or are gone. */
  pictures: string[];
};
