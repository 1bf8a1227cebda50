import type { Place, Visitor } from './visitor';

/**
 * What can be seen of a page, asked once for all browsers. Expressions and not functions: what
 * tsx compiles a function to calls a helper that no page has.
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

/** Whether the middles of an element's upper and lower edge and its centre lie open to the eye. */
export const isOpenToView = (visitor: Visitor, at: Place) =>
  visitor.ask(`(() => {
    const element = ${element(at)};
    if (!element?.checkVisibility({ visibilityProperty: true })) return false;
    const { left, top, width, height } = element.getBoundingClientRect();
    return [top + 2, top + height / 2, top + height - 2].every((y) =>
      element.contains(document.elementFromPoint(left + width / 2, y)),
    );
  })()`);

/** Whether an element is neither beyond the left side of the window nor beyond the right. */
export const isBetweenSides = (visitor: Visitor, at: Place) =>
  visitor.ask(`(() => {
    const { left, right } = ${element(at)}.getBoundingClientRect();
    return left >= 0 && right <= window.innerWidth;
  })()`);
