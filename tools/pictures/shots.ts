/** A page of a site of this project as a photograph of the screen. */
export type Shot = {
  /** The folder of its site. */
  site: string;
  path: string;
  /** The window: that of a desk, or of a telephone. */
  on: 'desk' | 'telephone';
  /** A CSS selector of what stands at the top of the picture; left out: the page's own top. */
  from?: string;
  /** What is typed into fields, by their labels. */
  typed?: Readonly<Record<string, string>>;
  /** In the editor, with this element's text chosen. */
  edits?: string;
};

/** Windows in CSS pixels; each pixel is photographed twice over. */
export const windows = {
  desk: { width: 1280, height: 860 },
  telephone: { width: 390, height: 844 },
};

const order = { 'Harbour loaf': '2', 'Black rye': '1', 'Caraway crust': '1', Rundstück: '6' };

/** What the pictures of the agency's pages show, by the name of the file below shots/. */
export const shots: Readonly<Record<string, Shot>> = {
  'bakery-order': {
    site: 'examples/bakery',
    path: '/Saturday',
    on: 'desk',
    from: 'main form',
    typed: order,
  },
  'bakery-order-telephone': {
    site: 'examples/bakery',
    path: '/Saturday',
    on: 'telephone',
    from: 'main fieldset',
    typed: order,
  },
  'bakery-telephone': { site: 'examples/bakery', path: '/', on: 'telephone' },
  'bakery-edited': { site: 'examples/bakery', path: '/', on: 'desk', edits: 'h1' },
  'climbing-home': { site: 'examples/climbing', path: '/', on: 'desk' },
  'climbing-telephone': { site: 'examples/climbing', path: '/', on: 'telephone' },
  'climbing-prices': { site: 'examples/climbing', path: '/Prices', on: 'desk', from: 'main h2' },
  'climbing-prices-telephone': {
    site: 'examples/climbing',
    path: '/Prices',
    on: 'telephone',
    from: 'main h2',
  },
  'climbing-wall-telephone': {
    site: 'examples/climbing',
    path: '/Wall',
    on: 'telephone',
  },
  'concert-home': { site: 'examples/concert', path: '/', on: 'desk' },
  'concert-season-telephone': {
    site: 'examples/concert',
    path: '/Season',
    on: 'telephone',
    from: 'main h2',
  },
  'concert-telephone': { site: 'examples/concert', path: '/', on: 'telephone' },
  'notary-home': { site: 'examples/notary', path: '/', on: 'desk' },
  'notary-fees': { site: 'examples/notary', path: '/Fees', on: 'desk' },
  'notary-telephone': { site: 'examples/notary', path: '/', on: 'telephone' },
  'dentist-home': { site: 'examples/dentist', path: '/', on: 'desk' },
  'dentist-telephone': { site: 'examples/dentist', path: '/', on: 'telephone' },
  'dentist-appointment-telephone': {
    site: 'examples/dentist',
    path: '/Appointment',
    on: 'telephone',
    from: 'main form',
  },
  'school-home': { site: 'examples/school', path: '/', on: 'desk' },
  'school-telephone': { site: 'examples/school', path: '/', on: 'telephone' },
};
