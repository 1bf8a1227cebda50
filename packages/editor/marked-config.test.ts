/** @jest-environment node */
import type { PageDefinition } from '../../src/sections/page-schema';
import { createMarkedConfig } from './marked-config';
import { marksIn, withoutSigns } from './marks';

const file = 'config/pages/home.ts';

const page = (): PageDefinition => ({
  title: 'Home',
  description: 'Ours.',
  sections: [
    { kind: 'page-header', title: 'First' },
    { kind: 'prose', title: 'Second', paragraphs: ['Words.'] },
  ],
});

test('of a page that is typed into, only the section with the text is another object', () => {
  const config = createMarkedConfig();
  const before = config.marked(file, page());
  config.draft({ file, path: 'sections[1].title' }, 'Other');
  const after = config.marked(file, page());
  expect(after.sections[0]).toBe(before.sections[0]);
  expect(after.sections[1]).not.toBe(before.sections[1]);
  expect(withoutSigns(JSON.stringify(after.sections[1]))).toContain('"title":"Other"');
  config.draft({ file, path: 'sections[1].title' }, undefined);
  expect(withoutSigns(JSON.stringify(config.marked(file, page())))).toBe(JSON.stringify(page()));
});

test('a text that is emptied while it is typed keeps its place on the page', () => {
  const config = createMarkedConfig();
  config.draft({ file, path: 'sections[1].title' }, '');
  const [, second] = config.marked(file, page()).sections;
  const [mark] = marksIn(JSON.stringify(second));
  expect(mark && config.placeOf(mark.id)).toEqual({ file, path: 'sections[1].title' });
  expect(withoutSigns(JSON.stringify(second))).toContain('"title":"\u200b"');
});

test('a page that is read anew and says the same is the same object', () => {
  const config = createMarkedConfig();
  expect(config.marked(file, page())).toBe(config.marked(file, page()));
});

test('what a page has no longer is gone', () => {
  const config = createMarkedConfig();
  config.marked(file, page());
  const { sections, ...head } = page();
  const shorter = config.marked(file, { ...head, sections: sections.slice(0, 1) });
  expect(shorter.sections).toHaveLength(1);
  const [first] = page().sections;
  const longer = config.marked(file, {
    ...head,
    sections: [{ ...first, label: 'New' } as PageDefinition['sections'][number]],
  });
  expect(Object.keys(longer.sections[0] ?? {})).toEqual(['kind', 'title', 'label']);
});

test('texts of a page that a template makes are at the places where they are written', () => {
  const config = createMarkedConfig();
  const collection = 'config/collections/courses.ts';
  const shown = {
    ...page(),
    sections: [
      { kind: 'page-header', title: 'German' },
      {
        kind: 'list',
        title: 'More',
        of: 'courses',
        look: 'rows',
        entries: [{ key: 'a', name: 'A' }],
      },
    ],
  } as unknown as PageDefinition;
  const marked = config.marked('config/pages/course/german.ts', shown, {
    file: 'config/pages/course.ts',
    moves: [
      { shown: 'sections[0].title', written: { file: collection, path: 'entries[3].name' } },
      { shown: 'sections[1]', written: { path: 'sections[2]' } },
      { shown: 'sections[1].entries[0]', written: { file: collection, path: 'entries[1]' } },
    ],
  });
  const found = marksIn(JSON.stringify(marked)).filter(({ side }) => side === 'start');
  expect(found.map(({ id }) => [config.placeOf(id), config.movedText(id)])).toEqual([
    [{ file: collection, path: 'entries[3].name' }, 'German'],
    [{ file: 'config/pages/course.ts', path: 'sections[2].title' }, 'More'],
    [{ file: collection, path: 'entries[1].name' }, 'A'],
  ]);
});

describe('a text that was written', () => {
  const place = { file, path: 'sections[1].title' };
  const shownOf = (config: ReturnType<typeof createMarkedConfig>, title: string) => {
    const definition = page();
    const [, second] = definition.sections;
    Object.assign(second ?? {}, { title });
    return withoutSigns(JSON.stringify(config.marked(file, definition).sections[1]));
  };
  const begin = () => {
    const config = createMarkedConfig();
    config.draft(place, 'Other');
    config.wrote(place, 'Other');
    return config;
  };

  test('is shown until the page’s config says it, and then what that says', () => {
    const config = begin();
    expect(shownOf(config, 'Second')).toContain('"Other"');
    expect(shownOf(config, 'Second')).toContain('"Other"');
    expect(shownOf(config, 'Other')).toContain('"Other"');
    expect(shownOf(config, 'Second')).toContain('"Second"');
  });

  test('gives way to what another program writes there', () => {
    const config = begin();
    expect(shownOf(config, 'Second')).toContain('"Other"');
    expect(shownOf(config, 'Theirs')).toContain('"Theirs"');
  });

  test('is no longer shown once it is taken back', () => {
    const config = begin();
    expect(config.forgetWritten(() => 'Other')).toEqual([]);
    expect(config.forgetWritten(() => 'Second')).toEqual([file]);
    expect(shownOf(config, 'Second')).toContain('"Second"');
  });
});
