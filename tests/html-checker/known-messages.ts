type KnownMessage = { says: RegExp; why: string };

/** What the Nu HTML checker reports of the built pages and is no mistake. */
export const knownMessages: KnownMessage[] = [
  {
    says: /^CSS: “(animation-timeline|animation-range|timeline-scope|view-timeline|view-timeline-inset|vector-effect|rx|container-type|view-transition-name)”: Property .* doesn't exist/,
    why: 'It does not know this property, as an old browser would not: both leave it out.',
  },
  {
    says: /^CSS: (Unrecognized at-rule “@(container|view-transition)”|Unknown pseudo-element or pseudo-class “::view-transition|“[\w-]+”: (Unknown dimension|Parse Error)|Parse Error)/,
    why: 'It does not know container queries, their units (cqi) and view transitions.',
  },
  {
    says: /^CSS: “background”: “var\(--scrim\)”/,
    why: 'It does not read a colour that stands in a variable between others.',
  },
  {
    says: /^CSS: “background”: too few values for the property “linear-gradient”/,
    why: 'One colour with two places is a gradient of one colour in every browser since 2019 (CSS Images 4, section 3.5).',
  },
  {
    says: /^CSS: “mask”: Too many values or values are not recognized/,
    why: 'It does not know several layers of a mask, each with its place and size (CSS Masking 1, section 6).',
  },
  {
    says: /^The “sizes” attribute value starting with “auto” is only valid for lazy-loaded images/,
    why: 'The image beside the source is lazy: it looks for it right behind, where another source stands.',
  },
  {
    says: /^Trailing slash on void elements/,
    why: 'React writes it, and quotes all attributes.',
  },
  {
    says: /^A “link” element with a “blocking” attribute/,
    why: 'HTML allows it beside rel=expect: https://html.spec.whatwg.org/multipage/links.html#link-type-expect',
  },
  {
    says: /^The “role” attribute must not be used on a “(td|th|tr)” element|^The “(table|rowgroup|row|rowheader|columnheader|cell)” role is unnecessary/,
    why: 'Rows of a table are blocks on small screens. A browser that goes by `display` would no longer say that it is a table.',
  },
  {
    says: /^The “list” role is unnecessary/,
    why: 'WebKit takes a list without markers for none unless it has the role.',
  },
  {
    says: /^Potentially bad value “allow-scripts allow-same-origin/,
    why: 'A map may need both, and is of another origin than the page.',
  },
  {
    says: /^Section lacks heading/,
    why: 'A part of a page without a title has none to show. Without a name it is no landmark either, as a <div> is not.',
  },
];
