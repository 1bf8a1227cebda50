import { createContext, memo, use, type ReactNode } from 'react';
import type { Control, UseFormRegister } from 'react-hook-form';
import { FieldWithRules } from '../fields/field-with-rules';
import { Field, type FieldProps } from '../fields/field';
import { ErrorContext, errorIdsOf } from '../fields/field-contexts';
import { kindOf } from '../fields/field-kinds';
import type { FormItem } from '../fields/registry';
import type { Values } from '../schema/record';
import type { CompiledForm } from './compile-form';
import type { FormParts } from './form-parts';

/** Whether a rule asks only under a condition; Vite writes it. */
const hasConditionalRules = globalThis.__SITE__?.hasConditionalRules ?? true;

/** The setting of all items of a form: the same object from the first render to the last. */
export type ItemsSetting = {
  compiled: CompiledForm;
  parts: FormParts;
  control: Control<Values>;
  register: UseFormRegister<Values>;
  /** Prefix of the ids of the form's parts; unique on the page. */
  idPrefix: string;
  /** Required fields are marked, and the form explains the mark. */
  marked: boolean;
};

export const ItemsContext = createContext<ItemsSetting | null>(null);

const ShownItem = ({ item, setting }: { item: FormItem; setting: ItemsSetting }) => {
  const { compiled, parts, control, register, idPrefix, marked } = setting;
  const error = use(ErrorContext);
  if (item.kind === 'note' || item.kind === 'group') {
    return parts.Arranged && <parts.Arranged item={item} />;
  }
  const ShownField = parts.Field ?? Field;
  const props: FieldProps = {
    field: item,
    kind: kindOf(item, parts.kinds),
    register,
    control,
    idPrefix,
    required: compiled.required.has(item.name),
    rules: compiled.rulesOf(item.name),
    marked,
    ...errorIdsOf(error, item.name),
    comparedWith: compiled.comparedWith(item.name),
  };
  return hasConditionalRules ? (
    <FieldWithRules Shown={ShownField} seen={compiled.shown} {...props} />
  ) : (
    <ShownField {...props} />
  );
};

const Through = ({ children }: { children: ReactNode }) => children;

/** Fields, notes and groups in order, each while its conditions hold. */
export const FormItems = memo(({ items }: { items: readonly FormItem[] }) => {
  const setting = use(ItemsContext);
  if (!setting) throw new Error('FormItems was shown outside a form.');
  const { Conditional = Through } = setting.parts;
  return items.map((item, place) => {
    const key = 'name' in item ? item.name : `${item.kind} ${place}`;
    const shown = <ShownItem key={key} item={item} setting={setting} />;
    if (!item.showWhen) return shown;
    const when = setting.compiled.conditionsOf(item);
    return (
      <Conditional key={key} control={setting.control} when={when} item={item}>
        {shown}
      </Conditional>
    );
  });
});
FormItems.displayName = 'FormItems';
