import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const css = readFileSync(join(__dirname, 'print.css'), 'utf8');

/** Narrow screens leave out the strip above the header: on paper it stands. */
const onScreen = '.strip { display: none; } .row { display: flex; }';

const displayOf = (html: string): string => {
  document.head.innerHTML = `<style>${onScreen}</style><style>${css}</style>`;
  document.body.innerHTML = html;
  return getComputedStyle(document.querySelector('.it')!).display;
};

test.each([
  ['the strip', '<header><div role="group" class="strip it"></div></header>', 'block'],
  ['a hidden strip', '<header><div role="group" class="strip it" hidden></div></header>', 'none'],
  [
    'a strip hidden from readers',
    '<header><div role="group" class="strip it" aria-hidden="true"></div></header>',
    'none',
  ],
  ['a form', '<main><form class="row it"></form></main>', 'none'],
  [
    'the sheet of a form',
    '<main><div class="MuiPaper-root it"><div><form></form></div></div></main>',
    'none',
  ],
  [
    'what is beside that sheet',
    '<main><div class="MuiPaper-root"><form></form></div><div class="row it"></div></main>',
    'flex',
  ],
  [
    'a link that is a button',
    '<main><a class="MuiButton-root row it" href="/x"></a></main>',
    'block',
  ],
  [
    'the arrow of such a link',
    '<main><a class="MuiButton-root"><span class="MuiButton-endIcon row it"></span></a></main>',
    'none',
  ],
  ['a hidden part', '<main><div class="row it" hidden></div></main>', 'none'],
  ['a closed answer', '<main><div class="row it" hidden="until-found"></div></main>', 'flex'],
  [
    'a hidden part of an answer',
    '<main><div class="MuiCollapse-root"><p class="it" hidden></p></div></main>',
    'none',
  ],
])('the display on paper of %s', (_, html, display) => {
  expect(displayOf(html)).toBe(display);
});
