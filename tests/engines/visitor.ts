/** An element, by XPath. Its texts come from config: see places.ts. */
export type Place = string;

/**
 * What a visitor does, in any browser. Methods wait for their elements; they reject if something cannot be
 * done within the driver's patience.
 */
export type Visitor = {
  open: (address: string) => Promise<void>;
  /** Size of the viewport, in CSS pixels. */
  resize: (size: { width: number; height: number }) => Promise<void>;
  click: (at: Place) => Promise<void>;
  /** Types into an empty field. */
  type: (at: Place, text: string) => Promise<void>;
  /** Turns the wheel down by this many CSS pixels, over the foot of the window. */
  turnWheel: (by: number) => Promise<void>;
  choose: (at: Place, value: string) => Promise<void>;
  chooseFile: (at: Place, file: string) => Promise<void>;
  /** The value of a JavaScript expression in the page, as JSON. */
  ask: (expression: string) => Promise<unknown>;
  /** The text of the printed page; undefined if the driver cannot print. */
  print?: () => Promise<string>;
  picture: () => Promise<Uint8Array>;
  leave: () => Promise<void>;
};

export type Habits = {
  /** No site can store anything: no cookies, no storage, no database. */
  siteData?: 'blocked';
  /** The browser's settings double the size of letters. */
  letters?: 'twice as large';
};

/** A running browser. */
export type Engine = {
  /** As the browser itself reports it. */
  version: string;
  /** A visitor without earlier visits. */
  visit: (habits: Habits) => Promise<Visitor>;
  stop: () => Promise<void>;
};
