import type { Page } from '@playwright/test';
import { benchFields } from '../probe/bench-fields';
import { controls } from '../probe/controls';
import { inSteps, type SteppedField } from '../probe/in-steps';
import { clickButton, clickSend } from './click-button';
import type { PageSetting } from './measure-page';
import type { Samples } from './measures';
import { pressOn, type Press } from './press';
import { scriptTimes, traceCategories } from './script-times';
import { counted, typeKeys } from './type-keys';

/** A value that no field of the form rejects. */
const valid = 'a@b.example';

const alwaysShown = (fields: SteppedField[]) =>
  fields.filter(({ shownBy }) => shownBy === undefined).length;

const seenOn = (page: Page) => page.locator(controls).filter({ visible: true });

/** Fills the first field before each ten hidden ones; resolves to the times in milliseconds. */
const showAll = async (page: Page, press: Press, fields: SteppedField[]) => {
  const times: number[] = [];
  let shown = alwaysShown(fields);
  for (const [place, { name }] of fields.entries()) {
    const hidden = fields.filter(({ shownBy }) => shownBy === name).length;
    if (hidden === 0) continue;
    shown += hidden;
    await seenOn(page).nth(place).focus();
    const time = page.evaluate((count) => bench.nextShowingKey(count), shown);
    times.push(await press(time, () => page.keyboard.press('a')));
  }
  return times;
};

/** Fills every visible field, and goes to the step of the fields `next`. */
const goForward = async (page: Page, press: Press, next: SteppedField[]) => {
  for (const field of await seenOn(page).all()) await field.fill(valid);
  const time = () => page.evaluate((count) => bench.nextForward(count), alwaysShown(next));
  return clickButton(page, press, { name: 'Next', time });
};

/**
 * A form with conditions on a fresh page, step by step: mounted, typed into, all fields shown, filled,
 * sent forward; submitted with everything wrong in the last step. In one form, the first step is the
 * last.
 */
export const measureSteps = async (
  setting: PageSetting & { inOneForm: boolean },
): Promise<Samples> => {
  const { browser, address, fieldCount, inOneForm } = setting;
  const steps = inSteps(benchFields(fieldCount));
  const [first = [], ...others] = inOneForm ? [steps.flat()] : steps;
  const page = await browser.newPage();
  await page.goto(address);
  const press = pressOn(page);
  const counts = { all: fieldCount, shown: alwaysShown(first) };
  const mount = await page.evaluate(({ all, shown }) => bench.mount(all, shown), counts);
  await browser.startTracing(page, { categories: traceCategories });

  await seenOn(page)
    .nth(Math.floor(counts.shown / 2))
    .focus();
  const key = await typeKeys(page, press);
  const show = await showAll(page, press, first);
  const forward: number[] = [];
  for (const next of others) {
    forward.push(await goForward(page, press, next));
    show.push(...(await showAll(page, press, next)));
  }
  const submit = await clickSend(page, press);

  const presses = key.length + show.length + forward.length + 1;
  const scripts = scriptTimes(await browser.stopTracing(), presses);
  await page.close();
  // Each step forward is measured between two keys that show fields.
  const turns = scripts.slice(key.length, -1);
  return {
    mount: [mount],
    key: counted(key),
    keyScript: counted(scripts),
    show,
    showScript: inOneForm ? turns : turns.filter((_, place) => place % 2 === 0),
    forward,
    forwardScript: inOneForm ? [] : turns.filter((_, place) => place % 2 === 1),
    submit: [submit],
    submitScript: scripts.slice(-1),
  };
};
