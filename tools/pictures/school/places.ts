import { at, bubble, disc, type Drawing, dots, ink, line, paint, shape } from './ink';

/** The pictures of the school without its teachers. */

export const cafe = (): Drawing => ({
  width: 1200,
  height: 1000,
  scale: 2,
  drawn: [
    `<rect width="1200" height="1000" fill="${paint.sun}"/>`,
    dots({ width: 1200, height: 1000, color: '#F7A928', step: 20 }),
    shape('M-20 760H1220V1020H-20Z', '#C9744A', 8),
    line('M-20 830H380M860 900H1220M120 950H420', 5),
    at(
      { x: 150, y: 0, scale: 1 },
      [
        shape('M180 790Q450 880 720 790Q700 850 560 868H340Q200 850 180 790Z', paint.white, 8),
        shape(
          'M640 560Q780 540 770 650Q756 740 610 730L620 680Q700 690 706 640Q706 604 634 616Z',
          paint.sky,
          8,
        ),
        shape('M240 500H660Q668 800 450 808Q232 800 240 500Z', paint.sky, 8),
        `<ellipse cx="450" cy="502" rx="210" ry="46" fill="#fff" stroke="${ink}" stroke-width="8"/><ellipse cx="450" cy="510" rx="176" ry="30" fill="#7A3B22" stroke="${ink}" stroke-width="6"/>`,
        `<circle cx="400" cy="640" r="13" fill="${ink}"/><circle cx="500" cy="640" r="13" fill="${ink}"/><path d="M396 686Q450 744 504 686Q450 704 396 686Z" fill="#fff" stroke="${ink}" stroke-width="7" stroke-linejoin="round"/>`,
        line('M390 430Q350 390 394 352M510 430Q550 390 506 352', 8),
        bubble({
          x: 110,
          y: 70,
          width: 680,
          height: 220,
          to: [450, 420],
          lines: [
            { words: 'Un… otro… café?', size: 54 },
            { words: 'Perfekt, bitte sehr!', size: 54 },
          ],
        }),
      ].join(''),
    ),
  ].join(''),
});

const house = (x: number, wall: string, door: string) =>
  [
    shape(`M${x} 300H${x + 420}V900H${x}Z`, wall, 8),
    shape(`M${x - 24} 300L${x + 40} 214H${x + 380}L${x + 444} 300Z`, paint.violet, 8),
    ...[60, 260].map(
      (left) =>
        shape(`M${x + left} 370H${x + left + 100}V500H${x + left}Z`, '#EAF7FF', 7) +
        line(`M${x + left + 50} 370V500M${x + left} 434H${x + left + 100}`, 5),
    ),
    shape(`M${x + 150} 900V640Q${x + 210} 570 ${x + 270} 640V900Z`, door, 8),
    disc([x + 250, 770, 9], paint.sun, 5),
  ].join('');

export const yard = (): Drawing => ({
  width: 2000,
  height: 740,
  scale: 1.2,
  drawn: [
    `<rect width="2000" height="740" fill="${paint.sky}"/>`,
    dots({ width: 2000, height: 740, color: '#8FD0F3', step: 22 }),
    disc([1830, 120, 70], paint.sun, 8),
    shape('M-20 646H2020V760H-20Z', '#F2D9A8', 8),
    at(
      { x: 320, y: -66, scale: 0.8 },
      [
        house(230, paint.rose, paint.violet),
        house(900, paint.sun, paint.tomato),
        // The café's awning.
        ...Array.from({ length: 7 }, (_, stripe) =>
          shape(
            `M${890 + stripe * 63} 540H${953 + stripe * 63}V600Q${922 + stripe * 63} 636 ${890 + stripe * 63} 600Z`,
            stripe % 2 === 0 ? paint.white : paint.tomato,
            6,
          ),
        ),
        line('M774 894V700', 10),
        shape('M712 720Q690 560 774 520Q860 560 836 720Q774 766 712 720Z', paint.mint, 8),
        line('M774 800V640M774 700L800 668', 6),
      ].join(''),
    ),
    bubble({
      x: 90,
      y: 110,
      width: 340,
      height: 130,
      to: [540, 300],
      lines: [{ words: 'A… e… i…', size: 56 }],
    }),
    bubble({
      x: 1450,
      y: 150,
      width: 340,
      height: 130,
      to: [1344, 320],
      lines: [{ words: 'Ooooh!', size: 62 }],
    }),
  ].join(''),
});
