import { withoutNotes } from '../../../src/fields/list/without-notes';
import { choiceOf } from '../../../src/fields/matrix/value';
import type { FieldDefinition } from '../../../src/fields/registry';
import { listIn } from '../../../src/fields/stored-group/as-list';
import type { EntryValues, Value } from '../../../src/schema/record';
import type { SeededRandom } from '../seeded-random';

const words = [
  'growth',
  'a shop',
  'für uns',
  'naïve',
  '网站',
  'приложение',
  '🚀',
  '"quoted"',
  'back\\slash',
  'line\nbreak',
  '<b>bold</b>',
];

const text = (random: SeededRandom, longest: number) => {
  const aim = random.whole(1, longest);
  let written = random.pick(words);
  while (written.length < aim) written += ` ${random.pick(words)}`;
  // Cut by code points: half an emoji is no valid text.
  return [...written].slice(0, Math.floor(longest / 2)).join('');
};

const longestOf = ({ maxLength }: { kind: string; maxLength?: number }, otherwise: number) =>
  maxLength ?? otherwise;

/** In the same form as the hosted project. */
const addressIn = (folder: string, visitor: number) => {
  const file = `${folder}00000000-0000-0000-0000-${String(visitor).padStart(12, '0')}`;
  const place = `b/demo-site.appspot.com/o/${encodeURIComponent(file)}`;
  return `https://firebasestorage.googleapis.com/v0/${place}?alt=media&token=a`;
};

/** What visitor number `visitor` enters into a field, so that it passes the form's rules. */
export const answerField = (
  field: FieldDefinition,
  { visitor, random }: { visitor: number; random: SeededRandom },
): Value => {
  switch (field.kind) {
    case 'email':
      return `visitor-${visitor}@example.com`;
    case 'tel':
      return String(random.whole(0, 9_999_999_999)).padStart(10, '0');
    case 'international-tel':
      return `+4420${random.whole(10_000_000, 99_999_999)}`;
    case 'select':
    case 'radio':
      return random.pick(field.options).value;
    case 'checkboxes':
      return [random.pick(field.options).value];
    case 'checkbox':
      return true;
    case 'number':
      return random.whole(1, 9) * (field.step ?? 1);
    case 'rating':
      return random.whole(1, field.stars.length);
    case 'scale':
      return random.whole(field.from ?? 0, field.to);
    case 'matrix':
      return Object.fromEntries(
        field.rows.map(({ name }) => [name, choiceOf(random.pick(field.columns))]),
      );
    case 'date':
      return `20${random.whole(30, 99)}-0${random.whole(1, 9)}-${random.whole(10, 28)}`;
    case 'time':
      return `1${random.whole(0, 9)}:${random.whole(10, 59)}`;
    case 'url':
      return `https://example.com/${visitor}`;
    case 'file': {
      const address = addressIn(field.upload.folder, visitor);
      return field.maxFiles === undefined ? random.pick(['', address]) : [address];
    }
    case 'list': {
      const entry = withoutNotes(field).fields.map(
        (each) => [each.name, answerField(each, { visitor, random })] as const,
      );
      // No list stands within a list.
      return [Object.fromEntries(entry) as EntryValues];
    }
    case 'stored-group':
      return Object.fromEntries(
        (listIn(field)?.fields ?? []).map(
          (each) => [each.name, answerField(each, { visitor, random })] as const,
        ),
      ) as EntryValues;
    case 'textarea':
      return text(random, random.pick([100, 400, longestOf(field, 1000)]));
    case 'text':
      if (field.autoComplete === 'url') return `https://example.com/${visitor}`;
  }
  // One line, also for kinds that are added later.
  return text(random, Math.min(60, longestOf(field, 60))).replaceAll('\n', ' ');
};
