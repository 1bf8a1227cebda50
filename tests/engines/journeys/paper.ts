import assert from 'node:assert/strict';
import site from '../../sites/agency/config/site';
import { openPage, type Journey } from '../journey';
import { bringToView, isDisplayed, isOpenToView } from '../look';
import { answerPart, skipLink } from '../places';
import { soon } from '../soon';
import { sectionOf } from './about';

const path = '/About-us';

/**
 * The part of a text that a PDF surely contains: Firefox writes no text for ligatures (of f, i and l) and for
 * some digits, and a word may be hyphenated at the end of a line.
 */
const letters = (text: string) => text.replaceAll(/[^\p{L}]|[fil]/gu, '');

const answers = () => sectionOf('faq').items.map(({ answer: [words] }) => words ?? '');

/** The words of the header's links that the page itself does not contain. */
const wordsOfHeader = `(() => {
  const { textContent } = document.querySelector('main');
  const words = [...document.querySelectorAll('header nav a')].map((link) => link.textContent);
  return words.filter((each) => !textContent.includes(each));
})()`;

/** Reads the printed sheets: only where the driver prints. */
const printedAnswers: Journey = {
  name: 'a printed page shows every answer, also of closed questions',
  walk: async (stage) => {
    await openPage(stage, path);
    const printed = letters((await stage.visitor.print?.()) ?? '');
    const missing = answers().filter((words) => !printed.includes(letters(words)));
    assert.deepEqual(missing, []);
  },
};

const printedControls: Journey = {
  name: 'a printed page has neither navigation nor newsletter',
  walk: async (stage) => {
    await openPage(stage, path);
    const words = (await stage.visitor.ask(wordsOfHeader)) as string[];
    assert(words.length > 0);
    const printed = letters((await stage.visitor.print?.()) ?? '');
    assert(printed.includes(letters(sectionOf('faq').title)), 'the page is printed');
    const { footer } = site;
    const unwanted = [...words, footer.newsletter.title, footer.newsletter.text];
    assert.deepEqual(
      unwanted.filter((each) => printed.includes(letters(each))),
      [],
    );
  },
};

/** The sheets as a browser reads them. */
export const printed = [printedAnswers, printedControls];

/**
 * Applies the rules for paper on the screen, and none of those for a screen. Returns how many rules for paper
 * there are.
 */
const asOnPaper = `(() => {
  let count = 0;
  const swap = (media) => {
    const queries = media.mediaText.split(',').map((query) => query.trim());
    if (queries.some((query) => /\\bprint\\b/.test(query))) count += 1;
    media.mediaText = queries
      .map((query) => (/\\bscreen\\b/.test(query) ? 'not all' : query.replace(/\\bprint\\b/, 'all')))
      .join(', ');
  };
  const visit = (holder) => {
    if (holder.media?.mediaText) swap(holder.media);
    for (const rule of holder.cssRules ?? []) visit(rule);
  };
  [...document.styleSheets, ...document.adoptedStyleSheets].forEach(visit);
  return count;
})()`;

const controls = {
  'skip link': skipLink(site.header.skipLink),
  navigation: '//header//nav',
  newsletter: '//footer//form',
};

/** Where only the rules for paper can be checked. */
export const rulesForPaper: Journey = {
  name: 'the print style sheet hides skip link, navigation and newsletter, and opens every answer',
  walk: async (stage) => {
    const { visitor } = stage;
    await openPage(stage, path);
    for (const [what, place] of Object.entries(controls))
      assert.equal(await isDisplayed(visitor, place), true, `${what} on the screen`);
    assert.notEqual(await visitor.ask(asOnPaper), 0);
    for (const [what, place] of Object.entries(controls))
      await soon(`${what} on paper`, () => isDisplayed(visitor, place), false);
    for (const words of answers()) {
      const place = answerPart(words);
      const seen = async () => {
        await bringToView(visitor, place);
        return isOpenToView(visitor, place);
      };
      await soon(`"${words.slice(0, 30)}…" on paper`, seen, true);
    }
  },
};
