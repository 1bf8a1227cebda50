/** @jest-environment node */
import { languagesOf } from '../../src/schema/languages';
import { de } from '../../src/schema/usual-words/de';
import { type Change, LostPlace, type Value } from '../../src/schema/values/change';
import { readLiteral } from '../config-files/read-literal';
import { applyChange } from '../config-files/splice/apply-change';
import { projected } from './projection';
import { stepAsWritten } from './written-step';

const languages = languagesOf(['en-GB', 'de-DE', 'ar']);
const file = 'config/pages/home.ts';

const source = `export default {
  title: { en: 'Tea', de: 'Tee', ar: 'شاي' },
  description: 'A tea house.', // as everywhere
  sections: [
    {
      kind: 'page-header',
      title: { en: 'Tea By The Water', ar: 'شاي' },
      lead: { en: "The pot's warm.", de: 'Die Kanne ist warm.' },
    },
    {
      kind: 'prose',
      title: { en: 'Our Leaves', de: 'Unsere Blätter' },
      paragraphs: {
        en: ['First flush.', 'Steeped.'],
        de: ['Erste Pflückung.'],
      },
    },
    { kind: 'prose', title: 'W', tone: 'tint', paragraphs: { en: ['1.', '2.'] } },
    { kind: 'table', columns: ['Tea', '2026'], rows: [['Green', '5 €']] },
    { kind: 'call-to-action', title: { en: 'Come', de: 'Kommt' }, text: 'T', action: { label: 'A', to: '/About-us' } },
  ],
};
`;

type Case = {
  name: string;
  /** The page's language; German if left out. */
  on?: string;
  change: Record<string, unknown> & { do: Change['do'] };
  inAll?: true;
  /** What stands in the text before, and what stands there then; nothing else changes. */
  from: string;
  to: string;
};

const valueOf = (text: string) => readLiteral(text).value as Value;

const wantedOf = (key: string) => ({
  language: languages.find((each) => each.key === key)!,
  languages,
});

const written = (change: Case['change'], key: string, inAll = false) => {
  const files = { [file]: valueOf(source) };
  const step = { words: 'Title', changes: [{ file, ...change } as unknown as Change] };
  const place = { file, path: String(change.path) };
  return stepAsWritten(step, files, {
    wanted: wantedOf(key),
    chosen: inAll ? [{ ...place, isOwn: false }] : [],
  });
};

const after = ({ change, on = 'de', inAll }: Case) => {
  const { changes } = written(change, on, inAll);
  let text = source;
  for (const each of changes) {
    if (!('path' in each)) throw new Error('No change of a value.');
    const done = applyChange(file, text, each);
    if ('impossible' in done) throw new Error(done.impossible);
    ({ text } = done);
  }
  return text;
};

const cases: Case[] = [
  {
    name: 'a text that the language has is changed in it alone',
    change: { do: 'set', path: 'title', value: 'Der Tee', was: 'Tee' },
    from: "de: 'Tee'",
    to: "de: 'Der Tee'",
  },
  {
    name: 'in the main language as well',
    on: 'en',
    change: { do: 'set', path: 'title', value: 'The Tea', was: 'Tea' },
    from: "en: 'Tea'",
    to: "en: 'The Tea'",
  },
  {
    name: 'a text that it lacks becomes its own, in the order of the languages or behind them',
    change: { do: 'set', path: 'sections[0].title', value: 'Am Wasser', was: 'Tea By The Water' },
    from: "{ en: 'Tea By The Water', ar: 'شاي' }",
    to: "{ en: 'Tea By The Water', ar: 'شاي', de: 'Am Wasser' }",
  },
  {
    name: 'a text that is the same in all is changed for all, where that is asked for',
    change: { do: 'set', path: 'description', value: 'Tea.', was: 'A tea house.' },
    inAll: true,
    from: "'A tea house.'",
    to: "'Tea.'",
  },
  {
    name: 'and else becomes one by language: the main one keeps it, and the others lack it',
    change: { do: 'set', path: 'description', value: 'Ein Teehaus.', was: 'A tea house.' },
    from: "'A tea house.'",
    to: "{ en: 'A tea house.', de: 'Ein Teehaus.' }",
  },
  {
    name: 'on the page in the main language it is changed for all',
    on: 'en',
    change: { do: 'set', path: 'description', value: 'Tea.', was: 'A tea house.' },
    from: "'A tea house.'",
    to: "'Tea.'",
  },
  {
    name: 'one that says nothing in a language stays the same in all',
    change: { do: 'set', path: 'sections[3].columns[1]', value: '2027', was: '2026' },
    from: "'2026'",
    to: "'2027'",
  },
  {
    name: 'an address, too',
    change: { do: 'set', path: 'sections[4].action.to', value: '/Contact', was: '/About-us' },
    from: "'/About-us'",
    to: "'/Contact'",
  },
  {
    name: 'a text in a list of the language',
    change: {
      do: 'set',
      path: 'sections[1].paragraphs[0]',
      value: 'Die erste.',
      was: 'Erste Pflückung.',
    },
    from: "'Erste Pflückung.'",
    to: "'Die erste.'",
  },
  {
    name: 'a text more in a list of the language',
    change: {
      do: 'insert',
      path: 'sections[1].paragraphs',
      at: 1,
      value: 'Gezogen.',
      was: ['Erste Pflückung.'],
    },
    from: "['Erste Pflückung.']",
    to: "['Erste Pflückung.', 'Gezogen.']",
  },
  {
    name: 'a text in a list that it lacks: it gets the list',
    change: { do: 'set', path: 'sections[2].paragraphs[1]', value: 'II.', was: '2.' },
    from: "{ en: ['1.', '2.'] }",
    to: `{\n      en: ['1.', '2.'],\n      de: ['1.', 'II.'],\n    }`,
  },
  {
    name: 'a setting is the same in all',
    change: { do: 'set', path: 'sections[2].tone', value: 'default', was: 'tint' },
    from: "tone: 'tint'",
    to: "tone: 'default'",
  },
  {
    name: 'a whole group: what did not change stays in every language',
    change: {
      do: 'set',
      path: 'sections[0]',
      value: { kind: 'page-header', title: 'Tea By The Water', lead: 'Sie ist warm.' },
      was: { kind: 'page-header', title: 'Tea By The Water', lead: 'Die Kanne ist warm.' },
    },
    from: "de: 'Die Kanne ist warm.'",
    to: "de: 'Sie ist warm.'",
  },
  {
    name: 'what the language has is left out in it alone',
    change: { do: 'remove', path: 'sections[0].lead', was: 'Die Kanne ist warm.' },
    from: `{ en: "The pot's warm.", de: 'Die Kanne ist warm.' }`,
    to: `{ en: "The pot's warm." }`,
  },
];

