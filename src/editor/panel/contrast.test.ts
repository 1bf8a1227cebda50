/** @jest-environment node */
import { themeSchema } from '../../schema/theme';
import { themeExample } from '../../schema/theme-example';
import { innerSchema } from '../shown-texts';
import { contrastsOf } from './contrast';
import { type AnySchema, metaOf } from './panel-keys';

const wordsOf = (role: string) => {
  const steps = ['color', 'light', ...role.split('.')];
  const found = steps.reduce<AnySchema | undefined>(
    (schema, step) => schema && innerSchema(schema as never, step),
    themeSchema,
  );
  return found ? (metaOf(found).description ?? '') : '';
};

const grounds = (role: string, color = '#000000') =>
  contrastsOf(color, wordsOf(role), themeExample.color.light).map(({ ground }) => ground);

test.each([
  ['text.primary', ['background.default', 'background.tint', 'background.paper']],
  ['primary.contrastText', ['primary.main', 'primary.dark']],
  ['highlight.contrastText', ['highlight.main']],
  ['control', ['background.default', 'background.paper']],
  ['divider', []],
])('%s stands on the grounds that its description names', (role, expected) => {
  expect(grounds(role)).toEqual(expected);
});

test('black on white is 21 to 1, and what is no colour yet has no contrast', () => {
  const words = 'Words. At least 4.5 to 1 against ground.';
  const scheme = { ground: '#FFFFFF' };
  expect(contrastsOf('#000000', words, scheme)).toEqual([
    { ground: 'ground', ratio: 21, needed: 4.5 },
  ]);
  expect(contrastsOf('#0000', words, scheme)).toEqual([]);
});
