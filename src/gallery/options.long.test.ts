/** @jest-environment node */
import type { Metadata } from '../schema/metadata';
import { type SectionKind, sectionSchemas } from '../sections/registry';
import { themes } from '../theme/themes/registry';
import { optionsIn } from './options';

type Shown = Record<string, unknown>;

const shownIn = (theme: string) => {
  const example = optionsIn(`options/${theme}`);
  return (example?.group === 'themes' ? example.sections : []) as unknown as Shown[];
};

const sections = Object.keys(themes).flatMap(shownIn);

/** Every word of a look, and both values of every flag, as `key: value`. */
const offered = (kind: SectionKind) =>
  Object.entries(sectionSchemas[kind].describe().fields).flatMap(([key, field]) => {
    const { meta, type } = field as { meta?: Metadata; type: string };
    const words = meta?.input === 'look' ? Object.keys(meta.meanings ?? {}) : [];
    return [...words, ...(type === 'boolean' && key !== 'hidden' ? ['true', 'false'] : [])].map(
      (value) => `${key}: ${value}`,
    );
  });

test.each(Object.keys(sectionSchemas) as SectionKind[])(
  '%s: each option of its look is on a page',
  (kind) => {
    const own = sections.filter((section) => section.kind === kind);
    const shown = own.flatMap((section) =>
      Object.entries(section).map(([key, value]) => `${key}: ${String(value)}`),
    );
    expect(offered(kind).filter((each) => !shown.includes(each))).toEqual([]);
  },
);

test.each(Object.entries(themes))('%s: each of its grounds is on its page', (name, { grounds }) => {
  const tones = shownIn(name).map(({ tone }) => tone);
  expect(tones).toEqual(expect.arrayContaining(Object.keys(grounds ?? {})));
});

test('photographs are the ground of sections of every kind that has them', () => {
  const kinds = Object.keys(sectionSchemas).filter(
    (kind) => 'ground' in sectionSchemas[kind as SectionKind].fields,
  );
  const shown = sections.filter(({ ground }) => ground !== undefined).map(({ kind }) => kind);
  expect([...new Set(shown)].toSorted()).toEqual(kinds.toSorted());
});
