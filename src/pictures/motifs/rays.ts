import { circle, type MotifDrawing, range } from './drawing';

const sun = { x: 322, y: 300 };

/** At an angle in degrees, 0 on the right, and a distance from the sun's middle. */
const at = (angle: number, far: number): string => {
  const turned = (angle * Math.PI) / 180;
  return `${Math.round(sun.x + far * Math.cos(turned))} ${Math.round(sun.y - far * Math.sin(turned))}`;
};

const step = 12;

/** A sun with long and short rays, and broad ones behind them. */
export const rays: MotifDrawing = {
  shapes: [
    {
      as: 'ground',
      d: range(15)
        .map(
          (ray) =>
            `M${at(ray * 2 * step, 118)}L${at(ray * 2 * step, 560)} ${at((ray * 2 + 1) * step, 560)} ${at((ray * 2 + 1) * step, 118)}Z`,
        )
        .join(''),
    },
    {
      as: 'line',
      d: range(30)
        .map(
          (ray) =>
            `M${at((ray + 0.5) * step, 132)}L${at((ray + 0.5) * step, [190, 250, 176, 320][ray % 4] ?? 190)}`,
        )
        .join(''),
    },
    { as: 'line', d: circle(sun.x, sun.y, 104) },
    { as: 'accent', d: circle(sun.x, sun.y, 84) },
  ],
  mark: {
    line: { path: 'M5 28H31M18 13V6M10 16.2 5.5 11.7M26 16.2 30.5 11.7', width: 2.5 },
    leaf: { path: 'M9.5 26a8.5 8.5 0 0 1 17 0Z', width: 0 },
  },
};
