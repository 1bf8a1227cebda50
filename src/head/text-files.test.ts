/** @jest-environment node */
import { siteExample } from '../schema/site-example';
import { securityTxt } from './text-files';

const at = new Date('2026-11-21T12:34:56.789Z');

test('security.txt says what config says, and counts for less than a year', () => {
  expect(securityTxt(siteExample, at)).toBe(
    [
      'Contact: mailto:security@harbour-web.example',
      'Expires: 2027-11-20T00:00:00Z',
      'Preferred-Languages: en, de',
      'Canonical: https://www.harbour-web.example/.well-known/security.txt',
      '',
    ].join('\n'),
  );
});

test('without words of its own, it leads to the mail and the language of the site', () => {
  const lines = securityTxt({ ...siteExample, security: undefined }, at).split('\n');
  expect(lines).toContain('Contact: mailto:hello@harbour-web.example');
  expect(lines).toContain('Preferred-Languages: en-GB');
});

test('what stands in config adds no line and no sign that text cannot have', () => {
  const security = { contact: 'mailto:a\v\0@b.test', languages: ['en'] };
  expect(securityTxt({ ...siteExample, security }, at).split('\n')[0]).toBe(
    'Contact: mailto:a\ufffd\ufffd@b.test',
  );
});
