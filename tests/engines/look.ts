import { cutPartsHere } from '../browser/looks';
import type { Place, Visitor } from './visitor';

/**
 * What can be checked on a page, the same for all browsers. Expressions instead of functions: tsx compiles a
 * function to calls of a helper, `__name`, that no page has.
 */
const element = (at: Place) =>
  `document.evaluate(${JSON.stringify(at)}, document, null, 9, null).singleNodeValue`;

export const pathOf = (visitor: Visitor) => visitor.ask('location.pathname');

export const textOf = (visitor: Visitor, at: Place) =>
  visitor.ask(`${element(at)}?.textContent.trim() ?? null`);

export const attributeOf = (visitor: Visitor, at: Place, name: string) =>
  visitor.ask(`${element(at)}?.getAttribute('${name}') ?? null`);

export const isFocused = (visitor: Visitor, at: Place) =>
  visitor.ask(`document.activeElement === ${element(at)}`);

export const isThere = (visitor: Visitor, at: Place) => visitor.ask(`${element(at)} !== null`);

/** Whether an element takes room on the page. */
export const isDisplayed = (visitor: Visitor, at: Place) =>
  visitor.ask(`${element(at)}?.checkVisibility({ visibilityProperty: true }) ?? false`);

/** Scrolls an element to the middle of the window. */
export const bringToView = (visitor: Visitor, at: Place) =>
  visitor.ask(`${element(at)}.scrollIntoView({ block: 'center', behavior: 'instant' })`);

export const sizeOf = async (visitor: Visitor, at: Place) => {
  const { width, height } = (await visitor.ask(
    `${element(at)}.getBoundingClientRect().toJSON()`,
  )) as DOMRect;
  return { width, height };
};

/** Path and anchor of the visitor's address. */
export const addressOf = (visitor: Visitor) => visitor.ask('location.pathname + location.hash');

/** By how many pixels the page scrolls sideways. */
export const overflowOf = (visitor: Visitor) =>
  visitor.ask('document.documentElement.scrollWidth - document.documentElement.clientWidth');

/** Texts and controls that are cut off: see there. */
export const cutParts = (visitor: Visitor) =>
  visitor.ask(`((__name) => (${cutPartsHere.toString()})())((named) => named)`);

/** Whether the centre of an element and the middles of its upper and lower edge are uncovered. */
export const isOpenToView = (visitor: Visitor, at: Place) =>
  visitor.ask(`(() => {
    const element = ${element(at)};
    if (!element?.checkVisibility({ visibilityProperty: true })) return false;
    const { left, top, width, height } = element.getBoundingClientRect();
    return [top + 2, top + height / 2, top + height - 2].every((y) =>
      element.contains(document.elementFromPoint(left + width / 2, y)),
    );
  })()`);

/** Whether an element is within the left and the right side of the window. */
export const isBetweenSides = (visitor: Visitor, at: Place) =>
  visitor.ask(`(() => {
    const { left, right } = ${element(at)}.getBoundingClientRect();
    return left >= 0 && right <= window.innerWidth;
  })()`);
