import { mkdirSync, writeFileSync } from 'node:fs';
import { withTimeout } from '../../src/loading/browser-facilities';
import type { Site } from '../local-site';
import type { Journey } from './journey';
import type { Engine, Visitor } from './visitor';

/** Longest time of a journey, in milliseconds: if a browser hangs, the others go on. */
const longest = 120_000;

/** The viewport of a journey unless it chooses another. */
const screen = { width: 1280, height: 800 };

const pictures = 'test-results/engines';

const savePicture = async (visitor: Visitor, name: string) => {
  mkdirSync(pictures, { recursive: true });
  const file = `${pictures}/${name.replaceAll(/[^a-z0-9]+/gi, '-').slice(0, 80)}.png`;
  writeFileSync(file, await visitor.picture());
  console.error(`    seen at the end: ${file}`);
};

type Walk = { engine: Engine; site: Site };

/** Runs a journey as a visitor without earlier visits. Returns whether it passed. */
export const walk = async (journey: Journey, { engine, site }: Walk): Promise<boolean> => {
  const start = Date.now();
  let visitor: Visitor | undefined;
  const say = (mark: string) =>
    console.log(`  ${mark} ${journey.name} (${((Date.now() - start) / 1000).toFixed(1)} s)`);
  try {
    const arrived = await engine.visit(journey.habits ?? {});
    visitor = arrived;
    const walked = arrived.resize(screen).then(() => journey.walk({ visitor: arrived, site }));
    await withTimeout(walked, longest, 'The journey has no end.');
    say('✓');
    return true;
  } catch (error) {
    say('✗');
    console.error(error);
    if (visitor)
      await withTimeout(
        savePicture(visitor, `${engine.version} ${journey.name}`),
        longest,
        'No picture can be taken.',
      ).catch(console.error);
    return false;
  } finally {
    const left = visitor && withTimeout(visitor.leave(), longest, 'The browser does not end.');
    await left?.catch(console.error);
  }
};
