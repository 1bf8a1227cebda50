import { createMarkedConfig } from '../marked-config';
import { markText } from '../marks';
import { createPageTexts } from './page-texts';

const form = 'config/forms/contact.ts';
const places = [
  { file: 'config/site.ts', path: 'words.required' },
  { file: form, path: 'fields[0].label' },
  { file: form, path: 'submit.label' },
];

test.each([
  ['a form', 'form', 'fields[0].label'],
  ['its note', 'p', 'words.required'],
  ['its button', 'button', 'submit.label'],
])('a press on %s is about its own words, before those that all pages share', (_, name, path) => {
  const root = document.createElement('div');
  const [note = '', label = '', send = ''] = ['Required', 'Name', 'Send'].map(markText);
  root.innerHTML = `<form><p>${note}</p><label>${label}</label><button>${send}</button></form>`;
  document.body.append(root);
  const config = { ...createMarkedConfig(), placeOf: (id: number) => places[id] };
  const texts = createPageTexts(root, config);
  expect(texts.within(root.querySelector(name)!)?.path).toBe(path);
  texts.stop();
  root.remove();
});
