/** @jest-environment node */
import type { Step } from '../../../src/schema/values/change';
import { isGroup } from '../../../src/schema/values/group';
import { valueAt } from '../../../src/schema/values/paths';
import { placesIn } from '../../../src/schema/values/places-in';
import { sortOfFile } from '../../../src/site/file-sorts';
import { seeded, someOf } from '../../../tests/runs';
import type { StepAnswer } from '../../edit-protocol/protocol';
import { newErrors } from '../../edit-store/new-problems';
import { listsBelow, siteInMemory, valueIn } from '../testing/site-in-memory';
import { isHidden } from './entry-name';
import { hideStep, moveStep, removeStep } from './entry-steps';
import { canHide, type Files, type ListAt, listAt } from './list-at';
import { rulesOfField } from './rules-of-field';
import { validDuplicate } from './valid-copy';
import { validInsert, whyRefused } from './valid-step';

/** A form with a list of fields of several kinds, some without a rule. */
const guests = `import type { FormDefinition } from '#types';

export default {
  title: 'Guests',
  fields: [
    {
      kind: 'list',
      name: 'Guests',
      label: 'Guests',
      max: 3,
      fields: [
        { kind: 'text', name: 'Name', label: 'Name', maxLength: 100 },
        { kind: 'number', name: 'Age', label: 'Age', errorMessage: 'Please enter a number' },
        { kind: 'checkbox', name: 'Vegan', label: 'Vegan' },
        { kind: 'text', name: 'Town', label: 'Town', maxLength: 100 },
      ],
      rules: [{ field: 'Town', check: 'required', message: 'Please enter the town' }],
    },
  ],
  rules: [],
  record: { collection: 'guests', stamps: { id: 'milliseconds', Date: 'date' } },
  submit: { label: 'Send', look: 'button', clear: 'saved' },
  outcome: {
    saved: {
      toast: 'Thank you',
      byAnswer: [{ when: { field: 'Guests', filled: true }, toast: 'Welcome' }],
    },
    failed: { log: true },
  },
} satisfies FormDefinition;
`;

/** A site in memory, whose steps the real check judges. */
const siteAt = (folder: string) => {
  const site = siteInMemory(folder, { 'config/forms/guests.ts': guests });
  const before = site.check(site.sources);
  const tryStep = (step: Step): Promise<StepAnswer> => {
    const after = site.check({ ...site.sources, ...site.changedBy(step) });
    const problems = newErrors(before, after, { shifts: true, renamed: new Map() });
    return Promise.resolve(problems.length === 0 ? { is: 'valid' } : { is: 'refused', problems });
  };
  return {
    folder,
    files: site.files,
    tryStep,
    /** What the step makes of a list. */
    after: (step: Step, { file, path }: ListAt): unknown =>
      valueAt(valueIn(Object.values(site.changedBy(step))[0] ?? ''), path) ?? file,
  };
};

type Site = ReturnType<typeof siteAt>;