test.each(cases)('$name', (each) => {
  expect(source.split(each.from)).toHaveLength(2);
  expect(after(each)).toBe(source.replace(each.from, () => each.to));
});

test('entries move and are copied with the words of all languages', () => {
  const { changes } = written(
    {
      do: 'move',
      path: 'sections',
      from: 0,
      to: 1,
      was: seenSections(),
    },
    'de',
  );
  expect(changes).toEqual([
    {
      do: 'move',
      file,
      path: 'sections',
      from: 0,
      to: 1,
      was: (valueOf(source) as { sections: Value }).sections,
    },
  ]);
});

const seenSections = () =>
  (projected(file, valueOf(source), wantedOf('de')).value as { sections: Value }).sections;

test('words of another language cannot be taken out', () => {
  const change = { do: 'remove', path: 'sections[0].title', was: 'Tea By The Water' } as const;
  expect(() => written(change, 'de')).toThrow(LostPlace);
  expect(() => written(change, 'de')).toThrow(/These words are English/);
});

describe('the project’s own words for what the main language says', () => {
  const site = 'config/site.ts';
  const files = {
    [site]: { floating: { backToTop: { en: 'Up', ar: 'أعلى' } } },
  };
  const onGerman = (change: Partial<Change> & { do: Change['do'] }) =>
    stepAsWritten(
      {
        words: 'Button',
        changes: [
          { file: site, path: 'floating.backToTop', was: de['floating.backToTop'], ...change },
        ] as Change[],
      },
      files,
      { wanted: wantedOf('de') },
    ).changes;

  test('stand there, and words typed in their place are the language’s', () => {
    expect(projected(site, files[site], wantedOf('de')).value).toEqual({
      floating: { backToTop: de['floating.backToTop'] },
    });
    expect(onGerman({ do: 'set', value: 'Hoch' })).toMatchObject([
      { do: 'set', path: 'floating.backToTop.de', value: 'Hoch', was: undefined },
    ]);
  });

  test('cannot be taken out', () => {
    expect(() => onGerman({ do: 'remove' })).toThrow(/the project’s own.*English page/);
  });
});

test('a language that the file does not speak gets nothing of a text that becomes one by language', () => {
  const files = { [file]: { title: { en: 'Tea', de: 'Tee' }, description: 'Tea.' } };
  const place = { file, path: 'description' };
  const changes: Change[] = [{ do: 'set', ...place, value: 'Tee.', was: 'Tea.' }];
  const step = stepAsWritten({ words: 'x', changes }, files, { wanted: wantedOf('de') });
  expect(step.changes[0]).toMatchObject({ value: { en: 'Tea.', de: 'Tee.' } });
});

