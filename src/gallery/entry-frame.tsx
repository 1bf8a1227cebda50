import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { runtime } from '#site-runtime';
import { noteScripting } from '../hydration/early';
import { isFormFile } from '../schema/config-files';
import { createStyleCache } from '../theme/create-style-cache';
import { loadMirror } from '../theme/mirror';
import { type ConfigNews, newsEvent } from './config-news';
import { ExampleFrame } from './example-frame';
import { reportFrameHeight } from './frame';
import { languageAsked } from './project-words';

/** Opens an example's links to other sites in a new tab, so that the example stays. */
const keepInFrame = () =>
  document.addEventListener(
    'click',
    ({ target }) => {
      const link = target instanceof Element ? target.closest('a') : null;
      if (!link || !link.protocol.startsWith('http')) return;
      if (link.origin !== window.location.origin) link.target = '_blank';
    },
    { capture: true },
  );

const root = document.getElementById('root');
if (!root) throw new Error('The page has no element with the id "root".');

noteScripting(true);
reportFrameHeight();
keepInFrame();

const language = languageAsked(window.location.search);
if (language) {
  document.documentElement.lang = language.tag;
  document.documentElement.dir = language.direction;
}
const direction = language?.direction;

// Not awaited here: what it loads takes parts of this very script.
void loadMirror(direction ?? 'ltr').then((mirror) =>
  createRoot(root).render(
    <StrictMode>
      <ExampleFrame
        runtime={runtime}
        language={language}
        styles={{ cache: createStyleCache(mirror), direction }}
      />
    </StrictMode>,
  ),
);

// An example keeps the form as it was loaded.
if (import.meta.hot) {
  import.meta.hot.on(newsEvent, ({ changed }: ConfigNews) => {
    if (changed.some((file) => isFormFile(file))) window.location.reload();
  });
}
