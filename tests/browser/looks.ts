import type { Page } from '@playwright/test';

/** What can be checked on a page without a journey. */

/**
 * Ends entrances and reveals, so that contrast is measured on the final state, and disables transitions from
 * now on: an inherited colour would change one element after the other.
 */
export const settle = (page: Page) =>
  page.evaluate(async () => {
    if (!('transitionsAreLeftOut' in window)) {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync('*, ::before, ::after { transition: none !important; }');
      document.adoptedStyleSheets.push(sheet);
      Object.assign(window, { transitionsAreLeftOut: true });
    }
    for (let still = 0; still < 2;) {
      await new Promise(requestAnimationFrame);
      const moving = document.getAnimations().filter(({ playState }) => playState !== 'finished');
      still = moving.length === 0 ? still + 1 : 0;
      // One that waits for a frame, or repeats for ever, would never end by itself.
      for (const each of moving) {
        if (each.effect?.getComputedTiming().endTime === Infinity) each.cancel();
        else each.finish();
      }
    }
  });

/**
 * By how many pixels the page scrolls sideways, once a new window size is applied and drawn. What script
 * resizes, such as drawings, may follow later: use `expect.poll`.
 */
export const overflowOf = (page: Page) =>
  page.evaluate(async (width) => {
    const frame = () => new Promise(requestAnimationFrame);
    while (width !== undefined && window.innerWidth !== width) await frame();
    for (let drawn = 0; drawn < 2; drawn += 1) await frame();
    return document.documentElement.scrollWidth - document.documentElement.clientWidth;
  }, page.viewportSize()?.width);

/** Controls and links that are less than 24 px wide or high (WCAG 2.5.8). */
export const smallTargets = (page: Page) =>
  page
    .locator('a:visible, button:visible, summary:visible, input:visible, select:visible')
    .evaluateAll((targets) =>
      targets
        // Links within a sentence or a checkbox's label are exempt; what nobody can reach is no target.
        .filter((target) => !target.closest('p, label, [aria-hidden="true"]'))
        .map((target) => ({ target, box: target.getBoundingClientRect() }))
        .filter(({ box }) => box.width > 1 && (box.width < 24 || box.height < 24))
        .map(({ target, box }) => `${target.outerHTML.slice(0, 80)} ${box.width}×${box.height}`),
    );

/** Widens the text, as a visitor may (WCAG 1.4.12). The page's policy would block a style element. */
export const widenText = (page: Page) =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; } p { margin-bottom: 2em !important; }',
    );
    document.adoptedStyleSheets.push(sheet);
  });

/** Texts that are partly cut off. */
export const clippedTexts = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('a, button, h1, h2, h3, p, label')]
      .filter((element) => element.checkVisibility())
      .filter(
        (element) =>
          getComputedStyle(element).overflow === 'hidden' &&
          element.clientWidth > 1 &&
          element.scrollHeight > element.clientHeight + 1,
      )
      .map((element) => element.outerHTML.slice(0, 80)),
  );

/** The levels of all headings, in order. */
export const headingLevels = (page: Page) =>
  page
    .getByRole('heading')
    .evaluateAll((all) => all.map((heading) => Number(heading.tagName.slice(1))));

/** Scrolls like a visitor who reads everything, and then turns to the newsletter. */
export const readToEnd = async (page: Page) => {
  await page.evaluate(async () => {
    for (const region of document.querySelectorAll('section[aria-labelledby], [role="region"]')) {
      if (!region.checkVisibility({ visibilityProperty: true })) continue;
      region.scrollIntoView({ block: 'center', behavior: 'instant' });
      // After drawing, observers of visibility have been called.
      for (let drawn = 0; drawn < 2; drawn += 1) await new Promise(requestAnimationFrame);
    }
  });
  const newsletter = page.getByRole('contentinfo').getByRole('textbox');
  if ((await newsletter.count()) > 0) await newsletter.first().focus();
  await page.waitForLoadState('networkidle');
};

