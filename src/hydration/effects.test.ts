/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * What hydration changes of what the server rendered: a page that is only read has no script, so for each of these it is
 * decided what brings it (docs/performance.md, "What brings script"). Forms as a whole come by being near.
 */
const near = 'near: it says so itself';
const later = 'nothing: it shows what follows an act';

const decided: Record<string, string> = {
  'src/layout/banner.tsx': 'nothing: its own script in the page decides and closes',
  'src/layout/copyright.tsx': 'near, once its year has passed',
  'src/layout/layout.tsx': later,
  'src/layout/navigation.tsx': 'the press, which opens the menu at once',
  'src/layout/other-language.tsx': 'by itself, where the browser asks for that language',
  'src/layout/plain-toast.tsx': later,
  'src/layout/scheme-switch.tsx': 'the press; what is shown, the script in the head says',
  'src/layout/submenu.tsx': 'the press, which opens it at once',
  'src/layout/toast-card.tsx': later,
  'src/layout/toast-host.tsx': later,
  'src/layout/toasts.tsx': later,
  'src/sections/confirm/component.tsx': 'the press; without script the server knows the address',
  'src/sections/faq/questions.tsx': 'the press, which opens the answer at once',
  'src/sections/gallery/enlarging.tsx': 'the press; by itself where the history knows of one',
  'src/sections/hero/cut-picture.tsx': near,
  'src/sections/hero/loop.tsx': 'near: cut-picture.tsx says so',
  'src/sections/map/component.tsx': near,
  'src/sections/opening-hours/bars/component.tsx': 'near: use-today.ts says so',
  'src/sections/search/component.tsx': 'its field; by itself where the address asks',
  'src/sections/vision/counters.tsx': near,
  'src/ui/after-consent.tsx': later,
  'src/ui/carousel/carousel-driver.tsx': 'near: carousel.tsx says so',
  'src/ui/carousel/carousel.tsx': near,
  'src/ui/lazy-form.tsx': 'near: island.tsx says so',
  'src/ui/open-now.tsx': near,
  'src/ui/use-today.ts': near,
};

const changing = /\b(?:use(?:Layout)?Effect|useSyncExternalStore|useScripted|useNear)\(|<Island\b/;
const saysNear = /data-script['"]?(?:=|: )['"]near['"]/;

const textOf = (file: string) => readFileSync(file, 'utf8');

const files = ['collections', 'layout', 'pictures', 'sections', 'ui']
  .flatMap((folder) =>
    readdirSync(`src/${folder}`, { recursive: true, encoding: 'utf8' }).map((file) =>
      join('src', folder, file),
    ),
  )
  .filter((file) => /(?<!\.test)\.tsx?$/.test(file) && changing.test(textOf(file)));

test('of each part that changes after hydration it is decided what brings script', () => {
  // Questions are an island that stands alone: its component has nothing else.
  const found = files.filter((file) => file !== 'src/sections/faq/component.tsx');
  expect(found.toSorted()).toEqual(Object.keys(decided).toSorted());
});

test.each(Object.keys(decided).filter((file) => decided[file] === near))(
  '%s brings script by being near',
  (file) => {
    expect(textOf(file)).toMatch(saysNear);
  },
);
