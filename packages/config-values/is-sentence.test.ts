/** @jest-environment node */
import { isSentence } from './is-sentence';

test.each([
  ['Harbour Tea', 'en', false],
  ['Königliche Porzellan-Manufaktur, 12 Hauptstraße, 10115 Berlin', 'de', false],
  ['Our opening hours', 'en', false],
  ['We keep what you write for as long as the law asks.', 'en', true],
  ['本サイトは、お客様の個人情報を適切に管理します。', 'ja', true],
  ['', 'en', false],
])('“%s” in %s is a sentence: %s', (text, language, is) => {
  expect(isSentence(text, language)).toBe(is);
});
