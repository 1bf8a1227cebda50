import { isFormFile } from '../../../src/schema/config-files';
import type { Change } from '../../../src/schema/values/change';
import { joinPath, parentOf, valueAt } from '../../../src/schema/values/paths';
import { applyToFiles } from '../../config-values/apply-to-value';
import type { EditProblem } from '../../edit-protocol/protocol';
import { nameOfPath } from '../panel/panel-keys';
import { crumbsTo } from '../panel/places';
import { fieldsAt } from './fields-around';
import type { Files } from './list-at';
import { askedInWords, isRule, labelOf } from './rules-of-field';

/**
 * What the check says of a form, in the words by which Settings call its rules and fields: a file has them by the names
 * under which they are stored.
 */

/** The rules of the list around a place, and the name of the field that is meant there. */
const rulesAround = (whole: unknown, path: string) => {
  const at = /^(?<list>.*\brules)\[(?<index>\d+)\]/.exec(path)?.groups;
  const list = at ? valueAt(whole, at.list ?? '') : valueAt(whole, 'rules');
  const rules = Array.isArray(list) ? list.filter(isRule) : [];
  const own: unknown = at && valueAt(whole, joinPath(at.list ?? '', Number(at.index)));
  const field: unknown = isRule(own) ? own.field : valueAt(whole, joinPath(parentOf(path), 'name'));
  return { rules, field };
};

const placeIn = (problem: EditProblem, files: Files): string => {
  const crumbs = crumbsTo(problem, files);
  const last = crumbs.at(-1);
  // Of a list only its entry is named.
  const named = crumbs.filter(({ value }, at) => !Array.isArray(value) || at === crumbs.length - 1);
  if (!last || ![problem.path, parentOf(problem.path)].includes(last.path)) return problem.place;
  // It may be that the key lacks.
  const key = last.path === problem.path ? [] : [nameOfPath(problem.path)];
  return [...named.map(({ name }) => name), ...key].join(' → ');
};

/** What the files would be with these changes: the check speaks of those. */
const filesWith = (files: Files, changes: readonly Change[]): Files => {
  try {
    return changes.reduce<Files>(applyToFiles, files);
  } catch {
    // Some of it has no place any more.
    return files;
  }
};

const problemIn = (problem: EditProblem, files: Files): EditProblem => {
  const { file, path } = problem;
  const whole: unknown = files[file];
  if (!isFormFile(file) || whole === undefined) return problem;
  const fields = fieldsAt(files, { file, path }) ?? [];
  const { rules, field } = rulesAround(whole, path);
  const askedBy = (name: string) => {
    const named = rules.filter(({ check }) => check === name);
    const rule = named.find((each) => each.field === field) ?? named[0];
    return rule && askedInWords(rule, fields);
  };
  const written: unknown = valueAt(whole, path);
  const message = problem.message
    .replaceAll(/(?<=\brule )['"“]([\w-]+)['"”]/g, (all, name: string) => {
      const words = askedBy(name);
      return words === undefined ? all : `“${words}”`;
    })
    .replaceAll(/(['"])(\w+)\1/g, (all, _, name: string) =>
      name === written && fields.some(({ value }) => value.name === name)
        ? `“${labelOf(fields, name)}”`
        : all,
    );
  return { ...problem, place: placeIn(problem, files), message };
};

export const inEditorWords = (
  problems: readonly EditProblem[],
  { files, changes }: { files: Files; changes: readonly Change[] },
): EditProblem[] => {
  const then = filesWith(files, changes);
  return problems.map((each) => problemIn(each, then));
};
