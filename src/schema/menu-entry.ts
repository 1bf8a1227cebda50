import { lazy, type InferType, type Schema } from 'yup';
import { link, type LinkDefinition } from './link';
import { listOf, strictObject, text } from './primitives';

const submenu = strictObject({
  label: text('The words of the button that opens the submenu.'),
  // One level: a submenu in a submenu is lost to many (WCAG 2.4.5 asks for other ways to a page).
  links: listOf('The links of the submenu, in order. A submenu holds links alone.', link()),
}).meta({ group: { name: 'Submenu', description: 'Links below an entry of the menu.' } });

export type SubmenuDefinition = InferType<typeof submenu>;
export type MenuEntry = LinkDefinition | SubmenuDefinition;

const opens = (value: unknown) =>
  typeof value === 'object' && value !== null && 'links' in value && !('to' in value);

/** An entry of the menu: a link, or a submenu. */
export const menuEntry = () => {
  const single = link();
  return lazy((value: unknown): Schema<MenuEntry> => (opens(value) ? submenu : single)).meta({
    group: { name: 'MenuEntry', description: 'A link of the menu, or a submenu.' },
    choices: { schemas: { Link: single, Submenu: submenu } },
  });
};
