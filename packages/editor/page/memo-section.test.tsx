import { render, screen } from '@testing-library/react';
import type { PageDefinition } from '../../../src/sections/page-schema';
import type { SectionModules } from '../../../src/sections/section-props';
import { memoSections } from './memo-section';

test('a section has the frame that carries its ground, its edge and its width, as it has for visitors', () => {
  const section = { kind: 'feature', title: 'Words', edge: 'step', width: 'full' } as const;
  const definition = { title: 'Page', sections: [section] } as unknown as PageDefinition;
  const kinds = {
    feature: { default: () => <section aria-label="Words" /> },
  } as unknown as SectionModules;
  const shown = memoSections(
    () => [{ section, position: 1, number: 1, anchors: undefined }] as never,
    { path: () => '/', formKey: () => '' },
  )(definition, kinds);
  render(
    <>
      {shown.map(({ report, position }) => (
        <div key={position}>{report}</div>
      ))}
    </>,
  );
  const frame = screen.getByRole('region', { name: 'Words' }).parentElement;
  expect(frame).toHaveAttribute('data-rhythm');
  expect(frame).toHaveAttribute('data-edge', 'step');
  expect(frame).toHaveAttribute('data-width', 'full');
});
