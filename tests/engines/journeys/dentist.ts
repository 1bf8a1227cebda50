import assert from 'node:assert/strict';
import definition from '../../../examples/dentist/config/forms/feedback';
import { openPage, type Journey } from '../journey';
import { isThere, textOf } from '../look';
import { alertOf, choiceOf, starOf, status, submitOf } from '../places';
import { soon } from '../soon';

const form = '//main//form';

const [stars, about] = definition.fields;

const widthsOf = (name: string) =>
  `[...document.querySelectorAll('input[name="${name}"]')]
    .map(({ parentElement }) => parentElement.getBoundingClientRect().width)`;

/** Only what lies under the pointer is pressed. */
export const feedback: Journey = {
  name: 'feedback is given by pointer: each star is wide enough to be pressed',
  folder: 'examples/dentist',
  walk: async ({ visitor, site }) => {
    assert(stars?.kind === 'rating' && about?.kind === 'radio');
    const [fourth, topic] = [stars.stars[3] ?? '', about.options[0]];
    await openPage({ visitor, site }, '/Feedback');
    await visitor.click(submitOf(form));
    const [refusal] = definition.rules;
    await soon('the alert', () => textOf(visitor, alertOf(form)), refusal?.message);
    const widths = (await visitor.ask(widthsOf(stars.name))) as number[];
    assert.equal(widths.length, stars.stars.length);
    assert(
      widths.every((width) => width >= 44),
      `stars are ${widths.join(', ')} px wide`,
    );
    await visitor.click(starOf(form, fourth));
    await soon('the alert', () => isThere(visitor, alertOf(form)), false);
    await visitor.click(choiceOf(form, topic?.label ?? ''));
    await visitor.click(submitOf(form));
    const { toast } = definition.outcome.saved;
    await soon(`"${toast}" is said`, () => isThere(visitor, status(toast)), true);
    await soon('records', () => site.stored('feedback').length, 1);
    const { Stars, About } = site.stored('feedback')[0] ?? {};
    assert.deepEqual({ Stars, About }, { Stars: 4, About: topic?.value });
  },
};
