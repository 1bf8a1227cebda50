/** @jest-environment node */
import { testAlternates } from './alternates';
import { servedSite } from './served-site';

const teas = ['/Teas/green', '/Teas/black', '/de/Tees/green', '/de/Tees/black', '/ar/Teas/green'];
const pages = ['/', '/News', '/Contact', '/de', '/de/Kontakt', '/ar', '/ar/Contact'];

/** A site in English, German and Arabic. */
describe('tests/sites/languages', () => {
  const { ask } = servedSite('tests/sites/languages');
  testAlternates({
    ask,
    origin: 'https://tea.example.com',
    addresses: [...pages, ...teas, '/ar/Teas/black'],
    alone: ['/News'],
  });
});
