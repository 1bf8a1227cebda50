/** How one name is written in each of its places. */
export type Names = {
  /** Files, folders and kinds: `about-cats`. */
  name: string;
  /** What people read: `About cats`. */
  words: string;
  /** Identifiers: `aboutCats`, and for components `AboutCats`. */
  camel: string;
  pascal: string;
  /** The address of a page: `/About-cats`. */
  path: string;
};

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** `name` is small letters and digits with single hyphens between. */
export const namesFor = (name: string): Names => {
  const camel = name.replaceAll(/-(.)/g, (_hyphen, next: string) => next.toUpperCase());
  return {
    name,
    words: capital(name.replaceAll('-', ' ')),
    camel,
    pascal: capital(camel),
    path: `/${capital(name)}`,
  };
};
