import type { InferType } from 'yup';
import { strictObject, text, whole } from './primitives';

export const maintenance = strictObject({
  title: text('The heading of the page, for example Back on Monday.'),
  text: text('What stands below it: why the site is closed, and until when.'),
  minutes: whole(
    'After how many minutes search engines and other programs may ask again, at most 10080, which is a week.',
  )
    .min(1)
    .max(10_080)
    .optional()
    .meta({ whenOmitted: '60', unit: 'minutes' }),
});

export type Maintenance = InferType<typeof maintenance>;

const seconds = 60;

/** After how many seconds a request may be sent again (RFC 9110, section 10.2.3). */
export const retryAfter = ({ minutes = 60 }: Maintenance): number => minutes * seconds;
