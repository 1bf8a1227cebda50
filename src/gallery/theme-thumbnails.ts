import type { ThemeName } from '../schema/theme-names';
import atelier from './thumbnails/atelier.avif?inline';
import bakery from './thumbnails/bakery.avif?inline';
import climbing from './thumbnails/climbing.avif?inline';
import concert from './thumbnails/concert.avif?inline';
import laboratory from './thumbnails/laboratory.avif?inline';
import notary from './thumbnails/notary.avif?inline';
import noticeboard from './thumbnails/noticeboard.avif?inline';
import workshop from './thumbnails/workshop.avif?inline';

/**
 * The first screen of each theme to start from, as `npm run thumbnails` photographs it. Within a script of the gallery,
 * and of the editor: no page of a site has one.
 */
export const themeThumbnails: Record<ThemeName, string> = {
  atelier,
  bakery,
  climbing,
  concert,
  laboratory,
  notary,
  noticeboard,
  workshop,
};
