import { routesFile, siteFile } from '../../src/schema/config-files';
import type { SiteLanguage } from '../../src/schema/languages';
import type { Value } from '../../src/schema/values/change';
import { valueAt } from '../../src/schema/values/paths';
import type { Place } from '../../src/schema/values/written-place';
import { schemaInFile } from '../../src/site/file-sorts';
import type { Files } from '../config-values/apply-to-value';
import { englishName } from '../config-values/english-name';
import { routeEntries } from '../config-values/readable-routes';
import { holdsWords } from '../config-values/same-in-all';
import {
  fileInLanguage,
  languagesOfPage,
  prefixOf,
  wantedLanguage,
} from '../config-values/site-in-language';
import { groupOf, listOf } from '../config-values/values';
import { mainOf, type WantedLanguage } from '../config-values/wanted-language';
import type { EditorLanguages, PageLanguage, ShownState } from '../edit-protocol/languages';
import type { EditProblem, EditState } from '../edit-protocol/protocol';
import { wordsOfLinksElsewhere } from '../resolved-site/links-elsewhere';
import { isOneOf, notInLanguage } from '../resolved-site/not-in-language';
import {
  type Projection,
  projected,
  type Seen,
  seenIn,
  shownAt,
  valuesOf,
  whoseWords,
} from './projection';
import { stepAsWritten } from './written-step';

/** The pages of config/routes.ts that have a name and an address, by their names. */
const pagesIn = (routes: unknown) =>
  new Map(
    routeEntries(routes).flatMap(({ page, path, aliases }) =>
      typeof page === 'string' && typeof path === 'string'
        ? [[page, { path, aliases: listOf(aliases) }] as const]
        : [],
    ),
  );

/**
 * All pages at their addresses in the language, or in the main one where it lacks them. Menus and links know each by
 * that in the main one.
 */
const routesInLanguage = (main: unknown, written: unknown, wanted: WantedLanguage): unknown => {
  const own = pagesIn(fileInLanguage(routesFile, written, wanted).value);
  const pages = routeEntries(main).map((route) => {
    const { path = route.path, aliases = [] } = own.get(String(route.page)) ?? {};
    if (path === route.path) return route;
    const others = [route.path, ...listOf(route.aliases), ...aliases];
    return { ...route, path, aliases: others, linkedAs: route.path };
  });
  return { ...groupOf(main), pages };
};

const havingPages = (routes: unknown, languages: readonly SiteLanguage[]) =>
  Object.fromEntries(
    routeEntries(routes).flatMap((route) => {
      const having = languagesOfPage(route, languages).map(({ key }) => key);
      return typeof route.page === 'string' ? [[route.page, having]] : [];
    }),
  );

/**
 * What a language lacks, as the check tells it: not the words of links to pages that it does not have, nor what none of
 * its pages shows.
 */
const lackingIn = (files: Files, seen: Seen, wanted: WantedLanguage): Place[] => {
  const values = new Map<string, unknown>(Object.entries(files));
  const others = [...notInLanguage(values, wanted), ...wordsOfLinksElsewhere(values, wanted)];
  return [...seen].flatMap(([file, { lacks }]) =>
    lacks
      .filter(({ written }) => !isOneOf(others, { file, path: written }))
      .map(({ shown }) => ({ file, path: shown })),
  );
};

const shownIn = (state: EditState, wanted: WantedLanguage): ShownState => {
  const seen = seenIn(state.files, wanted);
  const main = mainOf(wanted);
  const isMain = main === wanted.language;
  const files = valuesOf(seen);
  const routes = files[routesFile];
  const language: PageLanguage = {
    own: englishName(wanted.language.key),
    main: englishName(main.key),
    isMain,
    key: wanted.language.key,
    all: wanted.languages.map((each) => ({
      key: each.key,
      name: englishName(each.key),
      prefix: prefixOf(each, wanted.languages),
    })),
    having: havingPages(state.files[routesFile], wanted.languages),
    lacking: isMain ? [] : lackingIn(state.files, seen, wanted),
  };
  const own = isMain
    ? files
    : {
        ...files,
        [routesFile]: routesInLanguage(routes, state.files[routesFile], wanted) as Value,
      };
  const problems = state.problems.map((problem) => problemIn(problem, seen.get(problem.file)));
  return { ...state, files: own, problems, language };
};

const problemIn = (problem: EditProblem, seen: Projection | undefined): EditProblem =>
  seen ? { ...problem, path: shownAt(seen, problem.path) } : problem;

/**
 * The languages of a site for the editor of a page in the one of this tag, or in the main one; of a site in one language
 * all stays.
 */
export const createEditLanguages = (tag?: string): EditorLanguages => {
  const wantedOf = ({ files }: EditState): WantedLanguage | undefined => {
    const first = wantedLanguage(files[siteFile]);
    const language = first?.languages.find((each) => each.tag === tag);
    return first && language ? { ...first, language } : first;
  };
  return {
    shown: (state) => {
      const wanted = wantedOf(state);
      return wanted ? shownIn(state, wanted) : state;
    },
    asWritten: (step, state, chosen) => {
      const wanted = wantedOf(state);
      return wanted ? stepAsWritten(step, state.files, { wanted, chosen }) : step;
    },
    problemShown: (problem, state) => {
      const wanted = wantedOf(state);
      const value = state.files[problem.file];
      return wanted ? problemIn(problem, projected(problem.file, value, wanted)) : problem;
    },
    wordsAt: ({ file, path }, state) => {
      const wanted = wantedOf(state);
      if (!wanted) return 'all';
      const seen = projected(file, state.files[file], wanted);
      const of = whoseWords(seen, path, wanted.language.key);
      if (of !== 'all') return of;
      const shown: unknown = valueAt(seen.value, path);
      if (shown === undefined) return 'none';
      return holdsWords(schemaInFile(file, seen.value, path), shown) ? 'all' : 'fixed';
    },
  };
};
