import { array, boolean, lazy, number, object, type Schema, string } from 'yup';
import { type Change, LostPlace } from '../../../src/schema/values/change';
import { isGroup } from '../../../src/schema/values/group';
import { applyToFiles } from '../../config-values/apply-to-value';
import { wantedLanguage } from '../../config-values/site-in-language';
import { mainOf } from '../../config-values/wanted-language';
import { createEditLanguages, inOtherLanguages } from '../../edit-languages';
import type {
  PageRequests,
  PageTemplate,
  PlanAnswer,
  Use,
} from '../../edit-protocol/changes-protocol';
import { asAddress } from '../../edit-protocol/languages';
import { type JsonRoute, posts } from '../http/edit-routes';
import type { Store } from '../store';
import { addForm } from './add-form';
import { addPage, menuPlaces } from './add-page';
import { readdressIn } from './address-in-language';
import { deletePage, freedOfLinks } from './delete-page';
import { deleteForm, renameForm } from './forms';
import { setLanguagesOfPage } from './languages-of-page';
import type { Plan } from './plan';
import { renamePage, routeOf } from './rename-page';
import { linksTo, readdress, siteFile, usesOfForm } from './uses';

const name = () => string().matches(/^[a-z][a-z0-9-]{0,80}$/);
/** As it was typed. */
const address = () => string().max(1000);
const language = () => string().max(80).required();

/** Texts by any keys. */
const texts = lazy((value: unknown) =>
  object(
    Object.fromEntries(
      Object.keys(isGroup(value) ? value : {}).map((key) => [key, string().max(200).defined()]),
    ),
  ).required(),
) as unknown as Schema<Record<string, string>>;

const bodies: { [Path in keyof PageRequests]: Schema<PageRequests[Path]> } = {
  'pages/links': object({ page: name().required() }).required(),
  'pages/rename': object({
    page: name().required(),
    path: address(),
    name: name(),
    keepOldAddress: boolean(),
  }).required(),
  'pages/readdress': object({
    page: name().required(),
    path: address().defined(),
    language: language(),
    keepOldAddress: boolean(),
  }).required(),
  'pages/languages': object({
    page: name().required(),
    languages: array().of(language()).max(100).required(),
  }).required(),
  'pages/delete': object({
    page: name().required(),
    instead: string().max(2000),
    menus: string<'remove' | 'as-links'>().oneOf(['remove', 'as-links']),
  }).required(),
  'pages/add': object({
    title: string().max(200).required(),
    path: address(),
    menu: object({ path: string().max(200).required(), at: number().integer().min(0) })
      .optional()
      .default(undefined),
    template: string<PageTemplate>().oneOf(['full', 'opening', 'post']),
    others: array()
      .of(
        object({
          language: language(),
          title: string().max(200).required(),
          path: address().defined(),
        }),
      )
      .max(100),
  }).required(),
  'pages/menus': object({}).required(),
  'forms/add': object({ titles: texts, page: name() }).required(),
  'forms/uses': object({ form: name().required() }).required(),
  'forms/rename': object({ form: name().required(), name: name().required() }).required(),
  'forms/delete': object({ form: name().required() }).required(),
};

/** What stands at an address, which may have been typed without its first slash. */
const addressed = <Request extends { path?: string | undefined }>(request: Request): Request =>
  request.path === undefined ? request : { ...request, path: asAddress(request.path) };

/**
 * What the editor asks about pages and forms as a whole. Of a site in several languages they are those of the main one,
 * by whose addresses links are written; what other languages say for themselves stays, and their links follow. Nothing is
 * written while something is left to change.
 */
export const pagesRoutes = (store: Store): JsonRoute[] => {
  const languages = createEditLanguages();
  const written = () => store.state().files;
  const files = () => languages.shown(store.state()).files;

  /** `before` are changes of config as it is written. */
  const carryOut = async (plan: Plan, before: readonly Change[] = []): Promise<PlanAnswer> => {
    if ('impossible' in plan) return { is: 'impossible', message: plan.impossible };
    if (plan.left.length > 0) return { is: 'left', uses: plan.left };
    const state = store.state();
    try {
      const after = { ...state, files: before.reduce(applyToFiles, state.files) };
      const { words, changes } = languages.asWritten(plan.step, after);
      return await store.apply({ words, changes: [...before, ...changes] });
    } catch (error) {
      if (!(error instanceof LostPlace)) throw error;
      return { is: 'lost', message: error.message, state };
    }
  };

  const linksInAll = (page: string): Use[] => {
    const { left } = inOtherLanguages(written(), (seen, isOwn) => ({
      changes: [],
      left: linksTo(seen, page).filter(isOwn),
    }));
    return [...linksTo(files(), page), ...left];
  };

  const rename = (request: PageRequests['pages/rename']) => {
    const { page, path } = request;
    const old = routeOf(files(), page).path;
    const { changes } = inOtherLanguages(written(), (seen, isOwn) => ({
      changes:
        old === undefined || path === undefined ? [] : readdress(seen, old, path).filter(isOwn),
      left: [],
    }));
    return carryOut(renamePage(files(), request), changes);
  };

  const remove = (request: PageRequests['pages/delete']) => {
    const plan = deletePage(files(), request);
    if ('impossible' in plan) return carryOut(plan);
    const others = inOtherLanguages(written(), (seen, isOwn) => freedOfLinks(seen, request, isOwn));
    return carryOut({ ...plan, left: [...plan.left, ...others.left] }, others.changes);
  };

  /** A plan for a language of the site beside the main one, of config as it is written. */
  const readdressed = async (request: PageRequests['pages/readdress']): Promise<PlanAnswer> => {
    const wanted = wantedLanguage(written()[siteFile], request.language);
    if (wanted?.language.key !== request.language || wanted.language === mainOf(wanted)) {
      return { is: 'impossible', message: 'The site has no such language beside the main one.' };
    }
    const plan = readdressIn(written(), request, wanted);
    return 'impossible' in plan
      ? { is: 'impossible', message: plan.impossible }
      : store.apply(plan.step);
  };

  const add = ({ others, ...request }: PageRequests['pages/add']) =>
    carryOut(
      addPage(files(), { ...request, ...(others && { others: others.map(addressed) }) }, written()),
    );

  return posts(bodies, {
    'pages/links': ({ page }) => linksInAll(page),
    'pages/rename': (request) => rename(addressed(request)),
    'pages/readdress': (request) => readdressed(addressed(request)),
    'pages/languages': (request) => carryOut(setLanguagesOfPage(files(), request)),
    'pages/delete': remove,
    'pages/add': (request) => add(addressed(request)),
    'pages/menus': () => menuPlaces(files()),
    'forms/add': (request) => carryOut(addForm(files(), request, written())),
    'forms/uses': ({ form }) => usesOfForm(files(), form),
    'forms/rename': (request) => carryOut(renameForm(files(), request)),
    'forms/delete': (request) => carryOut(deleteForm(files(), request)),
  });
};
