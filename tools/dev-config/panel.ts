import { newsEvent } from '../../src/gallery/config-news';
import { showProblems } from './problems-panel';
import { askEvent } from './reported-lines';

// The gallery shows its examples in frames; the panel is on the page around them.
if (import.meta.hot && window.parent === window) {
  import.meta.hot.on(newsEvent, showProblems);
  import.meta.hot.send(askEvent);
}
