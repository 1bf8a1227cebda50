import { sceneParts, type ScenePart } from '../schema/picture';
import type { Kind } from './catalogue-types';

/** Any value of config in which scenes may be named. */
type Config = Readonly<Record<string, unknown>>;

const isGroup = (value: unknown): value is Config => typeof value === 'object' && value !== null;

const scenesIn = (value: unknown): ScenePart[][] => {
  if (!isGroup(value)) return [];
  const own = Array.isArray(value.scene) ? [value.scene as ScenePart[]] : [];
  return [...own, ...Object.values(value).flatMap(scenesIn)];
};

const nameOf = (scene: readonly ScenePart[]) => scene.join('-');

/**
 * Each part alone, and the scenes of `pages` that it carries: it is the first in their lists. A
 * scene that several pages have is shown once.
 */
export const sceneKinds = (pages: Config): Kind[] => {
  const used = scenesIn(pages);
  return sceneParts.map((part) => {
    const carried = [[part], ...used.filter(([first]) => first === part)];
    const scenes = new Map(carried.map((scene) => [nameOf(scene), scene]));
    return {
      group: 'scenes',
      name: part,
      files: ['src/pictures/parts.tsx', 'src/pictures/picture.tsx'],
      examples: [...scenes].map(([name, scene]) => ({
        group: 'scenes',
        id: `scenes/${part}/${name}`,
        name,
        definition: { scene },
      })),
    };
  });
};
