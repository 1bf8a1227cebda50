/**
 * Things that no page of a site shows: prints, cards and lists, as HTML. The firms are those of examples/; figures are
 * samples, and say so. Sizes are em of the thing's width / 40.
 */

const stair = 'M0 40h12v-10h12v-10h12V10h12V0';

const rows = (entries: readonly (readonly string[])[]) =>
  entries.map((cells) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('');

/** A line of a chart, 320 by 120, through these heights of a hundred. */
const line = (heights: readonly number[]) =>
  heights
    .map((height, index) => `${(index * 320) / (heights.length - 1)},${120 - height * 1.2}`)
    .join(' ');

const chart = (lines: readonly { heights: readonly number[]; color: string }[]) => `
  <svg viewBox="-4 -6 328 132" preserveAspectRatio="none" class="chart">
    <path d="M0 0H320M0 30H320M0 60H320M0 90H320M0 120H320" stroke="#DEDCD1" fill="none"/>
    ${lines.map(({ heights, color }) => `<polyline points="${line(heights)}" fill="none" stroke="${color}" stroke-width="3.5" stroke-linejoin="round" stroke-linecap="round"/>`).join('')}
  </svg>`;

/** Rows of a bar each, as long as its number. */
const bars = (entries: readonly (readonly [name: string, count: number])[]) => {
  const most = Math.max(...entries.map(([, count]) => count));
  return entries
    .map(
      ([name, count]) =>
        `<p><span>${name}</span><i style="width:${(count * 50) / most}%"></i><b>${count}</b></p>`,
    )
    .join('');
};

const avatar = (sign: string, color: string) =>
  `<b class="avatar" style="background:${color}">${sign}</b>`;

export const sheets: Readonly<Record<string, string>> = {
  brief: `
    <div class="tall"><small>One page, before anybody is asked for an offer</small><h1>Brief</h1>
    <h2>Whom we want to hear from</h2><p class="hand">Families half an hour away</p>
    <h2>What they should do on the site</h2><p class="hand">Order bread for Saturday</p>
    <h2>What there is already</h2><p class="hand">Logo, price list, forty photographs</p>
    <h2>Who decides</h2><p class="hand">Marit</p>
    <h2>By when</h2><p class="hand"><mark>Before Advent</mark></p></div>`,
  sources: `
    <div class="graph"><small>Sample · four weeks of asking</small><h1>How did you find us?</h1>
    ${bars([
      ['Somebody told me', 31],
      ['Search', 27],
      ['Walked past', 18],
      ['Map', 12],
      ['Advertisement', 9],
    ])}</div>`,
  questions: `
    <div class="tall"><small>Sample · beside the telephone, second week</small><h1>First questions</h1>
    <table class="ledger">
    ${rows([
      ['Do you come out to the villages?', '<mark>|||| ||</mark>'],
      ['Can you do it before the holidays?', '<mark>|||| |</mark>'],
      ['What does it cost, roughly?', '<mark>||||</mark>'],
      ['Do you take the old one away?', '|||'],
      ['Is it you who comes?', '||'],
    ])}</table></div>`,
  call: `
    <div class="call"><p>Third call before nine</p><h1>0161 496 0171</h1>
    <p class="answers"><b>✕</b><b>✓</b></p></div>`,
  report: `
    <div class="tall"><small>Sample · maintenance</small><h1>October</h1>
    <table class="ledger">
    ${rows([
      ['✓', 'Updates tried on a copy', '6'],
      ['✓', 'Forms sent, and arrived', '4 of 4'],
      ['✓', 'Restored from a backup', '11 min'],
      ['✓', 'Certificate ends', '14 Mar'],
      ['!', 'Dead link of a partner', 'mended'],
    ])}</table>
    ${chart([{ heights: [92, 90, 95, 94, 96, 62, 95, 97, 98], color: '#0B6B4A' }])}
    <p>Answered in 0.4 s on average · away for 3 minutes</p></div>`,
  positions: `
    <div class="graph rising"><small>Sample · two of ten phrases, twelve months</small><h1>Where we stand</h1>
    ${chart([
      { heights: [20, 22, 18, 24, 26, 32, 30, 38, 46, 44, 52, 54], color: '#0B6B4A' },
      { heights: [8, 9, 12, 11, 20, 28, 34, 40, 44, 58, 70, 86], color: '#10231C' },
    ])}</div>`,
  milestones: `
    <div class="tall"><small>Sample · agreed before the work began</small><h1>Order form<br>for a bakery</h1>
    <table class="ledger"><tr><th></th><th>Milestone</th><th>By</th><th>Sum</th></tr>
    ${rows([
      ['✓', 'Drawn, tried by bakers', '6&nbsp;Oct', '€&nbsp;900'],
      ['✓', 'Built, orders arrive', '20&nbsp;Oct', '€&nbsp;1,700'],
      ['✓', 'Limits for each loaf', '27&nbsp;Oct', '€&nbsp;600'],
      ['', 'Tests, and handover', '3&nbsp;Nov', '€&nbsp;800'],
    ])}</table>
    <h2>Your part</h2><p class="hand">Front end, 26 hours a week</p>
    <h2>Paid</h2><p class="hand"><mark>Three of four</mark></p></div>`,
  board: `
    <div class="padded"><small>Sample · bakery, week 3 of 4</small><h1>Where it stands</h1>
    <div class="board">
    <div><h2>Next</h2><p>Limit for each loaf<b>27 Oct</b></p><p>Handover in writing<b>3 Nov</b></p><p>Opening hours on holidays<b>3 Nov</b></p></div>
    <div><h2>Now</h2><p class="now">Order form on telephones<b>20 Oct</b></p><p>Photographs of the yard<b>21 Oct</b></p></div>
    <div><h2>Done</h2><p>Brief on one page<b>29 Sep</b></p><p>Drawn, tried by bakers<b>6 Oct</b></p><p>Price list moved<b>8 Oct</b></p><p>Address kept<b>9 Oct</b></p></div></div></div>`,
  result: `
    <div class="screen"><p>${avatar('O', '#1D2B53')} <span>okafor-vanhouten.example<br><small>okafor-vanhouten.example › Fees</small></span></p>
    <h2 class="link">Fees</h2>
    <p>Fixed, with VAT, and the same for everyone. If a matter will cost more than its line here, you hear so before we begin.</p>
    <p><small>Sample</small></p></div>`,
  listing: `
    <div class="screen"><h2>Overhang</h2><p><small>Climbing hall · sample</small></p>
    <table>
    ${rows([
      ['⌂', 'Tram Depot No. 4'],
      ['◷', 'Open now · until 22:30'],
      ['✆', '0114 496 0104'],
      ['⌘', 'overhang.example'],
    ])}</table></div>`,
  shared: `
    <div class="screen shared"><img src="shot:climbing-home"><p><small>overhang.example</small><br><b>New every Tuesday</b><br>214 boulders, no ropes, no membership.</p></div>`,
  profile: `
    <div class="profile"><div class="crown"><svg viewBox="0 0 48 48" class="logo"><path d="${stair}" transform="translate(0 4)" fill="none" stroke="#C8F169" stroke-width="3"/></svg></div>
    ${avatar('AS', '#C8F169')}<h1>Amara Sample</h1><p>Founder and CEO,<br>Business Growth</p>
    <p class="act main">Save contact</p><p class="act">Call</p><p class="act">Write</p>
    <table>
    ${rows([
      ['Telephone', '+1 202 555 0148'],
      ['E-mail', 'amara@example.com'],
      ['Site', 'example.com'],
    ])}</table><p><small>Sample</small></p></div>`,
  'nfc-card': `
    <div class="nfc"><svg viewBox="0 0 48 48" class="logo"><path d="${stair}" transform="translate(0 4)" fill="none" stroke="#C8F169" stroke-width="3"/></svg>
    <b>Amara Sample</b><span>Business Growth</span>
    <svg viewBox="0 0 24 24" class="waves"><path d="M6 8a6 6 0 0 1 0 8M10 5.500a10 10 0 0 1 0 13M14 3a14 14 0 0 1 0 18" fill="none" stroke="#C8F169" stroke-width="2" stroke-linecap="round"/></svg></div>`,
};
