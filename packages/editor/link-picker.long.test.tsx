import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { routesExample } from '../../src/schema/routes-example';
import { siteExample } from '../../src/schema/site-example';
import type { Value } from '../../src/schema/values/change';
import type { EditState } from '../edit-protocol/protocol';
import type { EditClient } from './edit-client';
import type { EditedPage } from './edit-runtime';
import { SessionContext } from './editor-context';
import { createSession } from './editor-session';
import { LinkPicker } from './link-picker';

/** What is typed or chosen, and where the link leads then. The caret around it is a journey: edit-text.spec.ts. */

const files = {
  'config/site.ts': siteExample,
  'config/routes.ts': {
    ...routesExample,
    pages: [
      { page: 'home', path: '/' },
      { page: 'about', path: '/About-us' },
    ],
  },
  'config/pages/home.ts': {
    title: 'Home',
    sections: [{ kind: 'cards', title: 'Our guides', anchor: 'guides' }],
  },
  'config/pages/about.ts': { title: 'Who we are', sections: [] },
} as unknown as Record<string, Value>;

const choose = async (keys: string) => {
  const chosen: string[] = [];
  const state: EditState = { version: 1, files, problems: [] };
  const session = createSession({} as EditClient, {} as EditedPage, state);
  render(
    <SessionContext value={session}>
      <LinkPicker onClose={() => undefined} onChoose={(to) => chosen.push(to)} />
    </SessionContext>,
  );
  const box = screen.getByRole('combobox');
  await waitFor(() => expect(box).toHaveFocus());
  await userEvent.keyboard(`${keys}{Enter}`);
  return chosen;
};

test.each([
  ['a page', '/About{ArrowDown}{Enter}', '/About-us'],
  ['a page by its title', 'who we{ArrowDown}{Enter}', '/About-us'],
  ['a place on a page by its heading', 'our gui{ArrowDown}{Enter}', '/#guides'],
  ['a place on a page', '#gui{ArrowDown}{Enter}', '/#guides'],
  ['a page that is only called by its title,', 'Who We Are', '/About-us'],
  ['the only page with a word', 'who', '/About-us'],
  ['an address', 'https://example.org/a', 'https://example.org/a'],
  ['an e-mail address', 'a@example.org', 'mailto:a@example.org'],
  ['a telephone number', '+44 20 7946 0321', 'tel:+442079460321'],
  ['a number as address books give it', '\u202A٠٢٠ 7946 0321\u202C', 'tel:02079460321'],
])('%s is linked to by keyboard alone', async (_, keys, to) => {
  expect(await choose(keys)).toEqual([to]);
});

test('nothing typed is no link', async () => {
  expect(await choose(' ')).toEqual([]);
});
