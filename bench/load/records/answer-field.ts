import type { FieldDefinition } from '../../../src/fields/registry';
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
  // Cut by characters: half an emoji is no text.
  return [...written].slice(0, Math.floor(longest / 2)).join('');
};

/** As the hosted project would say it. */
const addressIn = (folder: string, visitor: number) => {
  const file = `${folder}00000000-0000-0000-0000-${String(visitor).padStart(12, '0')}`;
  const place = `b/demo-site.appspot.com/o/${encodeURIComponent(file)}`;
  return `https://firebasestorage.googleapis.com/v0/${place}?alt=media&token=a`;
};

/** What visitor number `visitor` enters into a field, so that the form's rules let it through. */
export const answerField = (
  field: FieldDefinition,
  { visitor, random }: { visitor: number; random: SeededRandom },
): string => {
  switch (field.kind) {
    case 'email':
      return `visitor-${visitor}@example.com`;
    case 'tel':
      return String(random.whole(0, 9_999_999_999)).padStart(10, '0');
    case 'select':
      return random.pick(field.options).value;
    case 'file':
      return random.pick(['', addressIn(field.upload.folder, visitor)]);
    case 'textarea':
      return text(random, random.pick([100, 400, field.maxLength ?? 1000]));
    case 'text':
      return field.autoComplete === 'url'
        ? `https://example.com/${visitor}`
        : text(random, Math.min(60, field.maxLength ?? 60));
  }
};
