import { join, resolve } from 'node:path';

/** How often an address is decoded at most: nobody decodes deeper nesting. */
const mostDecodings = 3;

/**
 * The path of a request's target as sent. Undefined for what no browser sends: an absolute URL, an
 * invalid escape, a NUL.
 */
export const pathOfTarget = (target: string): string | undefined => {
  const [path = ''] = target.split('?', 1);
  try {
    const isWellFormed = path.startsWith('/') && !decodeURIComponent(path).includes('\0');
    return isWellFormed && URL.canParse(target, 'http://localhost') ? path : undefined;
  } catch {
    return undefined;
  }
};

const decode = (path: string) => {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
};

/** The path itself, and decoded once or more often. */
const readings = (path: string): string[] => {
  const read = [path];
  for (let times = 0; times < mostDecodings; times += 1) read.push(decode(read.at(-1) ?? ''));
  return [...new Set(read)];
};

/** All that is answered under a name which begins with @ or __: what pages load of Vite and of config, the gallery. */
const answered = [
  ...['/@config/', '/@edit/', '/@fs/', '/@id/', '/@vite/', '/@react-refresh'],
  ...['/__gallery', '/__gallery/', '/__open-in-editor'],
];

/**
 * Whether the dev server answers this path at all. Its router compares without regard to case and ends a name at a
 * dot as well (connect), so whatever it may take for a name of a program, and is not spelled as here, is refused.
 */
export const isAnswered = (path: string): boolean =>
  !readings(path).some((reading) => /^[/\\]*(?:__|@)/.test(reading)) ||
  answered.some((own) => (own.endsWith('/') ? path.startsWith(own) : path === own));

/** Linear in the number of slashes: `/\/+$/` is not. */
const withoutEnd = (path: string): string => {
  let end = path.length;
  while (path[end - 1] === '/') end -= 1;
  return path.slice(0, end);
};

type Folders = { root: string; publicDir: string };

/**
 * Every file that Vite may take the path of an address for: below the project, below public/, or
 * anywhere on the machine (`/@fs/…`), with what it puts before module ids (`/@id/`) left out.
 */
export const requestedFiles = (path: string, { root, publicDir }: Folders): string[] => {
  const files = readings(path).flatMap((reading) => {
    // Its file server ignores a trailing slash.
    const plain = withoutEnd(reading.replaceAll('\\', '/')).replace(/^(?:\/+@id(?=\/))+/, '');
    const anywhere = /^\/+@fs\/+(.*)$/s.exec(plain)?.[1];
    const below = [join(root, plain), join(publicDir, plain)];
    return anywhere === undefined ? below : [resolve('/', anywhere), ...below];
  });
  return [...new Set(files)];
};
