import { line, paint, shape } from './ink';

/** What a course is about, at the lower right of its teacher. */

export const book = [
  shape(
    'M300 296Q360 268 414 300Q468 268 528 296V392Q468 364 414 396Q360 364 300 392Z',
    paint.white,
  ),
  line(
    'M414 300V396M326 318Q362 306 392 322M326 346Q362 334 392 350M436 322Q468 306 504 318M436 350Q468 334 504 346',
    5,
  ),
].join('');

export const pot = [
  line('M370 244Q350 218 374 196M430 244Q410 218 434 196M490 244Q470 218 494 196', 7),
  shape('M318 300H546V384Q546 404 522 404H342Q318 404 318 384Z', paint.tomato),
  shape('M306 266H558V304H306Z', paint.sun),
  shape('M276 314H318V340H276ZM546 314H588V340H546Z', paint.sun),
].join('');

const cup = (x: number, color: string) =>
  [
    line(`M${x + 34} 264Q${x + 16} 240 ${x + 38} 220M${x + 70} 264Q${x + 52} 240 ${x + 74} 220`, 6),
    shape(`M${x + 96} 300Q${x + 140} 292 ${x + 134} 330Q${x + 126} 358 ${x + 84} 352`, 'none'),
    shape(`M${x} 284H${x + 106}Q${x + 108} 384 ${x + 53} 388Q${x - 2} 384 ${x} 284Z`, color),
  ].join('');

export const cups = cup(300, paint.sky) + cup(446, paint.rose);
