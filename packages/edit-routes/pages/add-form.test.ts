/** @jest-environment node */
import type { Value } from '../../../src/schema/values/change';
import { readLiteral } from '../../config-files/read-literal';
import { createTestSite, type TestSite } from '../../edit-store/testing/test-site';
import { editFolder } from '../../editor/testing/edited-folder';

let site: TestSite;
afterEach(() => site.remove());

const valueOf = (file: string) => readLiteral(site.read(file)).value as Record<string, Value>;

const open = async (from?: string) => {
  site = createTestSite(from);
  const { client } = editFolder(site).start();
  await client.hello();
  return client;
};

test('a new form is in order, with a section that shows it and its rules: undo takes all of it', async () => {
  const client = await open();
  const before = site.texts();
  const request = { titles: { '': 'Book a  Table' }, page: 'services' };
  expect(await client.post('forms/add', request)).toMatchObject({
    is: 'written',
    state: { undo: 'New form “Book a Table”' },
  });
  expect(valueOf('config/forms/book-a-table.ts')).toMatchObject({
    title: 'Book a Table',
    record: { collection: 'book-a-table' },
  });
  const { sections } = valueOf('config/pages/services.ts') as { sections: Value[] };
  expect(sections.at(-1)).toEqual({ kind: 'form', title: 'Book a Table', form: 'book-a-table' });
  expect(site.read('firestore.rules')).toContain('/book-a-table/');
  expect(await client.undo()).toMatchObject({ is: 'written' });
  expect(site.texts()).toEqual(before);
  expect(site.read('firestore.rules')).not.toContain('/book-a-table/');
});

test('a second form of a name has a file and a place of its own', async () => {
  const client = await open();
  const request = { titles: { '': 'Contact' } };
  expect(await client.post('forms/add', request)).toMatchObject({ is: 'written' });
  expect(valueOf('config/forms/contact-2.ts')).toMatchObject({ title: 'Contact' });
});

test('of a site in several languages it speaks each', async () => {
  const client = await open('tests/sites/languages');
  const request = {
    titles: { en: 'Order tea', de: 'Tee bestellen', ar: 'طلب الشاي' },
    page: 'contact',
  };
  expect(await client.post('forms/add', request)).toMatchObject({ is: 'written' });
  expect(valueOf('config/forms/order-tea.ts')).toMatchObject({
    title: request.titles,
    fields: [{ label: { en: 'Your name', de: 'Ihr Name', ar: 'الاسم' } }, {}, {}],
    submit: { label: { en: 'Send', de: 'Senden', ar: 'إرسال' } },
  });
});

test('without a title, and for a page that is not there, nothing is made', async () => {
  const client = await open();
  expect(await client.post('forms/add', { titles: { '': ' ' } })).toEqual({
    is: 'impossible',
    message: 'A form needs a title.',
  });
  const request = { titles: { '': 'More' }, page: 'nowhere' };
  expect(await client.post('forms/add', request)).toMatchObject({ is: 'impossible' });
});
