import { expect, test } from './edit-site';

/** The one script that pages of the editor run, and what else they ask for. */

test(
  'a page makes at most 60 requests until it can be edited and nothing more is asked for',
  { tag: '@more' },
  async ({ page, edited }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await edited.open(page);
    await page.waitForLoadState('networkidle');
    // It shows a form, a picture and its fonts by then.
    expect(asked).toContain('/@config/pages/home.ts');
    expect(asked.join('\n')).toMatch(/\.woff2$/m);
    expect(asked.length, asked.join('\n')).toBeLessThanOrEqual(60);
  },
);
