/** An element, by its XPath. Its words come from config: see places.ts. */
export type Place = string;

/**
 * What a visitor does, in whatever browser. Places are waited for; everything rejects when it
 * cannot be done within the driver's patience.
 */
export type Visitor = {
  open: (address: string) => Promise<void>;
  /** Size of what the page is seen in, in CSS pixels. */
  resize: (size: { width: number; height: number }) => Promise<void>;
  click: (at: Place) => Promise<void>;
  /** Types into a field that is empty. */
  type: (at: Place, text: string) => Promise<void>;
  /** Turns the wheel down by so many CSS pixels, over the foot of the window. */
  turnWheel: (by: number) => Promise<void>;
  choose: (at: Place, value: string) => Promise<void>;
  chooseFile: (at: Place, file: string) => Promise<void>;
  /** The value of a JavaScript expression in the page, as JSON carries it. */
  ask: (expression: string) => Promise<unknown>;
  /** The words of the page as it is printed; where the driver cannot print, there is none. */
  print?: () => Promise<string>;
  picture: () => Promise<Uint8Array>;
  leave: () => Promise<void>;
};

export type Habits = {
  /** Lets no site keep anything: no cookies, no storage, no database. */
  siteData?: 'blocked';
  /** Has chosen letters of twice the usual size in the settings of the browser. */
  letters?: 'twice as large';
};

/** A browser that runs. */
export type Engine = {
  /** As the browser itself says it. */
  version: string;
  /** A visitor who was never there before. */
  visit: (habits: Habits) => Promise<Visitor>;
  stop: () => Promise<void>;
};
