import { isGroup } from '../../src/schema/values/group';
import { groupUnlessSame, listUnlessSame } from '../../src/schema/values/map-entries';
import { join } from '../../src/schema/values/paths';
import type { Move } from '../../src/schema/values/written-place';
import { listOf } from '../config-values/values';

type Group = Readonly<Record<string, unknown>>;

/** A form, a step, a field or a group of fields: whatever may hold fields. `path` is empty for the form. */
export type FormPart = { part: Group; path: string };

/** What is made of a form, and where its parts are written if not as they are shown. */
export type FilledForm = { value: unknown; moves: Move[] };

const keysOfParts = ['fields', 'steps'];

/** A form and all that stands within it, the innermost first; of what `isEntered` denies, nothing within. Total: takes any value. */
export const partsOfForm = (
  form: unknown,
  isEntered: (part: Group) => boolean = () => true,
  path = '',
): FormPart[] => {
  if (!isGroup(form)) return [];
  const within = keysOfParts.flatMap((key) =>
    listOf(form[key]).flatMap((item, index) =>
      partsOfForm(item, isEntered, `${join(path, key)}[${index}]`),
    ),
  );
  return [...(isEntered(form) ? within : []), { part: form, path }];
};

/** A form with what `of` makes of each part, the innermost first: the same object where that is what it is. */
export const mapForm = (form: unknown, of: (part: FormPart) => unknown, path = ''): unknown => {
  if (!isGroup(form)) return form;
  const entries = Object.entries(form).map(([key, value]) => {
    if (!keysOfParts.includes(key) || !Array.isArray(value)) return [key, value] as const;
    const items = value.map((item: unknown, index) =>
      mapForm(item, of, `${join(path, key)}[${index}]`),
    );
    return [key, listUnlessSame(value, items)] as const;
  });
  return of({ part: groupUnlessSame(form, entries), path });
};
