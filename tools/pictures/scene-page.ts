import type { Look, Scene, Thing } from './scene';
import { sheets } from './sheets';

/** What a scene shows from elsewhere, as data addresses. */
export type Sources = {
  /** A photograph of the screen, by its name. */
  shot: (name: string) => string;
  display: string;
  body: string;
};

type Ground = { base: string; lit: string; far: string; plane: string };

const even = (color: string, plane = '#C8F169'): Ground => ({
  base: color,
  lit: color,
  far: color,
  plane,
});

const groundOf = (ground: Scene['ground']): Ground => {
  if (ground === 'paper') return { ...even('#EDEADF'), lit: '#FBFAF6', far: '#DAD6C6' };
  if (ground === 'forest') return { ...even('#11382A'), lit: '#1C5B42', far: '#081A14' };
  // Even: encoders make bands of what is bright and fades.
  if (ground === 'lime') return even('#C8F169', '#0B6B4A');
  if (ground === 'dusk') return { ...even('#0F3427'), lit: '#24714F' };
  return even(ground === 'none' ? 'transparent' : ground);
};

/** Layers below a thing, which are its edge when it is seen from the side. */
const thickness: Record<Look, number> = { browser: 7, telephone: 16, sheet: 2, card: 6, page: 0 };

/** Around what a thing shows; `%` is that. */
const frames: Record<Look, string> = {
  browser: '<div class="bar"><i></i><i></i><i></i><b></b></div>%',
  telephone: '<div class="screen-of">%</div>',
  sheet: '%',
  card: '%',
  page: '%',
};

const shown = (thing: Thing, { shot }: Sources): string => {
  const sheet = sheets[thing.shows];
  if (sheet === undefined) return `<img src="${shot(thing.shows)}">`;
  return sheet.replaceAll(/shot:([\w-]+)/g, (_all, name: string) => shot(name));
};

const placed = (thing: Thing, scene: Scene, sources: Sources): string => {
  const { as, width, at, turned = [0, 0, 0], lifted = 20 } = thing;
  const [lean, side, roll] = turned;
  const x = (at[0] / 100) * scene.width;
  const y = (at[1] / 100) * scene.height;
  const rotation = `rotateX(${lean}deg) rotateY(${side}deg) rotateZ(${roll}deg)`;
  const layers = Array.from({ length: thickness[as] }, (_, depth) => {
    return `<div class="layer" style="transform:translateZ(${-1.5 * (depth + 1)}px)"></div>`;
  }).join('');
  // Near it the shadow is dark and narrow, further away pale and wide.
  const shadows = [0.35, 1]
    .map((far) => {
      const away = lifted * far;
      const opacity = far === 1 ? 0.34 : 0.42;
      return `<div class="shadow" style="transform:translate3d(${away * 0.5}px,${away * 0.9}px,${-away}px);filter:blur(${12 + away * 0.45}px);opacity:${opacity}"></div>`;
    })
    .join('');
  return `<div class="thing ${as}" style="left:${x}px;top:${y}px;width:${width}px;font-size:${width / 40}px;transform:translate(-50%,-50%) perspective(2600px) ${rotation}">
    ${shadows}${layers}<div class="face">${frames[as].replace('%', () => shown(thing, sources))}<div class="light"></div></div></div>`;
};

