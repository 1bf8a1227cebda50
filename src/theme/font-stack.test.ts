import { fontStack, genericOf } from './font-stack';

test.each([
  ['Georgia', 'serif'],
  ['Times New Roman', 'serif'],
  ['Palatino Linotype', 'serif'],
  ['Arial', 'sans-serif'],
  ['Comic Sans MS', 'sans-serif'],
  ['MS Sans Serif', 'sans-serif'],
  ['Century Gothic', 'sans-serif'],
  ['Courier New', 'monospace'],
  ['DejaVu Sans Mono', 'monospace'],
  ['serif', 'serif'],
  ['ui-monospace', 'ui-monospace'],
  ['system-ui', 'system-ui'],
])('what follows %s is %s', (font, generic) => {
  expect(genericOf(font)).toBe(generic);
});

const families = ['Brygada 1918 Variable', 'Source Serif 4', 'Bodoni 72', '42dot Sans'];

test.each(families)('%s is read, though a word of its name begins with a digit', (family) => {
  const element = document.createElement('p');
  const stack = fontStack({ family, fallback: family, weight: 400 });
  element.style.fontFamily = stack;
  // Where one name is no valid CSS, the whole value is dropped.
  expect(element.style.fontFamily.replaceAll('"', "'")).toBe(stack);
  expect(stack.startsWith(`'${family}', '${family} Fallback', '${family}', `)).toBe(true);
});

test('a fallback that names a sort itself stands last, without quotes', () => {
  expect(fontStack({ family: 'Inter Variable', fallback: 'serif', weight: 400 })).toBe(
    "'Inter Variable', 'Inter Variable Fallback', serif",
  );
});
