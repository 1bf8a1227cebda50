import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { noteScripting } from '../hydration/early';
import { newsEvent, type ConfigNews } from './config-news';
import { ExampleFrame } from './example-frame';
import { GalleryTheme } from './gallery-theme';
import { keepInFrame } from './keep-in-frame';
import { reportFrameHeight } from './report-frame-height';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no element with the id "root".');

noteScripting(true);
reportFrameHeight();
keepInFrame();
createRoot(root).render(
  <StrictMode>
    <GalleryTheme>
      <ExampleFrame />
    </GalleryTheme>
  </StrictMode>,
);

// An example shows the form as it was loaded.
if (import.meta.hot) {
  import.meta.hot.on(newsEvent, ({ changed }: ConfigNews) => {
    if (changed.some((file) => file.startsWith('config/forms/'))) window.location.reload();
  });
}
