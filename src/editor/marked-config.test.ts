import type { PageDefinition } from '../sections/page-schema';
import { createMarkedConfig } from './marked-config';
import { withoutSigns } from './marks';

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
