/** @jest-environment node */
import { withSteadyWidths } from './steady-widths';

test('widths in zeros become as many em, and nothing else changes', () => {
  const styles =
    '.a{max-width:44ch}@media (min-width:992px){.b{max-width:calc(52ch*1.2 + 1rem)}}.c-4ch{width:.5ch;color:#44c}';
  expect(withSteadyWidths(styles, 0.6)).toBe(
    '.a{max-width:26.4em}@media (min-width:992px){.b{max-width:calc(31.2em*1.2 + 1rem)}}.c-4ch{width:0.3em;color:#44c}',
  );
});