/** A scene as a page of its own size. Nothing in it comes from elsewhere. */
export const scenePage = (scene: Scene, sources: Sources): string => {
  const { base, lit, far, plane } = groundOf(scene.ground);
  const { width, height } = scene;
  // Its edges are those of the band in which it stands.
  const [across, down] = scene.things[0]?.at ?? [50, 50];
  const light =
    scene.ground === 'dusk' ? `ellipse 62% 46% at ${across}% ${down}%` : 'ellipse at 28% 12%';
  // The highest tread ends at the edge of the picture.
  const start = width * 0.48;
  const step = (width - start) / 5;
  const stair = `h${step}v${-height / 9}`.repeat(5);
  return `<!doctype html><meta charset="utf-8"><style>
@font-face{font-family:Display;src:url(${sources.display});font-weight:200 800}
@font-face{font-family:Body;src:url(${sources.body});font-weight:400 700}
*{box-sizing:border-box;margin:0}
body{width:${width}px;height:${height}px;overflow:hidden;background:
  radial-gradient(${light},${lit} 0,transparent ${scene.ground === 'dusk' ? 100 : 60}%),
  radial-gradient(ellipse at 90% 110%,${far} 0,transparent 65%),${base};font-family:Body,sans-serif;color:#10231C}
.plane{position:absolute;inset:0}
.stage{position:absolute;inset:0}
.thing{position:absolute;transform-style:preserve-3d}
.face{position:relative;overflow:hidden;background:#fff}
.face,.layer,.shadow{border-radius:var(--round)}
.layer,.shadow,.light{position:absolute;inset:0}
.layer{background:var(--edge)}
.shadow{background:#04100B}
.light{background:linear-gradient(115deg,rgb(255 255 255/.22) 0,transparent 32%,transparent 70%,rgb(4 16 11/.14) 100%);border-radius:inherit;pointer-events:none}
.thing img{display:block;width:100%}
.browser{--round:18px;--edge:#9AA59F}
.browser .bar{display:flex;align-items:center;gap:10px;height:48px;padding:0 20px;background:#F4F3EC;border-bottom:1px solid #DEDCD1}
.bar i{width:13px;height:13px;border-radius:50%;background:#C9CCC2}
.bar b{flex:1;max-width:46%;height:24px;margin:0 auto;border-radius:12px;background:#E4E2D6}
.telephone{--round:64px;--edge:#2B3430}
.telephone .face{background:#0A0F0D;padding:16px;box-shadow:inset 0 0 0 2px #4A5650}
.telephone .screen-of{position:relative;border-radius:44px;overflow:hidden}
.sheet{--round:4px;--edge:#CFCBBB}
.sheet .face{background:#FFFEFA;padding:3em 3.2em}
/* Flat: what is photographed, and nothing else. */
.page{--round:0}
.page .shadow,.page .light{display:none}
.card{--round:26px;--edge:#B9BDB2}
.card .face{background:#fff}
.sheet .tall{min-height:44em}
small{font-size:1.15em;color:#5A6B63}
h1{font:600 4.2em/1.05 Display;letter-spacing:-.03em;margin:.25em 0 .5em}
h2{font:600 1.5em/1.2 Display;margin-top:1.1em}
.sheet h2{font:500 1.2em Body;color:#5A6B63;border-top:1px solid #DEDCD1;padding-top:.9em}
p{font-size:1.4em;line-height:1.45}
s{color:#8A958F}
.padded{padding:2.6em 2.8em}
.board{display:grid;grid-template-columns:repeat(3,1fr);gap:1.6em;align-items:start;min-height:36em;align-content:start}
.board>*{display:grid;gap:1em}
.board h2{font:600 1.5em Body;color:#10231C;border:0;padding:0;margin:0}
.board p{background:#F1EFE6;border-radius:.5em;padding:.9em 1em;font-size:1.35em;line-height:1.35}
.board p b{display:block;font-weight:500;color:#5A6B63;font-size:.85em;margin-top:.4em}
.board .now{background:#C8F169}
.graph{min-height:20em;padding:1.5em 2em;background:#0F3427;color:#F1F5EE}
.graph small{font-size:1.1em;color:#B9C7BF}
.graph h1{font-size:2.5em;margin:.05em 0 .45em}
.graph p{display:flex;align-items:center;gap:.6em;font-size:1.5em;line-height:1.5}
.graph span{width:9.5em}
.graph i{height:1.1em;background:#C8F169}
.graph b{font-weight:600}
.rising{background:#C8F169;color:#10231C}
.rising small{color:#10231C}
.rising .chart{height:12.6em;margin:.4em 0 0}
.rising .chart path{stroke:#9DC443}
.call{min-height:85em;padding:16em 2em 0;background:radial-gradient(ellipse at 50% 0,#FFD24A,#F0A93A 90%);color:#10231C;text-align:center}
.call p{font-size:2em}
.call h1{font-size:5em;margin:.2em 0 0}
.call .answers{display:flex;justify-content:center;gap:3em;margin-top:3em;font-size:3.4em}
.call .answers b{display:grid;place-items:center;width:2.6em;height:2.6em;border-radius:50%;background:#0B6B4A;color:#fff;font-size:1em}
.call .answers b:not(*+*){background:#B3361E}
.hand{font:500 2em/1.4 Display;letter-spacing:-.01em}
mark{white-space:nowrap;background:#C8F169;padding:.05em .3em;border-radius:.15em;color:inherit}
.note{margin-top:1.4em;font:600 2em Display}
table{width:100%;border-collapse:collapse;font-size:1.7em}
td,th{padding:.62em .2em;text-align:start;font-weight:400}
.ledger td,.ledger th{border-bottom:1px solid #DEDCD1;font-variant-numeric:tabular-nums}
.ledger th{color:#5A6B63;font-size:.75em}
.ledger td:last-child,.ledger th:last-child{text-align:end}
.chart{display:block;width:100%;margin:2em 0 1em}
.screen{padding:2.4em;font-size:1.12em}
.screen p{display:flex;gap:.8em;align-items:center;margin:.5em 0;flex-wrap:wrap}
.screen h2{font:600 2.5em/1.15 Display;margin:.2em 0}
.screen .link{color:#123C8C}
.shared{padding:0 0 1.2em}
.shared img{height:19em;object-fit:cover;object-position:top}
.shared p{display:block;padding:.4em 1.4em}
.shared p:has(.avatar){display:flex}
.avatar{display:inline-grid;place-items:center;width:2.4em;height:2.4em;border-radius:50%;color:#fff;flex:none}
.button{display:inline-block;background:#8C3416;color:#fff;padding:.6em 1.1em;border-radius:.3em}
.profile{min-height:82em;padding:0 3.4em 3em;background:#FBFAF6;text-align:center}
.profile .crown{margin:0 -3.4em;height:17em;background:radial-gradient(ellipse at 20% 0,#1C5B42,#0B1512 80%)}
.profile .crown .logo{width:7em;margin-top:4em}
.profile .avatar{width:5.4em;height:5.4em;margin-top:-2.7em;border:.25em solid #FBFAF6;color:#10231C;font:600 1.9em Display}
.profile h1{font-size:3.9em;margin:.3em 0 .2em}
.profile p{font-size:1.75em;line-height:1.35}
.profile .act{margin:.7em 0 0;padding:.75em;border:1.5px solid #7C8A83;border-radius:.5em;font-weight:600}
.profile .main{margin-top:1.4em;background:#0B6B4A;border-color:#0B6B4A;color:#fff}
.profile table{margin:1.6em 0 1.2em;font-size:1.6em}
.profile td{border-top:1px solid #DEDCD1}
.profile td:first-child{color:#5A6B63}
.profile td:last-child{text-align:end}
.nfc{position:relative;aspect-ratio:1.586;background:radial-gradient(ellipse at 20% 0,#1C5B42,#0B1512 75%);color:#F1F5EE;padding:3em}
.nfc b{position:absolute;left:1.6em;bottom:2.5em;font:600 2.2em Display}
.nfc span{position:absolute;left:2.5em;bottom:2em;font-size:1.4em;color:#B9C7BF}
.nfc .logo{width:7em}
.nfc .waves{position:absolute;right:3em;top:3em;width:6em}
</style>
${scene.stair ? `<svg class="plane" viewBox="0 0 ${width} ${height}"><path d="M${start} ${height}v${-height / 9}${stair}V${height}Z" fill="${plane}" opacity="${scene.ground === 'forest' ? 0.92 : 1}"/></svg>` : ''}
<div class="stage">${scene.things.map((thing) => placed(thing, scene, sources)).join('')}</div>`;
};
