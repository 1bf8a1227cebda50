import { businessTypes, postalAddress, position } from '../../schema/business';
import { optionalHours } from '../../schema/hours';
import { httpsAddress } from '../../schema/link';
import {
  optionalGroup,
  optionalOneOf,
  strictObject,
  text,
  withDescription,
} from '../../schema/primitives';
import { collectionKind } from '../kind-schema';
import { emailKey, telephoneKey } from '../ways-to-reach';

const map = strictObject({
  // WCAG 4.1.2.
  title: text('The name of the map, for screen readers.'),
  frame: httpsAddress('The address of a map that may be embedded in a page.'),
  link: withDescription(
    'A plain link to the same map.',
    strictObject({
      label: text('The label of the link.'),
      to: httpsAddress('The address of the map.'),
    }),
  ),
});

export const placeSchema = collectionKind('place', 'Places: branches, venues, sights.', {
  entry: {
    type: optionalOneOf(
      'The type of business, as search engines call it.',
      'LocalBusiness',
      businessTypes,
    ),
    address: withDescription('The postal address, part by part.', postalAddress).meta({
      fact: true,
    }),
    position: optionalGroup(
      'The position on the globe, in degrees.',
      'search engines look the address up',
      position,
    ),
    hours: optionalHours('The opening hours.', 'no hours are given'),
    telephone: telephoneKey,
    email: emailKey,
    map: optionalGroup('A map of the place.', 'there is no map', map),
  },
}).meta({
  listed: { look: 'places' },
  aliases: 'places locations branches venues shops stores offices sights',
});
