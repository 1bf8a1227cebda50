import { lacks } from '../../schema/groups';
import { link } from '../../schema/link';
import { picture } from '../../schema/picture';
import { markedText, optionalOneOf } from '../../schema/primitives';
import { centrable, widened } from '../../schema/rhythm';
import { standingQuietly, sectionSchema, sectionTitle, tone } from '../section-schema';

export const callToActionSchema = sectionSchema(
  'call-to-action',
  'One invitation with one button.',
  {
    ...standingQuietly,
    ...centrable,
    ...widened,
    label: standingQuietly.label.meta({ inLooks: { not: ['line'] } }),
    tone: tone('band'),
    look: optionalOneOf('How the invitation is shown.', 'band', {
      band: 'as wide as the window, with a large title: on the dark ground, unless tone says otherwise',
      card: 'a card in the colour of the highlighter',
      split: 'beside a picture that reaches to the edge of the window',
      line: 'one quiet line with a link, between rules',
    }).meta({ input: 'layout' }),
    title: sectionTitle(),
    text: markedText('What is offered, in a sentence or two.'),
    action: link('The button; in a line it is a link.'),
    picture: picture('For the look split: the picture beside the words.')
      .optional()
      .meta({ whenOmitted: 'only the look split has a picture', inLooks: { only: ['split'] } }),
  },
)
  .test(
    lacks({
      key: 'picture',
      form: '{ … }',
      when: ({ look, picture: shown }) => look === 'split' && shown === undefined,
    }),
  )
  .meta({
    asks: true,
    aliases: `
      cta popup modal countdown button offer appeal download donate announcement appointment
      booking
    `,
  });
