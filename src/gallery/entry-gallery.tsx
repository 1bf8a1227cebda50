import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { createStyleCache } from '../theme/create-style-cache';
import { Gallery } from './gallery';
import { GalleryTheme } from './gallery-theme';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no element with the id "root".');

createRoot(root).render(
  <StrictMode>
    <GalleryTheme cache={createStyleCache()}>
      <BrowserRouter basename="/__gallery">
        <Gallery />
      </BrowserRouter>
    </GalleryTheme>
  </StrictMode>,
);