/** Names of a list's schema: lists of the same kind are tried once. */
const patternOf = (files: Files, file: string, path: string) => {
  const steps = path.split(/(?=\[)|\./);
  const kinds = steps.map((_, count) => {
    const around = valueAt(
      files[file],
      path
        .split(/(?=\[\d+\])|\./)
        .slice(0, count)
        .join('.'),
    );
    return isGroup(around) && typeof around.kind === 'string' ? around.kind : '';
  });
  return `${sortOfFile(file)?.home} ${path.replaceAll(/\[\d+\]/g, '[]')} ${kinds.join('')}`;
};

type Case = { site: Site; list: ListAt };

const folders = ['tests/sites/agency', 'examples/dentist'];

/** Lists of each schema, of several sites: the shortest and the longest of each. */
const cases = (): Map<string, Case[]> => {
  const found = new Map<string, Case[]>();
  for (const site of folders.map(siteAt)) {
    const own = new Map<string, Case[]>();
    for (const [file, value] of Object.entries(site.files)) {
      for (const path of listsBelow(file, value)) {
        const list = listAt(site.files, { file, path });
        const pattern = patternOf(site.files, file, path);
        if (list) own.set(pattern, [...(own.get(pattern) ?? []), { site, list }]);
      }
    }
    for (const [pattern, all] of own) {
      const ordered = all.toSorted((a, b) => b.list.list.length - a.list.list.length);
      const [longest, shortest] = [ordered[0], ordered.at(-1)];
      const ends = longest === shortest ? [longest] : [longest, shortest];
      found.set(pattern, [...(found.get(pattern) ?? []), ...ends.filter((each) => !!each)]);
    }
  }
  return found;
};

const all = [...cases()];
/** The check looks at a whole site for each step. */
const some = someOf(all, { oneIn: 4 });

const choicesOf = ({ choices }: ListAt): (string | undefined)[] =>
  choices ? [...Object.keys(choices.schemas), ...(choices.text ? [undefined] : [])] : [undefined];

/** What works in the first of the lists in which it does; what the check says of the last where none has it. */
const firstValid = async (
  lists: readonly Case[],
  ask: (one: Case) => ReturnType<typeof validInsert>,
) => {
  let message = '';
  for (const one of lists) {
    const found = await ask(one);
    if ('step' in found) return { ...one, step: found.step };
    message = whyRefused(found);
  }
  return message;
};

/** Lists whose entries follow from something else, or whose kinds need what no site here has: the check says so. */
const notAdded: Record<string, string> = {
  'config/site.ts business.hours.week[].days': 'has each day once',
  'config/site.ts business.hours.week[].open': 'has hours apart from each other',
  'config/routes.ts pages': 'names a page that comes with its address',
  'config/notifications.ts forms[].fields': 'names fields of its form',
  'config/forms fields[].initial checkboxes': 'has options of its field',
  'config/forms record.order': 'has each field once',
  'config/theme.ts space.steps': 'has ten numbers',
  'config/notifications.ts forms': 'has each form once',
  'config/pages sections[].rows[] table': 'has a text for each column',
  'config/forms steps[].fields[].initial checkboxes': 'has options of its field',
  'config/pages sections[].parts[].paragraphs article > TextPicture': 'stands in a magazine',
  'config/pages sections[].parts[].paragraphs article > PullQuote': 'stands in a magazine',
  'config/pages sections > hero': 'opens a page',
  'config/pages sections > page-header': 'opens a page',
  'config/pages sections > list': 'shows a collection of the site',
  'config/pages sections > entry-links': 'is of the page of an entry',
  'config/collections entries[].prices event': 'has one price or several',
  'config/pages sections > confirm': 'is what a mail leads to',
  'config/forms rules > not-before': 'needs a day',
  'config/forms rules > not-after': 'needs a day',
  'config/forms rules > after': 'needs two days or times',
  'config/forms rules > days-after': 'needs two days',
  'config/forms rules > not-on': 'needs a day',
  'config/forms rules > opening-day': 'needs a day',
  'config/forms rules > opening-time': 'needs a time and its day',
  'config/forms fields[].rules list > after': 'needs two days or times',
  'config/forms fields[].rules list > days-after': 'needs two days',
  'config/forms fields[].rules list > opening-time': 'needs a time and its day',
};
const notCopied: Record<string, string> = {
  'config/forms record.order': 'has each field once',
  'config/theme.ts space.steps': 'has ten numbers',
  'config/notifications.ts forms': 'has each form once',
  'config/notifications.ts forms[].to': 'has each address once',
  'config/pages sections[].rows[] table': 'has a text for each column',
  'config/site.ts business.hours.week': 'has each day once',
  'config/site.ts business.hours.week[].open': 'has hours apart from each other',
  'config/site.ts business.hours.special': 'has each day once',
  'config/collections entries[].hours.week place': 'has each day once',
  'config/collections entries[].hours.week[].open place': 'has hours apart from each other',
  'config/site.ts business.hours.special[].open': 'has hours apart from each other',
};
const notMoved: Record<string, string> = { 'config/theme.ts space.steps': 'is in order' };
const notRemoved: Record<string, string> = {
  'config/routes.ts pages': 'is linked to',
  'config/site.ts links': 'is linked to',
  'config/notifications.ts forms': 'leads to a page that confirms',
  'config/forms steps[].fields[].options select': 'shows other fields',
  'config/forms steps[].fields[].options checkboxes': 'shows other fields',
  'config/forms fields[].options checkboxes': 'shows other fields',
  'config/forms record.order': 'has each field once',
  'config/theme.ts space.steps': 'has ten numbers',
  'config/pages sections[].rows[] table': 'has a text for each column',
};

/** Which of the lists' names, with kinds if there are some, have no valid step, beside those that are known. */
const unsound = async (
  known: Record<string, string>,
  ask: (one: Case, choice: string | undefined) => ReturnType<typeof validInsert>,
  { share = 1, of = 1, ofKinds = false, longer = 0, least = 0 } = {},
) => {
  const found: string[] = [];
  for (const [name, lists] of some.filter((_, at) => at % of === share - 1)) {
    const choices = ofKinds ? someOf(choicesOf(lists[0]!.list), { oneIn: 3 }) : [undefined];
    for (const choice of choices) {
      // A condition that asks a field joins no others.
      if (/\.(?:any|all|isOneOf)$/.test(name.trim().split(' ')[1] ?? '')) continue;
      const full = `${name.trim()}${choice === undefined ? '' : ` > ${choice}`}`;
      const able = lists.filter(({ list }) => list.list.length >= least);
      if (full in known || able.length === 0) continue;
      const done = await firstValid(able, (one) => ask(one, choice));
      if (typeof done === 'string') found.push(`${full}: ${done}`);
      else {
        const before = done.list.list.length;
        const after = done.site.after(done.step, done.list);
        const length = Array.isArray(after) ? after.length : 0;
        if (length !== before + longer) found.push(`${full}: ${length} entries of ${before}`);
      }
    }
  }
  return found;
};

const judged = async (site: Site, step: Step, at: number): ReturnType<typeof validInsert> => {
  const answer = await site.tryStep(step);
  if (answer.is === 'valid') return { step, at };
  return { problems: answer.is === 'refused' ? answer.problems : [] };
};

/** The lists in parts, since the check looks at a whole site for each. */
const sharesOf = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ share: at + 1, of: count }));

