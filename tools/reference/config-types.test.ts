/** @jest-environment node */
import type * as written from '#types';
import type { FieldDefinition, FieldKind } from '../../src/fields/registry';
import type { FormDefinition } from '../../src/form/form-schema';
import type { RuleDefinition, RuleName } from '../../src/rules/schemas';
import type { NotificationsDefinition } from '../../src/schema/notifications';
import type { RoutesDefinition } from '../../src/schema/routes';
import type { SiteDefinition } from '../../src/schema/site';
import type { WrittenTheme } from '../../src/schema/theme-part';
import type { UsualWord } from '../../src/schema/usual-words/en';
import type { PageDefinition } from '../../src/sections/page-schema';
import type { SectionDefinition, SectionKind } from '../../src/sections/registry';

/** Every key there, so that a key that may be left out cannot be missing unseen. */
type Full<Value> = Value extends readonly (infer Entry)[]
  ? Full<Entry>[]
  : // Any text beside known words is one as well.
    Value extends string
    ? Value
    : Value extends object
      ? { [Key in keyof Value]-?: Full<Value[Key]> }
      : Value;

type LastOf<Name> = Name extends `${string}.${infer Rest}` ? LastOf<Rest> : Name;

/** What may be left out since the project has words for it, and is filled in before anything is shown. */
type Usual = LastOf<UsualWord> | 'enlarged' | 'errorMessages' | 'footer' | 'labels' | 'words';

/** What only addresses have that are stored groups by then. */
type Made = 'ways';

/**
 * Without names in braces, entries of collections, addresses and countries, which are filled in before anything is shown, and with
 * the project's own words.
 */
type Filled<Value> = Value extends written.InBraces | written.AddressField | written.CountryField
  ? never
  : Value extends readonly (infer Entry)[]
    ? Filled<Entry>[]
    : Value extends string
      ? Value
      : Value extends object
        ? {
            [Key in keyof Value as Key extends Usual | Made ? never : Key]: Filled<
              Key extends 'options' ? Exclude<Value[Key], written.OptionsOfEntries> : Value[Key]
            >;
          } & {
            [Key in keyof Value as Key extends Usual ? Key : never]-?: Filled<
              Exclude<Value[Key], undefined>
            >;
          }
        : Value;

type Fits<One, Other> = [One] extends [Other] ? true : false;

type Same<One, Other> =
  Fits<One, Other> extends true
    ? Fits<Other, One> extends true
      ? Fits<Full<One>, Full<Other>> extends true
        ? Fits<Full<Other>, Full<One>>
        : false
      : false
    : false;

/** The names under which the two do not say the same. */
type Differ<One, Other extends Record<keyof One, unknown>> = {
  [Name in keyof One]: Same<One[Name], Other[Name]> extends true ? never : Name;
}[keyof One];

type SectionsDiffer = Differ<
  { [Kind in SectionKind]: Filled<Extract<written.Section, { kind: Kind }>> },
  { [Kind in SectionKind]: Filled<SectionDefinition<Kind>> }
>;
type FieldsDiffer = Differ<
  { [Kind in FieldKind]: Filled<Extract<written.Field, { kind: Kind }>> },
  { [Kind in FieldKind]: Filled<FieldDefinition<Kind>> }
>;
type RulesDiffer = Differ<
  { [Name in RuleName]: Filled<Extract<written.Rule, { check: Name }>> },
  { [Name in RuleName]: Filled<RuleDefinition<Name>> }
>;

/** The kinds of sections whose picture cannot be that of an entry, by its name in braces. */
type WithoutNamedPicture = {
  [Kind in SectionKind]: Extract<written.Section, { kind: Kind }> extends {
    picture?: infer Picture;
  }
    ? unknown extends Picture
      ? never
      : Fits<'{picture}', Picture> extends true
        ? never
        : Kind
    : never;
}[SectionKind];

/** Proven by `npm run test:types`: each line compiles only while both types say the same. */
const proofs = [
  true satisfies Fits<WithoutNamedPicture, never>,
  true satisfies Same<Filled<written.SiteDefinition>, Filled<SiteDefinition>>,
  true satisfies Same<Filled<written.WholeTheme>, Filled<WrittenTheme>>,
  true satisfies Fits<
    { extends: 'notary'; color: { from: string }; shape: { card: number } },
    written.ThemeDefinition
  >,
  true satisfies Fits<
    Omit<written.WholeTheme, 'color'> & { color: { from: string } },
    written.ThemeDefinition
  >,
  false satisfies Fits<{ color: { from: string } }, written.ThemeDefinition>,
  false satisfies Fits<{ extends: 'none' }, written.ThemeDefinition>,
  true satisfies Same<Filled<written.RoutesDefinition>, Filled<RoutesDefinition>>,
  true satisfies Same<Filled<written.NotificationsDefinition>, Filled<NotificationsDefinition>>,
  true satisfies Same<Filled<written.PageDefinition>, Filled<PageDefinition>>,
  true satisfies Same<Filled<written.FormDefinition>, Filled<FormDefinition>>,
  true satisfies Fits<SectionsDiffer, never>,
  true satisfies Fits<FieldsDiffer, never>,
  true satisfies Fits<RulesDiffer, never>,
  true satisfies Same<Differ<{ a: string; b: string }, { a: string; b: number }>, 'b'>,
  // And the comparison itself tells a difference.
  false satisfies Same<{ a: string; b?: string }, { a: string }>,
  false satisfies Same<{ a: string }, { a?: string }>,
  false satisfies Same<{ a: 'x' | 'y' }, { a: 'x' }>,
  false satisfies Same<{ a: { b?: number }[] }, { a: { c?: number }[] }>,
];

test('#types and the schemas allow the same (compiled, not run)', () => {
  expect(proofs).toHaveLength(19);
});
