import { ThemeProvider } from '@mui/material/styles';
import { render } from '@testing-library/react';
import { themeExample } from '../schema/theme-example';
import { createTheme } from './create-theme';
import { isolated, isolatedLabel } from './isolated';

/** What is isolated of a text on a page of this direction. */
const isolatedIn = (text: string, direction: 'ltr' | 'rtl') => {
  const { container } = render(
    <ThemeProvider theme={createTheme(themeExample, direction)}>{isolated(text)}</ThemeProvider>,
  );
  expect(container.textContent).toBe(text);
  return [...container.querySelectorAll('bdi[dir="ltr"]')].map((part) => part.textContent);
};

test.each([
  ['اتصل بنا على +20 3 5550 1234 في أي وقت', ['+20 3 5550 1234']],
  ['هاتف (03) 5550-1234، فاكس 03 5550 9999', ['(03) 5550-1234', '03 5550 9999']],
  ['منذ عام 1998', []],
  ['من 09:00 إلى 13:00', []],
  ['طبيب أسنان', []],
  ['الغرفة من 120 € إلى 1.250,50\u00a0€ لليلة', ['120 €', '1.250,50\u00a0€']],
  ['السعر $90 أو SAR 300 أو 300 EUR', ['$90', 'SAR 300', '300 EUR']],
  ['غرفة 12 ABCD', []],
  ['טלפון 03-555 1234', ['03-555 1234']],
  ['hello@example.com', ['hello@example.com']],
  ['21500 Sample Town', ['21500 Sample Town']],
  ['75%', ['75%']],
])('%s: of it %j is read from left to right', (text, parts) => {
  expect(isolatedIn(text, 'rtl')).toEqual(parts);
});

test('a page that is read from left to right stays as it is', () => {
  for (const text of ['Call +20 3 5550 1234', 'hello@example.com']) {
    expect(isolatedIn(text, 'ltr')).toEqual([]);
  }
});

test('of the words of a link only texts are isolated', () => {
  const { container } = render(
    <a href="tel:+20355501234">{isolatedLabel([<svg key="icon" />, '+20 3 5550 1234'], 'rtl')}</a>,
  );
  expect(container.querySelectorAll('bdi')).toHaveLength(1);
  expect(container.querySelector('a > svg')).not.toBeNull();
});
