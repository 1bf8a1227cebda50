import type { Locator, Page } from '@playwright/test';
import { fillIn } from '../form-journey';
import { expect, test, type Site } from '../site';

/**
 * Browser facilities on which submission, hydration and loading depend, also through idb-keyval, the router,
 * React and the Firebase SDK. Each may be missing, throw (site data blocked), reject or never answer, and a
 * message from each of the four forms must still arrive, once. src/submission/browser-submission.test.ts has
 * a table of how their failures combine.
 */
type Way = 'absent' | 'throws' | 'rejects' | 'hangs';
type Facility = { paths: string[]; member?: string; ways: Way[] };

const plain: Way[] = ['absent', 'throws'];
const waysOfCalls: Way[] = [...plain, 'hangs'];
const all: Way[] = [...waysOfCalls, 'rejects'];

/** A message depends on these after the press of its button. */
const ofMessages: Facility[][] = [
  [
    { paths: ['navigator.locks'], member: 'request', ways: all },
    { paths: ['indexedDB'], member: 'open', ways: all },
  ],
  [
    { paths: ['crypto'], ways: plain },
    { paths: ['navigator.language', 'navigator.languages'], ways: plain },
    { paths: ['sessionStorage', 'localStorage'], ways: plain },
  ],
];

/** A page depends on these until its forms work. */
const ofPages: Facility[][] = [
  [
    { paths: ['IntersectionObserver'], ways: waysOfCalls },
    { paths: ['Intl.DateTimeFormat', 'Intl.NumberFormat'], ways: plain },
    // Throwing cannot be tested: Playwright itself calls these.
    { paths: ['Intl'], ways: ['absent'] },
    { paths: ['requestIdleCallback'], ways: ['absent', 'hangs'] },
  ],
  [
    { paths: ['History.prototype.replaceState', 'History.prototype.pushState'], ways: plain },
    { paths: ['document.fonts'], member: 'ready', ways: waysOfCalls },
    { paths: ['Element.prototype.animate'], ways: plain },
    // Nor here: Material UI calls it.
    { paths: ['matchMedia'], ways: ['absent'] },
  ],
  // Neither depends on these today.
  [
    {
      paths: ['document.startViewTransition', 'BroadcastChannel', 'navigator.clipboard'],
      ways: plain,
    },
  ],
];

type Failing = { paths: string[]; member?: string; way: Way };
type Broken = { path: string; member?: string; way: Way };

const failing = (facilities: Facility[]): Failing[] =>
  facilities.flatMap(({ ways, ...facility }) => ways.map((way) => ({ ...facility, way })));

/**
 * Breaks one of each list per visit: no two of one visit stand in for each other, and messages depend on theirs
 * only after the page has used its own.
 */
const visits = () => {
  const lists = [...ofMessages, ...ofPages].map(failing);
  const length = Math.max(...lists.map((list) => list.length));
  return Array.from({ length }, (_, at) =>
    lists.map((list) => list[at]).filter((each) => each !== undefined),
  );
};

/** Runs in the page before any of its scripts. */
const breakFacility = ({ path, member, way }: Broken) => {
  const names = path.split('.');
  const last = names.pop()!;
  let owner: Record<string, unknown> = window as never;
  for (const name of names) owner = owner[name] as Record<string, unknown>;
  const refusal = new DOMException('The operation is insecure.', 'SecurityError');
  /** Works as a promise, a request of IndexedDB, an observer and a transition. */
  const answer = (options?: { update?: () => void }) => {
    const promise: Promise<never> =
      way === 'rejects' ? Promise.reject(refusal) : new Promise(() => {});
    promise.catch(() => {});
    const request: { onerror?: () => void } = {};
    if (way === 'rejects') {
      options?.update?.();
      setTimeout(() => (promise as typeof request).onerror?.());
    }
    const nothing = () => {};
    return Object.assign(promise, request, {
      ...{ error: refusal, ready: promise, finished: promise, updateCallbackDone: promise },
      ...{ observe: nothing, unobserve: nothing, disconnect: nothing, skipTransition: nothing },
    });
  };
  function call(options?: { update?: () => void }) {
    return answer(options);
  }
  const descriptors = {
    absent: { value: undefined },
    throws: {
      get: () => {
        throw refusal;
      },
    },
    rejects: { value: member ? { [member]: call } : call },
    hangs: { value: member === 'ready' ? answer() : member ? { [member]: call } : call },
  };
  Object.defineProperty(owner, last, { configurable: true, ...descriptors[way] });
};

/**
 * Fills in and presses the button. Whether the form works depends on the page's facilities, and whether the
 * message then arrives on the message's: the failing step shows which.
 */
const send = async (form: Locator, values: Record<string, string>) => {
  await fillIn(form, values);
  await form.locator('button').click();
  await expect(form.locator('xpath=ancestor::*[@data-waiting]'), 'forms that sleep').toHaveCount(0);
};

const everyone = { Email: 'ada@example.com', Number: '1' };

const sendAll = async (page: Page, site: Site, mark: string) => {
  const inMain = page.getByRole('main').getByRole('form');
  const newsletter = page.getByRole('contentinfo').getByRole('form');
  const links = page.getByRole('banner');
  const expectStored = (collection: string, field: string, text = mark) =>
    expect
      .poll(() => site.stored(collection).filter(({ [field]: value }) => value === text).length, {
        intervals: [50],
      })
      .toBe(1);

  await page.goto('/');
  await send(inMain, { ...everyone, Fname: 'Ada', Pname: mark });
  await expectStored('Inquriy', 'Pname');
  const address = `${mark.replaceAll(/\W+/g, '-')}@example.com`;
  await send(newsletter, { Email: address });
  await expectStored('subcribe', 'Email', address);

  await links.getByRole('link', { name: 'Career' }).click();
  const portfolio = { portfolioUrl: 'https://ada.example', Messsage: mark };
  await expect(inMain.locator('[name="portfolioUrl"]')).toBeVisible();
  await send(inMain, { ...everyone, ...portfolio, fullName: 'Ada' });
  await expectStored('freelancers', 'Messsage');

  await links.getByRole('link', { name: 'Contact', exact: true }).click();
  await expect(inMain.locator('[name="Company"]')).toBeVisible();
  await send(inMain, { ...everyone, Fullname: 'Ada', Company: 'Engines', Messsage: mark });
  await expectStored('Contact_cli', 'Messsage');
  await expect(page.getByRole('alert')).toHaveCount(0);
};

const named = ({ paths, way }: Failing) => `${paths.join(', ')} ${way}`;

for (const visit of visits()) {
  test(`${visit.map(named).join('; ')}: all four forms are stored once`, async ({ page, site }) => {
    for (const { paths, member, way } of visit) {
      for (const path of paths) await page.addInitScript(breakFacility, { path, member, way });
    }
    await sendAll(page, site, visit.map(({ paths, way }) => `${paths[0]} ${way}`).join(' '));
  });
}