test('a whole list keeps the entries that are for another language', () => {
  const [tea, news, tables]: Value[] = [
    { kind: 'prose', title: 'Tea' },
    { kind: 'prose', title: 'News', languages: ['en'] },
    { kind: 'prose', title: 'Tables' },
  ];
  const files = { [file]: { sections: [tea, news, tables] } as Value };
  const set = { do: 'set', file, path: 'sections', was: [tea, tables] as Value } as const;
  const write = (change: Change) =>
    stepAsWritten({ words: 'x', changes: [change] }, files, { wanted: wantedOf('de') }).changes;
  const german: Value = { kind: 'prose', title: 'Tee' };
  expect(write({ ...set, value: [german] })).toMatchObject([{ value: [german, news] }]);
  expect(write({ ...set, do: 'remove' })).toMatchObject([{ do: 'set', value: [news] }]);
});

describe('a list of texts, each by language', () => {
  const [tea, news, tables]: Value[] = [
    { en: 'Tea', de: 'Tee' },
    { en: 'News', de: 'Neues', ar: 'أخبار' },
    { ar: 'طاولات' },
  ];
  const files = { [file]: { tags: [tables, tea, news] } as Value };
  const seen: Value = ['Tee', 'Neues'];
  const write = (change: Record<string, unknown>) =>
    stepAsWritten(
      { words: 'x', changes: [{ file, path: 'tags', was: seen, ...change } as unknown as Change] },
      files,
      { wanted: wantedOf('de') },
    ).changes;

  test('has its entries moved, copied and put in between as they are written', () => {
    expect(write({ do: 'move', from: 1, to: 0 })).toMatchObject([{ from: 2, to: 1 }]);
    expect(write({ do: 'duplicate', at: 0 })).toMatchObject([{ at: 1 }]);
    expect(write({ do: 'insert', at: 2, value: 'x' })).toMatchObject([{ at: 3 }]);
  });

  test('keeps the other languages as a whole is written', () => {
    expect(write({ do: 'set', value: ['Neues', 'Tee'] })).toMatchObject([
      { path: 'tags', value: [tables, news, tea] },
    ]);
    expect(write({ do: 'set', value: ['Grüner Tee', 'Neues'] })).toMatchObject([
      { value: [tables, { en: 'Tea', de: 'Grüner Tee' }, news] },
    ]);
  });

  test('has one of its texts written in its own language', () => {
    const typed = { do: 'set', path: 'tags[0]', value: 'Grüner Tee', was: 'Tee' };
    expect(write(typed)).toMatchObject([{ path: 'tags[1].de', value: 'Grüner Tee', was: 'Tee' }]);
  });
});

test('a list of texts, each by language, has its entries moved where all stand as written', () => {
  const texts = ['Tee', 'Kuchen'].map((word): Value => ({ en: word, de: word }));
  const move = { do: 'move', file, path: 'tags', from: 1, to: 0, was: ['Tee', 'Kuchen'] } as const;
  const step = { words: 'x', changes: [move as unknown as Change] };
  const files = { [file]: { tags: texts } as Value };
  expect(stepAsWritten(step, files, { wanted: wantedOf('de') }).changes).toMatchObject([
    { from: 1, to: 0 },
  ]);
});

test('what is the same in all cannot be taken out in one language alone', () => {
  const change = { do: 'remove', path: 'description', was: 'A tea house.' } as const;
  expect(() => written(change, 'de')).toThrow(/cannot be taken out in German alone/);
  expect(written(change, 'de', true).changes).toMatchObject([change]);
});

test('what has changed meanwhile is written nowhere', () => {
  const change = { do: 'set', path: 'sections[0].title', value: 'Neu', was: 'Older' } as const;
  expect(() => written(change, 'de')).toThrow(LostPlace);
});

test('what is done in one language alone says so in its words', () => {
  const own = { do: 'set', path: 'title', value: 'Der Tee', was: 'Tee' } as const;
  expect(written(own, 'de').words).toBe('Title (German)');
  const all = { do: 'set', path: 'description', value: 'Tea.', was: 'A tea house.' } as const;
  expect(written(all, 'de', true).words).toBe('Title');
});

test('a copy is named apart from the first in each language', () => {
  const files = { [file]: valueOf(source) };
  const list = (projected(file, files[file], wantedOf('en')).value as { sections: Value }).sections;
  const title = { file, path: 'sections[2].title', value: 'Our Leaves 2', was: 'Our Leaves' };
  const changes: Change[] = [
    { do: 'duplicate', file, path: 'sections', at: 1, was: list },
    { do: 'set', ...title },
  ];
  const step = stepAsWritten({ words: 'Copy', changes }, files, { wanted: wantedOf('en') });
  expect(step.changes[1]).toMatchObject({
    path: 'sections[2].title',
    value: { en: 'Our Leaves 2', de: 'Unsere Blätter 2' },
  });
});
