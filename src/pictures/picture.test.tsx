import { render } from '@testing-library/react';
import { sceneParts, type ScenePart } from '../schema/picture';
import { InAgency } from '../ui/testing/in-agency';
import { composeScene, frame, Scene } from './picture';

const renderScenes = (...scenes: ScenePart[][]) =>
  render(
    <InAgency>
      {scenes.map((parts) => (
        <Scene key={parts.join()} parts={parts} />
      ))}
    </InAgency>,
  ).container;

const everyTrio = sceneParts.flatMap((back) =>
  sceneParts.flatMap((middle) => sceneParts.map((front) => [back, middle, front])),
);

describe('Scene', () => {
  it.each(sceneParts)('draws the part "%s" where it is named', (part) => {
    const [drawing] = renderScenes([part]).querySelectorAll('[data-part]');
    expect(drawing).toHaveAttribute('data-part', part);
    expect(drawing!.childElementCount).toBeGreaterThan(2);
  });

  it('is hidden from those who cannot see it', () => {
    expect(renderScenes(['window']).querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  });

  it('gives each scene on a page its own hatch', () => {
    const ids = [...renderScenes(['bars'], ['node']).querySelectorAll('pattern')].map(
      ({ id }) => id,
    );
    expect(new Set(ids).size).toBe(2);
  });

  it('has only one green part, which is the foremost', () => {
    const foremost = renderScenes(['window', 'phone', 'curve']).querySelectorAll('.foremost');
    expect([...foremost].map((part) => part.getAttribute('data-part'))).toEqual(['curve']);
  });
});

describe('composeScene', () => {
  it('keeps every combination inside the frame and its parts on the 8 px grid', () => {
    const boxes = everyTrio.flatMap((parts) =>
      [1, 2, 3].flatMap((count) => composeScene(parts.slice(0, count))),
    );
    const wrong = boxes.filter(
      ({ x, y, width, height }) =>
        x < 0 ||
        y < 0 ||
        x + width > frame.width ||
        y + height > frame.height ||
        [x, y, width, height].some((value) => value % 8 !== 0),
    );
    expect(wrong).toEqual([]);
  });

  it('overlaps the parts in front with those behind', () => {
    const loose = everyTrio.filter((parts) => {
      const [back, ...others] = composeScene(parts);
      return others.some(
        ({ x, y, width }) =>
          x >= back!.x + back!.width || x + width <= back!.x || y >= back!.y + back!.height,
      );
    });
    expect(loose).toEqual([]);
  });
});
