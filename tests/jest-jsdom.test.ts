/** Rules that cannot be an element's are not asked; all others are, however their selectors are written. */

const seen = (selector: string) => {
  document.body.innerHTML = `<style>${selector} { visibility: hidden }</style>
    <main class="page"><p class="one two" id="words" data-is="a,b .c">Words <b>of it</b></p></main>`;
  return getComputedStyle(document.querySelector('p')!).visibility;
};

test.each([
  'p',
  '*',
  '.one',
  '.two.one',
  'main > p',
  '.page .two',
  '#words',
  '[data-is="a,b .c"]',
  '.other, .two',
  'b, p:not(.three)',
  'p:has(b)',
  '.two:has(> b)',
  ':is(.other, .one)',
  ':is(.other, p):not(:has(i))',
  '.one:not(.two .one)',
  'p:nth-child(1)',
])('%s is found', (selector) => expect(seen(selector)).toBe('hidden'));

test.each(['b', '.three', '.one.three', '.one .two', 'p:has(i)', 'p > .one', 'p::before', '.on'])(
  '%s is not',
  (selector) => expect(seen(selector)).toBe('visible'),
);
