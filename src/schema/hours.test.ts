/** @jest-environment node */
import { spanAsMeant } from './hours';

test.each([
  ['9-18', '09:00–18:00'],
  ['9:00 - 18:00', '09:00–18:00'],
  ['9.30–17.15', '09:30–17:15'],
  ['9am to 6pm', '09:00–18:00'],
  ['12 am – 12 PM', '00:00–12:00'],
  ['18-2', '18:00–02:00'],
])('%s is meant as %s', (typed, meant) => expect(spanAsMeant(typed)).toBe(meant));

test.each([
  ...['09:00–18:00', '09:00-18:00', '18:00–24:00', '', '9', '9-9', '9-25', 'by appointment'],
  ...['6-9pm', '9am-6', '9-6', '9:00-6:30', '13am-2pm', '0am-5am'],
])('%s stays as it is', (typed) => expect(spanAsMeant(typed)).toBe(typed));
