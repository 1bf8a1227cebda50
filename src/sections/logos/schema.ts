import { lacks } from '../../schema/groups';
import { linkTarget } from '../../schema/link';
import { sizedFile } from '../../schema/picture';
import { flag, listOf, optionalOneOf, sample, strictObject, text } from '../../schema/primitives';
import { usualText } from '../../schema/usual-text';
import { sectionSchema, sectionLead, sectionTitle, standing } from '../section-schema';

const logo = strictObject({
  name: text('The owner of the logo.'),
  ...sizedFile,
  to: linkTarget('Where the logo leads.').optional().meta({ whenOmitted: 'it is not a link' }),
  newTab: flag('Opens in a new tab, and screen readers say so.'),
  sample: sample(),
});

export const logosSchema = sectionSchema(
  'logos',
  'A row of logos of partners, customers or associations.',
  {
    ...standing,
    title: sectionTitle(),
    lead: sectionLead(),
    look: optionalOneOf('How the logos are shown.', 'rows', {
      rows: 'in rows that stand still',
      moving:
        'one row that passes slowly; it stops where the pointer or the keyboard is, by its button, and for visitors who want no motion',
    }).meta({ input: 'layout' }),
    logos: listOf('The logos, in order.', logo),
    stop: usualText('logos.stop', 'For a moving row: the words of the switch that stops it.')
      .optional()
      .meta({ usualWhere: ({ look }) => look === 'moving', inLooks: { only: ['moving'] } }),
  },
)
  // Visitors must be able to stop what moves (WCAG 2.2.2).
  .test(
    lacks({
      key: 'stop',
      form: "'Stop the row'",
      when: ({ look, stop }) => look === 'moving' && stop === undefined,
    }),
  )
  .meta({
    aliases: 'partners clients customers sponsors brands logo-wall certificates awards badges',
  });
