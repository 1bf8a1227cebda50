import { optionalText, text } from '../../schema/primitives';
import { collectionKind } from '../kind-schema';
import { emailKey, telephoneKey } from '../ways-to-reach';

export const personSchema = collectionKind('person', 'People: staff, artists, authors, teachers.', {
  entry: {
    role: text('The person’s role.').meta({ fact: true }),
    group: optionalText(
      'The group that the person belongs to, for example Dentists.',
      'the person is shown before all groups',
    ),
    telephone: telephoneKey,
    email: emailKey,
  },
}).meta({ aliases: 'persons people team staff members employees authors artists teachers' });
