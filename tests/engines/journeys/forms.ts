import assert from 'node:assert/strict';
import { rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { formFields } from '../../../src/form/form-fields';
import type { FormDefinition } from '../../../src/form/form-schema';
import type { StampKind } from '../../../src/schema/record';
import { referencePattern } from '../../../src/schema/reference';
import contact from '../../sites/agency/config/forms/contact';
import freelancer from '../../sites/agency/config/forms/freelancer';
import inquiry from '../../sites/agency/config/forms/inquiry';
import newsletter from '../../sites/agency/config/forms/newsletter';
import { openPage, type Journey, type Stage } from '../journey';
import { isThere } from '../look';
import { fieldOf, status, submitOf } from '../places';
import { soon } from '../soon';
import type { Place } from '../visitor';

type FormOnPage = { definition: FormDefinition; path: string; at: Place };

const forms = {
  newsletter: { definition: newsletter, path: '/', at: '//footer//form' },
  inquiry: { definition: inquiry, path: '/', at: '//main//form' },
  freelancer: { definition: freelancer, path: '/Career', at: '//main//form' },
  contact: { definition: contact, path: '/Contact', at: '//main//form' },
} satisfies Record<string, FormOnPage>;

/** The answers, by the names under which they are stored. */
type Answers = Record<string, string>;

const fill = async ({ visitor }: Stage, { definition, at }: FormOnPage, answers: Answers) => {
  for (const { field: asked } of formFields(definition)) {
    const { kind, name, label } = asked;
    const answer = answers[name];
    if (answer === undefined) continue;
    const field = fieldOf(at, label);
    if (kind === 'select') await visitor.choose(field, answer);
    else if (kind === 'file') await visitor.chooseFile(field, answer);
    else await visitor.type(field, answer);
  }
};

const shapes: Partial<Record<StampKind, RegExp>> = {
  milliseconds: /^\d{13}$/,
  date: /^\d{4}-\d\d-\d\d$/,
  reference: referencePattern,
  dateTime: /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d[+-]\d\d:\d\d$/,
};

/** Fills a form in and sends it. Returns the one record that is then on disk. */
const send = async (stage: Stage, form: FormOnPage, answers: Answers) => {
  const { visitor, site } = stage;
  const { record, outcome } = form.definition;
  const before = site.stored(record.collection).length;
  await openPage(stage, form.path);
  await fill(stage, form, answers);
  await visitor.click(submitOf(form.at));
  const { toast } = outcome.saved;
  if (toast) await soon(`"${toast}" is said`, () => isThere(visitor, status(toast)), true);
  await soon('records', () => site.stored(record.collection).length, before + 1);
  const stored = site.stored(record.collection).at(-1);
  assert(stored);
  for (const [name, kind] of Object.entries(record.stamps)) {
    assert.match(String(stored[name]), shapes[kind] ?? /^/, name);
  }
  return stored;
};

/** The part of a record that was typed or chosen. */
const without = (record: Awaited<ReturnType<typeof send>>, ...names: string[]) =>
  Object.fromEntries(Object.entries(record).filter(([name]) => !names.includes(name)));

const journey = (name: keyof typeof forms, answers: Answers): Journey => ({
  name: `the form ${name} is stored`,
  walk: async (stage) => {
    const record = await send(stage, forms[name], answers);
    assert.deepEqual(
      without(record, ...Object.keys(forms[name].definition.record.stamps)),
      answers,
    );
  },
});

const message = {
  Fullname: 'Ada Lovelace',
  Company: 'Größer & “Söhne”',
  Email: 'ada@example.com',
  Number: '5550100',
  Your: 'You are a Developer',
  Messsage: 'Written in another engine',
};

const application = {
  fullName: 'Grace Hopper',
  Email: 'grace@example.com',
  Number: '0123456789',
  portfolioUrl: 'https://grace.example',
  SelectedTechnology: 'Node.js',
  Messsage: 'With a CV',
};

const freelancerWithCv: Journey = {
  name: 'the form freelancer is stored with its CV',
  walk: async (stage) => {
    const file = join(tmpdir(), `cv-${process.pid}.pdf`);
    const content = Buffer.from(`%PDF-1.4\n${'a life in lines\n'.repeat(500)}%%EOF\n`);
    writeFileSync(file, content);
    const record = await send(stage, forms.freelancer, { ...application, CvFile: file });
    rmSync(file);
    assert.deepEqual(without(record, 'CvFile', 'id', 'Date'), application);
    const stored = await fetch(String(record.CvFile));
    assert.deepEqual(Buffer.from(await stored.arrayBuffer()), content);
    assert(stage.site.files().some((each) => each.equals(content)));
  },
};

export const formJourneys: Journey[] = [
  journey('newsletter', { Email: 'ada@example.com' }),
  journey('inquiry', {
    Fname: 'Ada Lovelace',
    Email: 'ada@example.com',
    Number: '0123456789',
    Pname: 'A shop, “größer”',
  }),
  freelancerWithCv,
  journey('contact', message),
];

export const contactWithoutSiteData: Journey = {
  ...journey('contact', message),
  name: 'the form contact is stored without browser storage',
  habits: { siteData: 'blocked' },
};
