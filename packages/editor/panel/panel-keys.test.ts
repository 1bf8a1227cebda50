/** @jest-environment node */
import { picture } from '../../../src/schema/picture';
import { chosenOf } from './panel-keys';

const photo = { file: '/pictures/a.webp', alt: 'A shop', width: 8, height: 6 };
const drawing = { scene: 'phone' };

test.each([
  ['a picture that may be left out', picture('').optional()],
  ['one that has to be there', picture('')],
])('%s is known to be a photo or a drawing', (_, schema) => {
  expect(chosenOf(schema, photo)).toBe('Photo');
  expect(chosenOf(schema, drawing)).toBe('Drawing');
});
