import { optionalGroup, strictObject } from './primitives';
import { usualText, usualTextWith } from './usual-text';

/** Asks before anything is fetched from another site, whose owner would learn of the visitor. */
const words = {
  text: usualTextWith(
    'consent.text',
    'What happens if the visitor agrees. {host} becomes the name of the other site.',
    {
      host: { needed: 'the name of the other site' },
    },
  ),
  agree: usualText('consent.agree', 'The button that shows it.'),
};

/** What a map, a video or another firm’s script asks the visitor. */
export const consent = strictObject({
  ...words,
  video: optionalGroup(
    'The question before a video, if it differs from that before a map.',
    'videos ask the same as maps',
    strictObject(words),
  ),
  embed: optionalGroup(
    'The question before what another firm offers (a section of the kind embed), if it differs from that before a map.',
    'it asks the same as maps',
    strictObject(words),
  ),
});
