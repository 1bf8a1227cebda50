import { siteFile } from '../../src/schema/config-files';
import { isGroup } from '../../src/schema/values/group';
import { join } from '../../src/schema/values/paths';
import type { Move } from '../../src/schema/values/written-place';
import { groupOf, listOf, textOf } from '../config-values/values';
import { type FilledForm, type FormPart, mapForm, partsOfForm } from './form-tree';

const kinds = ['opening-day', 'opening-time'];

/** Whether a rule asks for opening hours, and has none of its own. */
export const lacksHours = (rule: unknown): boolean =>
  kinds.includes(textOf(groupOf(rule).check) ?? '') && groupOf(rule).hours === undefined;

/** What says from when on times can be chosen, and how far apart: a field with such times is asked for only these. */
const slotsFor = (rule: unknown, { fields, steps }: FormPart['part']): unknown => {
  const { check, field, slots } = groupOf(rule);
  if (check !== 'opening-time' || slots !== undefined || field === undefined) return undefined;
  // The fields of a list are those of another form.
  const among = partsOfForm({ fields, steps }, ({ kind }) => kind !== 'list');
  const { every, last } = groupOf(among.find(({ part }) => part.name === field)?.part.slots);
  return every === undefined ? undefined : { every, ...(last !== undefined && { last }) };
};

const lacksZone = (rule: unknown): boolean => {
  const { check, day, timeZone } = groupOf(rule);
  return check === 'opening-time' && day !== undefined && timeZone === undefined;
};

/** A form whose rules have the opening hours, the time zone and the slots that they ask for, and where these are written. */
export const withHours = (form: unknown, site: unknown): FilledForm => {
  const { business, timeZone } = groupOf(site);
  const { hours } = groupOf(business);
  const moves: Move[] = [];
  const value = mapForm(form, ({ part, path }) => {
    const written = listOf(part.rules);
    const rules = written.map((rule, index) => {
      const ofSite = {
        ...(isGroup(hours) && lacksHours(rule) && { hours }),
        ...(textOf(timeZone) && lacksZone(rule) && { timeZone }),
      };
      for (const key of Object.keys(ofSite)) {
        moves.push({
          shown: `${join(path, 'rules')}[${index}].${key}`,
          written: { file: siteFile, path: key === 'hours' ? 'business.hours' : key },
        });
      }
      const slots = slotsFor(rule, part);
      const added = { ...ofSite, ...(slots !== undefined && { slots }) };
      return Object.keys(added).length === 0 ? rule : { ...groupOf(rule), ...added };
    });
    return rules.some((rule, index) => rule !== written[index]) ? { ...part, rules } : part;
  });
  return { value, moves };
};
