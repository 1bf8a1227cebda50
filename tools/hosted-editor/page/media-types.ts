const types: Readonly<Record<string, string>> = {
  avif: 'image/avif',
  gif: 'image/gif',
  ico: 'image/x-icon',
  jpeg: 'image/jpeg',
  jpg: 'image/jpeg',
  mp4: 'video/mp4',
  png: 'image/png',
  svg: 'image/svg+xml',
  vtt: 'text/vtt',
  webm: 'video/webm',
  webp: 'image/webp',
  woff2: 'font/woff2',
};

/** Of a file by its name; of any other one that of bytes, which no browser runs. */
export const mediaTypeOf = (address: string): string =>
  types[address.slice(address.lastIndexOf('.') + 1).toLowerCase()] ?? 'application/octet-stream';
