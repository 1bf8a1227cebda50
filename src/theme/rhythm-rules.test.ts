/** @jest-environment node */
import type { Metadata } from '../schema/metadata';
import { themeExample } from '../schema/theme-example';
import { type SectionKind, sectionSchemas } from '../sections/registry';
import { widths } from './rhythm-lines';
import { having } from './rhythm-rules';

const kinds = Object.keys(sectionSchemas) as SectionKind[];

const metaOf = (kind: SectionKind, key: string) =>
  (sectionSchemas[kind].describe().fields[key] as { meta?: Metadata } | undefined)?.meta;

/** The kinds that a page has below its opening. */
const below = kinds.filter((kind) => sectionSchemas[kind].describe().meta?.opens === undefined);

/** The kinds that a selector names. */
const named = (css: string) =>
  [...new Set([...css.matchAll(/data-kind=([\w-]+)/g)].map(([, kind]) => kind))].toSorted();

test.each(['centred', 'offset'] as const)(
  'a site whose sections are %s leaves alone the kinds that cannot be so, and no others',
  (align) => {
    const site = { theme: { ...themeExample, sections: { align } }, used: () => true };
    const without = below.filter((kind) => !(align in (metaOf(kind, 'align')?.meanings ?? {})));
    const opening: (string | undefined)[] = kinds.filter((kind) => !below.includes(kind));
    const left = named(having(site, 'align', align)).filter((kind) => !opening.includes(kind));
    expect(left).toEqual(without.toSorted());
  },
);

test('the styles of widths name only kinds that have one', () => {
  const css = widths({ theme: themeExample, used: () => true });
  const wide = below.filter((kind) => metaOf(kind, 'width') !== undefined);
  expect(wide).toEqual(expect.arrayContaining(named(css.join(''))));
});