test.each(sharesOf(6))(
  seeded('an entry can be added to each list of config, of each kind: share $share of $of'),
  async (part) => {
    const refused = await unsound(
      notAdded,
      ({ site, list }, choice) =>
        validInsert({ ...site, place: list, at: list.list.length, choice }),
      { ...part, ofKinds: true, longer: 1 },
    );
    expect(refused).toEqual([]);
  },
);

/** What only the check knows: no more of any kind can be added, and what has to be sent needs words for when it is not. */
const lacking = ['This form is too large', '“notSent” is missing'];

test(
  seeded('each rule that is offered for a field can be added to it, or says what is lacking'),
  async () => {
    const found: string[] = [];
    for (const site of folders.map(siteAt)) {
      const places = Object.entries(site.files).flatMap(([file, value]) =>
        [...placesIn({ value })].map(({ path }) => ({ file, path })),
      );
      const offered = places.flatMap((place) => {
        const rules = rulesOfField(site.files, place);
        return (rules?.only.kinds ?? []).map((choice) => ({ place, rules: rules!, choice }));
      });
      for (const { place, rules, choice } of someOf(offered, { oneIn: 6 })) {
        const list = listAt(site.files, rules)!;
        const { only } = rules;
        const done = await validInsert({
          ...site,
          place: list,
          at: list.list.length,
          choice,
          only,
        });
        const words = 'step' in done ? '' : whyRefused(done);
        if (words === '' || lacking.some((each) => words.includes(each))) continue;
        found.push(`${place.file} ${place.path} ${choice}: ${words}`);
      }
    }
    expect(found).toEqual([]);
  },
);

test.each(sharesOf(2))(
  seeded('an entry of each list can be duplicated: share $share of $of'),
  async (part) => {
    const ask = ({ site, list }: Case) =>
      validDuplicate({ ...site, place: list, at: list.list.length - 1 });
    expect(await unsound(notCopied, ask, { ...part, longer: 1, least: 1 })).toEqual([]);
  },
);

test(seeded('an entry of each list can be moved'), async () => {
  const ask = ({ site, list }: Case) => {
    const last = list.list.length - 1;
    return judged(site, moveStep(list, last, last - 1), last - 1);
  };
  expect(await unsound(notMoved, ask, { least: 2 })).toEqual([]);
});

test(seeded('an entry of each list can be deleted'), async () => {
  const ask = ({ site, list }: Case) => {
    const last = list.list.length - 1;
    return judged(site, removeStep(list, last), last);
  };
  expect(await unsound(notRemoved, ask, { longer: -1, least: 2 })).toEqual([]);
});

test('a section can be hidden', async () => {
  const lists = all
    .flatMap(([, each]) => each)
    .filter(({ list }) => canHide(list, list.list.at(-1)) && !isHidden(list.list.at(-1)));
  expect(lists.length).toBeGreaterThan(0);
  const done = await firstValid(lists, ({ site, list }) => {
    const last = list.list.length - 1;
    return judged(site, hideStep(list, last), last);
  });
  expect(done).toMatchObject({ step: { changes: [{ do: 'set', value: true }] } });
});

test('the only entry of a list that may be left out goes with the list', () => {
  const list = listAt(
    { 'config/site.ts': { social: ['one'] } },
    { file: 'config/site.ts', path: 'social' },
  );
  expect(removeStep(list!, 0).changes).toEqual([
    { do: 'remove', file: 'config/site.ts', path: 'social', was: ['one'] },
  ]);
});
