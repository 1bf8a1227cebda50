/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { servedSite } from '../served-site';

/** A site in English, and in French on one page, without the first one. */
describe('tests/sites/partly', () => {
  const folder = 'tests/sites/partly';
  const { ask } = servedSite(folder);
  const french = '/fr/Nous-ecrire';

  test('a host of files finds the first page of a language at its bare address as well', () => {
    const built = readFileSync(`${folder}/dist/site/fr.html`, 'utf8');
    expect(built).toContain('Écrivez-nous');
    expect(built).toContain(`<link rel="canonical" href="https://quay.example.com${french}"/>`);
  });

  test('search engines are told the trail as visitors see it', async () => {
    const { text: html } = await ask(french);
    expect(html).toContain('"name":"Start","item":"https://quay.example.com/"');
  });

  test('the heading of a menu that has nothing but links to another language is marked as such, before any script runs', async () => {
    const { text: html } = await ask(french);
    expect(html).toMatch(/<summary[^>]* lang="en-GB"[^>]*>For the table</);
  });

  test('search engines are not told of the first page in a language that does not have it', async () => {
    const { text: html } = await ask('/');
    expect(html).toContain('<link rel="canonical"');
    expect(html).not.toContain('rel="alternate" hreflang');
  });
});
