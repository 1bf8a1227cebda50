import { boolean, number, object, type Schema, string } from 'yup';
import type { PageRequests, PlanAnswer } from '../../../src/editor/changes-protocol';
import { type Handler, json, post } from '../changes/handlers';
import type { Store } from '../changes/take-back';
import { addPage, menuPlaces } from './add-page';
import { deletePage } from './delete-page';
import { deleteForm, renameForm } from './forms';
import type { Plan } from './plan';
import { renamePage } from './rename-page';
import { linksTo, usesOfForm } from './uses';

const name = () => string().matches(/^[a-z][a-z0-9-]{0,80}$/);
const address = () => string().matches(/^\/\S{0,300}$/);

const bodies: { [Path in keyof PageRequests]: Schema<PageRequests[Path]> } = {
  'pages/links': object({ page: name().required() }).required(),
  'pages/rename': object({
    page: name().required(),
    path: address(),
    name: name(),
    keepOldAddress: boolean(),
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
    template: string<'full' | 'opening'>().oneOf(['full', 'opening']),
  }).required(),
  'pages/menus': object({}).required(),
  'forms/uses': object({ form: name().required() }).required(),
  'forms/rename': object({ form: name().required(), name: name().required() }).required(),
  'forms/delete': object({ form: name().required() }).required(),
};

/** What the editor asks about pages and forms as a whole. Nothing is written while something is left to change. */
export const pagesHandlers = (store: Store): Handler[] => {
  const files = () => store.state().files;

  const carryOut = async (plan: Plan): Promise<PlanAnswer> => {
    if ('impossible' in plan) return { is: 'impossible', message: plan.impossible };
    if (plan.left.length > 0) return { is: 'left', uses: plan.left };
    return store.apply(plan.step);
  };

  return [
    post('pages/links', bodies['pages/links'], ({ page }) =>
      Promise.resolve(json(linksTo(files(), page))),
    ),
    post('pages/rename', bodies['pages/rename'], async (request) =>
      json(await carryOut(renamePage(files(), request))),
    ),
    post('pages/delete', bodies['pages/delete'], async (request) =>
      json(await carryOut(deletePage(files(), request))),
    ),
    post('pages/add', bodies['pages/add'], async (request) =>
      json(await carryOut(addPage(files(), request))),
    ),
    post('pages/menus', bodies['pages/menus'], () => Promise.resolve(json(menuPlaces(files())))),
    post('forms/uses', bodies['forms/uses'], ({ form }) =>
      Promise.resolve(json(usesOfForm(files(), form))),
    ),
    post('forms/rename', bodies['forms/rename'], async (request) =>
      json(await carryOut(renameForm(files(), request))),
    ),
    post('forms/delete', bodies['forms/delete'], async (request) =>
      json(await carryOut(deleteForm(files(), request))),
    ),
  ];
};
