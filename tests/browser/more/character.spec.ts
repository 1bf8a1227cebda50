import type { Page } from '@playwright/test';
import type { CharacterDefinition } from '../../../src/schema/character';
import { characterRules } from '../../../src/theme/character';
import themeDefinition from '../../sites/agency/config/theme';
import { rulesOfColours, violationsIn } from '../axe';
import { show, test } from '../gallery';
import { overflowOf, settle } from '../looks';
import { expect } from '../site';

/** What config/theme.ts says of how parts are drawn, on the parts that show it. */

const shown = [
  'sections/cards/columns',
  'sections/gallery/plain',
  'sections/prose/pictured',
  'sections/call-to-action/line',
  'fields/text/plain',
];

/** Together every word of every key. */
const characters: CharacterDefinition[] = [
  {
    buttons: 'lined',
    fields: 'underlined',
    links: 'thick',
    cards: 'plain',
    photographs: 'gray',
    texture: 'dots',
    entrances: 'none',
  },
  {
    buttons: 'lifted',
    fields: 'heavy',
    links: 'dotted',
    cards: 'raised',
    photographs: 'warm',
    texture: 'lines',
    entrances: 'lively',
  },
  { links: 'double', cards: 'framed', photographs: 'toned', texture: 'grid', ornament: 'bars' },
  { cards: 'stacked', photographs: 'mounted', texture: 'stripes' },
];

const draw = (page: Page, character: CharacterDefinition) =>
  page.evaluate(
    (css) => {
      const sheet = new CSSStyleSheet();
      // What is drawn anew would change its colours little by little.
      sheet.replaceSync(`${css} *, ::before, ::after { transition: none !important; }`);
      document.adoptedStyleSheets = [sheet];
    },
    characterRules({ ...themeDefinition, character }).join(''),
  );

for (const colorScheme of ['light', 'dark'] as const) {
  test(`${colorScheme}: each word of each key fits every screen and can be read`, async ({
    page,
  }) => {
    test.slow();
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    for (const id of shown) {
      await show(page, id);
      await settle(page);
      for (const [at, character] of characters.entries()) {
        await draw(page, character);
        const where = `character ${at + 1}, ${id}`;
        for (const width of at % 2 === 0 ? [320, 1280] : [1280, 320]) {
          await page.setViewportSize({ width, height: 800 });
          await expect.poll(() => overflowOf(page), `${where} at ${width} px`).toBe(0);
        }
        expect(await violationsIn(page, { only: rulesOfColours }), where).toEqual([]);
      }
    }
  });
}
