import { optionalText, strictObject, text, whole } from '../../contract/primitives';
import { sectionContract, standing } from '../section-contract';

/** The team of config/site.ts as a carousel (specification, section 9). */
export const teamContract = sectionContract('team', {
  ...standing,
  title: text(),
  lead: optionalText(),
  carousel: strictObject({
    /** Slides in view: below 768 px, below 1024 px, and above. */
    slides: strictObject({ narrow: whole().min(1), medium: whole().min(1), wide: whole().min(1) }),
    /** Milliseconds from one slide to the next. */
    speed: whole().positive(),
    /** Name of a dot for those who cannot see it; {number} is the slide's. */
    dot: text(),
  }),
});
