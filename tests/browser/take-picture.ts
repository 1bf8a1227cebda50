import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';

/** Takes a picture of the window, with frames around the changed parts. */
export const takePicture = async (page: Page, parts: Locator | undefined, file: string) => {
  await parts?.evaluateAll((elements) =>
    elements.forEach((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      const margin = 6;
      const start = { left: Math.max(left - margin, 2), top: Math.max(top - margin, 2) };
      const frame = document.createElement('div');
      Object.assign(frame.style, {
        position: 'fixed',
        zIndex: '9999',
        border: '4px solid #e8590c',
        borderRadius: '6px',
        boxSizing: 'border-box',
        left: `${start.left}px`,
        top: `${start.top}px`,
        width: `${left + width + margin - start.left}px`,
        height: `${top + height + margin - start.top}px`,
      });
      document.body.append(frame);
    }),
  );
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready);
  const picture = await page.screenshot({ animations: 'disabled' });
  await sharp(picture).webp({ quality: 72, effort: 6 }).toFile(file);
};
