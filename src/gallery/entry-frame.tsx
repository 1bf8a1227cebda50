import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { noteScripting } from '../takeover/scripting';
import { newsEvent, type ConfigNews } from './config-news';
import { ExampleFrame } from './example-frame';
import { keepInFrame } from './keep-in-frame';
import { Surroundings } from './surroundings';
import { tellFrameHeight } from './tell-frame-height';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no element with the id "root".');

noteScripting(true);
tellFrameHeight();
keepInFrame();
createRoot(root).render(
  <StrictMode>
    <Surroundings>
      <ExampleFrame />
    </Surroundings>
  </StrictMode>,
);

// An example shows the form as it was loaded.
if (import.meta.hot) {
  import.meta.hot.on(newsEvent, ({ changed }: ConfigNews) => {
    if (changed.some((file) => file.startsWith('config/forms/'))) window.location.reload();
  });
}
