const self = "'self'";

/**
 * The content policy of the editor's page: only script of its own files. `connect` are other origins that its worker
 * asks, as that of the git host; frames show maps and videos as the site's pages do.
 */
export const editorPolicy = (connect: readonly string[]): string =>
  Object.entries({
    'default-src': ["'none'"],
    'script-src': [self],
    'worker-src': [self],
    'connect-src': [self, ...connect],
    // Material UI and the editor write style elements; no markup of a site comes into them.
    'style-src': [self, "'unsafe-inline'"],
    'img-src': [self, 'blob:', 'data:'],
    'media-src': [self, 'blob:'],
    'font-src': [self],
    'frame-src': [self, 'https:'],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
  })
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
