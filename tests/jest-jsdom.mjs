import { createRequire } from 'node:module';

/**
 * Jest's jsdom, which asks only those rules of a page's styles that can be an element's. By itself it tries each selector
 * on each element anew after every change, `:has()` with all that stands in the element: with styles by Material UI half of
 * what a press or a question by role takes.
 */

const fromEnvironment = createRequire(import.meta.resolve('jest-environment-jsdom'));
const fromJsdom = createRequire(fromEnvironment.resolve('jsdom'));
// Before anything of jsdom takes it from there.
const selectors = fromJsdom('./jsdom/living/helpers/selectors.js');

/** What stands in brackets may hold anything. */
const outsideOfBrackets = (selector) => {
  let text = selector;
  for (let before = ''; before !== text;) {
    before = text;
    text = text.replaceAll(/\[[^[\]()]*\]|\([^[\]()]*\)/g, '');
  }
  return text;
};

/** One class or tag name that an element must have, for each alternative of a selector; undefined where one has none. */
const needsOf = (selector) => {
  const text = outsideOfBrackets(selector ?? '');
  // Rare: escapes, namespaces, brackets in quotes.
  if (/["'\\|[\]()]/.test(text)) return undefined;
  const needs = text.split(',').map((alternative) => {
    const last = alternative
      .trim()
      .split(/[\s>+~]+/)
      .at(-1);
    const [, className] = /\.([\w-]+)/.exec(last) ?? [];
    const [tag] = /^[a-z][a-z\d-]*/i.exec(last) ?? [];
    return className === undefined ? { tag: tag?.toLowerCase() } : { className };
  });
  return needs.some(({ className, tag }) => !className && !tag) ? undefined : needs;
};

const remembered = (make) => {
  const known = new Map();
  return (key) => {
    if (!known.has(key)) known.set(key, make(key));
    return known.get(key);
  };
};

const knownNeedsOf = remembered(needsOf);
const classesOf = remembered((text) => new Set(text.split(/\s+/)));

const { matchesDontThrow } = selectors;
selectors.matchesDontThrow = (element, selector) => {
  const needs = knownNeedsOf(selector);
  if (needs) {
    const classes = classesOf(element.getAttributeNS(null, 'class') ?? '');
    const tagName = element._localName.toLowerCase();
    const canBe = ({ className, tag }) =>
      className === undefined ? tag === tagName : classes.has(className);
    if (!needs.some(canBe)) return false;
  }
  return matchesDontThrow(element, selector);
};

const { default: JsdomEnvironment } = await import('jest-environment-jsdom');

export default JsdomEnvironment.default ?? JsdomEnvironment;