/** Visible parts that are not Material UI's: docs/rendering.md has a table of them. */
export const partsNotOfMui = (page: Page) =>
  page.evaluate(() => {
    const parts = 'button, h1, h2, h3, h4, header a, footer a, input, select, textarea';
    const ownRooms = '.MuiBox-root iframe, [aria-hidden="true"], [inert]';
    const isSeen = (part: Element) => part.checkVisibility() && part.clientHeight > 1;
    const isMui = (part: Element) => /\bMui[A-Z]/.test(part.getAttribute('class') ?? '');
    // The input itself covers the icon, or the pictures, without a class of Material UI's.
    const isInMui = (part: Element) =>
      part.matches(
        '.MuiCheckbox-root input, .MuiRadio-root input, .MuiRating-root input, figure ~ [type="range"]',
      );
    return [...document.querySelectorAll(parts)]
      .filter((part) => isSeen(part) && !part.closest(ownRooms) && !isMui(part) && !isInMui(part))
      .map((part) => part.outerHTML.slice(0, 120));
  });

/** Doubles the size of letters, as a visitor may (WCAG 1.4.4). */
export const enlargeLetters = (page: Page) =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('html { font-size: 200% !important; }');
    document.adoptedStyleSheets.push(sheet);
  });

/** Replaces all words but the shortest with words as long as German ones. */
export const setLongWords = (page: Page) =>
  page.evaluate(() => {
    const words = [
      'Rechtsschutzversicherung',
      'Geschwindigkeitsregelung',
      'Datenschutzbeauftragter',
    ];
    document.documentElement.lang = 'de';
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    let count = 0;
    while (texts.nextNode()) {
      const text = texts.currentNode as Text;
      // Drawings are not text, and an empty place must stay empty.
      if (text.parentElement?.closest('script, style, svg, [aria-hidden="true"]')) continue;
      text.data = text.data.replace(/\p{L}{4,}/gu, () => words[count++ % words.length] ?? '');
    }
  });

/**
 * Texts and controls that extend beyond the sides of the window, or of a box that hides its overflow. What can
 * be scrolled to, what passes by without end, and what is visually hidden, does not count. Runs in the page, so it
 * must use nothing from outside.
 */
export const cutPartsHere = () => {
  const slack = 1;
  const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
  const scrolls = (overflow: string) => overflow === 'auto' || overflow === 'scroll';
  const passes = (element: Element) =>
    element
      .getAnimations()
      .some(({ effect }) => effect?.getComputedTiming().iterations === Infinity);
  const isCut = (from: Element, boxes: DOMRect[]) => {
    const beyond = (left: number, right: number) =>
      boxes.some((box) => box.left < left - slack || box.right > right + slack);
    for (let around: Element | null = from; around; around = around.parentElement) {
      const { overflowX, overflowY, clipPath } = getComputedStyle(around);
      if (clipPath !== 'none' || scrolls(overflowX) || passes(around)) return false;
      const { left, right, top, bottom } = around.getBoundingClientRect();
      if (hides(overflowX) && beyond(left, right)) return true;
      // A line may be lower than its letters.
      const isBelow = boxes.some(
        (box) => box.top + box.height * 0.75 > bottom || box.top < top - box.height / 4,
      );
      if (hides(overflowY) && isBelow) return true;
    }
    return beyond(0, document.documentElement.clientWidth);
  };
  const isSeen = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    !element.closest('[aria-hidden="true"], [inert], svg, option');
  const found: string[] = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  while (texts.nextNode()) {
    const { parentElement: parent, textContent: words } = texts.currentNode;
    if (!parent || !words?.trim() || !isSeen(parent)) continue;
    range.selectNodeContents(texts.currentNode);
    const boxes = [...range.getClientRects()].filter(({ width }) => width > 0);
    if (isCut(parent, boxes)) found.push(`${parent.tagName} “${words.slice(0, 40)}”`);
  }
  for (const control of document.querySelectorAll('a, button, input, select, textarea, img')) {
    if (!isSeen(control) || control.clientHeight <= 1) continue;
    if (isCut(control, [control.getBoundingClientRect()]))
      found.push(control.outerHTML.slice(0, 80));
  }
  return [...new Set(found)];
};

export const cutParts = (page: Page) => page.evaluate(cutPartsHere);

/** Also those that would wait for a visitor to come near. */
export const loadPhotographs = (page: Page) =>
  page.evaluate(async () => {
    const images = [...document.images];
    for (const image of images) image.loading = 'eager';
    await Promise.all(images.map((image) => image.decode().catch(() => undefined)));
  });
