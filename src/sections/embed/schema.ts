import { httpsAddress, link, origin } from '../../schema/link';
import { quotedText } from '../../schema/plain-values';
import {
  anyText,
  listOf,
  oneOf,
  optionalGroup,
  optionalList,
  optionalText,
  strictObject,
  text,
  whole,
} from '../../schema/primitives';
import { sectionSchema, sectionLead, sectionTitle, standing } from '../section-schema';

const attribute = strictObject({
  name: text('Its name, for example data-id.')
    .meta({ shown: false })
    .matches(/^(?:data-[a-z0-9-]+|id)$/, {
      message: 'must be id, or begin with data-, in small letters',
      excludeEmptyString: true,
    }),
  value: text('Its value.').meta({ shown: false, translated: true }),
});

const script = strictObject({
  address: httpsAddress('The address of the script: what the firm’s code has after src=.'),
  attributes: optionalList(
    'What else the firm’s code says of the script, such as data-id.',
    'it has no others',
    attribute,
  ),
  html: anyText(
    'The elements that the firm’s code has beside the script, as it writes them.',
    'there are none: the script adds its own',
  )
    .meta({ shown: false, translated: true, html: true })
    .test(
      'elements',
      'must be elements, for example <div class="reviews"></div>',
      (value) => value === undefined || /<[a-z]/i.test(value),
    )
    .test(
      'no-script',
      'must hold no script: its address belongs into address',
      (value = '') => !/<script/i.test(value),
    ),
});

export const embedSchema = sectionSchema(
  'embed',
  'What another firm offers, such as its booking calendar, its reviews or a shop button: shown once the visitor agrees, in the words of consent in config/site.ts.',
  {
    ...standing,
    title: sectionTitle(),
    lead: sectionLead(),
    address: httpsAddress(
      'The address to show in the page: what the firm’s code has after src= of its iframe.',
    )
      .optional()
      .meta({ whenOmitted: 'the script is shown' }),
    script: optionalGroup(
      'For a firm that offers only a script. It runs in a frame of its own, where it can read nothing of this site; what needs cookies does not work there, so prefer address.',
      'the address is shown',
      script,
    ),
    hosts: optionalList(
      'Other sites that it leads to or loads from: https:// and the host. The page allows no others.',
      'only the site of its address',
      origin(),
    ),
    allow: listOf(
      'What it may use besides, each once the browser has asked the visitor.',
      oneOf(undefined, {
        camera: 'the camera',
        microphone: 'the microphone',
        geolocation: 'where the visitor is',
        payment: 'the payment methods kept in the browser',
        fullscreen: 'the whole screen',
      }),
    )
      .optional()
      .meta({ whenOmitted: 'none of these' }),
    name: optionalText('What it is, for screen readers.', 'the heading of the section'),
    height: whole('Its height in pixels.')
      .min(100)
      .optional()
      .meta({ whenOmitted: '600', unit: 'px' }),
    ratio: quotedText()
      .matches(/^[1-9]\d{0,3} ?[:/] ?[1-9]\d{0,3}$/, {
        message: 'must be its width to its height, for example 16:9',
      })
      .optional()
      .meta({
        description: 'Its width to its height, in place of a height: 16:9 for example.',
        whenOmitted: 'it is as high as height says',
      }),
    link: link(
      'A link to the same on the firm’s own site, for visitors who do not agree, or have no script.',
    ),
  },
).meta({
  blank: { address: 'https://example.com/' },
  shows: { of: 'consent' },
  aliases:
    'iframe widget embedded third-party external calendly doctolib booking-widget trustpilot review-widget shop-button snippet',
});
