/** @jest-environment node */
import { withMainAction } from './main-action';

const action = { label: 'Order', to: '/Order' };
const header = { kind: 'page-header', title: 'Cards' };
const feature = { kind: 'feature', title: 'A card', action };

const mainOf = (...sections: object[]) =>
  (withMainAction({ sections }) as { sections: { isMain?: boolean }[] }).sections.flatMap(
    ({ isMain }, at) => (isMain ? [at] : []),
  );

test('the first button of features is the main one of a page that asks for nothing else', () => {
  expect(mainOf(header, { kind: 'feature', title: 'Why' }, feature, feature)).toEqual([2]);
  expect(mainOf(header, feature, { kind: 'form', hidden: true })).toEqual([1]);
});

test('a page that asks for something else has none, and is the very same', () => {
  const page = { sections: [header, feature, { kind: 'call-to-action', title: 'Ask', action }] };
  expect(withMainAction(page)).toBe(page);
  expect(mainOf({ kind: 'hero', title: 'Cards', action }, feature)).toEqual([]);
  expect(mainOf({ ...header, action }, feature)).toEqual([]);
  expect(withMainAction('no page')).toBe('no page');
});
