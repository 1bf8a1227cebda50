import { waitingMark } from './early';
import { holdEvents } from './hold-events';

test('React hears of nothing in a part that waits, of everything once it is hydrated; who listens above it, of all', () => {
  document.body.innerHTML = `<div id="root"><form ${waitingMark}><input /></form><input id="other" /></div>`;
  const heard: string[] = [];
  const hear = (who: string) => (event: Event) => heard.push(`${who} ${event.type}`);
  const root = document.getElementById('root')!;
  holdEvents(root);
  const [form, field, other] = ['form', 'form input', '#other'].map((each) =>
    document.querySelector<HTMLElement>(each)!,
  );
  for (const type of ['keydown', 'input', 'pointerdown', 'focusin']) {
    root.addEventListener(type, hear('React'), true);
    document.addEventListener(type, hear('menu'), true);
  }
  const sent = (target: HTMLElement | undefined, type: string) => {
    heard.splice(0);
    target?.dispatchEvent(new Event(type, { bubbles: true }));
    return [...heard];
  };
  for (const type of ['keydown', 'input', 'pointerdown']) {
    expect(sent(field, type)).toEqual([`menu ${type}`]);
    expect(sent(other, type)).toEqual([`menu ${type}`, `React ${type}`]);
  }
  // React keeps it for later by itself.
  expect(sent(field, 'focusin')).toEqual(['menu focusin', 'React focusin']);
  form?.removeAttribute(waitingMark);
  expect(sent(field, 'input')).toEqual(['menu input', 'React input']);
});
