import assert from 'node:assert/strict';
import { rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import applicationInAll from '../../../examples/dentist/config/forms/application';
import definitionInAll from '../../../examples/dentist/config/forms/feedback';
import { en } from '../../../src/schema/usual-words/en';
import { inEnglish } from '../../in-english';
import { openPage, type Journey, type Stage } from '../journey';
import { isThere, pathOf, textOf } from '../look';
import {
  alertOf,
  buttonOf,
  choiceOf,
  currentStep,
  fieldOf,
  starOf,
  status,
  submitOf,
} from '../places';
import { soon } from '../soon';

const application = inEnglish(applicationInAll);
const definition = inEnglish(definitionInAll);

const form = '//main//form';

const [stars, about] = definition.fields;

const widthsOf = (name: string) =>
  `[...document.querySelectorAll('input[name="${name}"]')]
    .map(({ parentElement }) => parentElement.getBoundingClientRect().width)`;

/** Only what is under the pointer is pressed. */
export const feedback: Journey = {
  name: 'feedback can be sent by pointer, with stars that are wide enough',
  folder: 'examples/dentist',
  walk: async ({ visitor, site }) => {
    assert(stars?.kind === 'rating' && about?.kind === 'radio');
    const [fourth, topic] = [stars.stars[3] ?? '', about.options[0]];
    await openPage({ visitor, site }, '/Feedback');
    await visitor.click(submitOf(form));
    const [firstRule] = definition.rules;
    await soon('the alert', () => textOf(visitor, alertOf(form)), firstRule?.message);
    const widths = (await visitor.ask(widthsOf(stars.name))) as number[];
    assert.equal(widths.length, stars.stars.length);
    assert(
      widths.every((width) => width >= 44),
      `stars are ${widths.join(', ')} px wide`,
    );
    const before = site.stored('feedback').length;
    await visitor.click(starOf(form, fourth));
    await soon('the alert', () => isThere(visitor, alertOf(form)), false);
    await visitor.click(choiceOf(form, topic?.label ?? ''));
    await visitor.click(submitOf(form));
    const { toast } = definition.outcome.saved;
    await soon(`"${toast}" is said`, () => isThere(visitor, status(toast)), true);
    await soon('records', () => site.stored('feedback').length, before + 1);
    const { Stars, About } = site.stored('feedback').at(-1) ?? {};
    assert.deepEqual({ Stars, About }, { Stars: 4, About: topic?.value });
  },
};

const { stepping, steps } = application;
const next = buttonOf(form, stepping.next);
const back = buttonOf(form, en['stepping.back']);

/** Numbers precede titles. */
const expectStep = ({ visitor }: Stage, place: number) =>
  soon(
    'the step',
    () => textOf(visitor, currentStep(form)),
    `${place + 1}${steps[place]?.title ?? ''}`,
  );

const toDocuments = async (stage: Stage) => {
  const { visitor } = stage;
  await openPage(stage, '/Apply');
  await visitor.type(fieldOf(form, 'Your name'), 'Ada Lovelace');
  await visitor.type(fieldOf(form, 'Your e-mail address'), 'ada@example.com');
  await visitor.click(next);
  await expectStep(stage, 1);
  await visitor.choose(fieldOf(form, 'As what would you like to work?'), 'dentist');
  await visitor.type(fieldOf(form, 'How long have you done this?'), '10');
  await visitor.click(choiceOf(form, 'English'));
  await visitor.click(next);
  await expectStep(stage, 2);
};

export const stepsBack: Journey = {
  name: 'the form’s own Back is the browser’s: after two of them the next Back leaves the form',
  folder: 'examples/dentist',
  walk: async (stage) => {
    const { visitor } = stage;
    await openPage(stage, '/Privacy');
    await toDocuments(stage);
    await visitor.click(back);
    await expectStep(stage, 1);
    await visitor.click(back);
    await expectStep(stage, 0);
    await soon('the entry', () => visitor.ask(`history.state.steps?.applications?.step ?? 0`), 0);
    await visitor.ask('history.back()');
    await soon('the path', () => pathOf(visitor), '/Privacy');
  },
};

export const severalFiles: Journey = {
  name: 'a control for several files holds all that were uploaded one by one',
  folder: 'examples/dentist',
  walk: async (stage) => {
    const { visitor } = stage;
    const names = ['one', 'two'].map((name) => `${name}-${process.pid}.pdf`);
    await toDocuments(stage);
    for (const name of names) {
      const file = join(tmpdir(), name);
      writeFileSync(file, `%PDF-1.4\n${name}`);
      await visitor.chooseFile(fieldOf(form, 'Your certificates'), file);
      await soon(`${name} is sent`, () => isThere(visitor, status(`${name}Sent`)), true);
      rmSync(file);
    }
    const held = `[...document.querySelector('[name=Certificates]').files].map(({ name }) => name)`;
    assert.deepEqual(await visitor.ask(held), names);
  },
};
