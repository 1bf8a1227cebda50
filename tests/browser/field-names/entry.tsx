import { ThemeProvider } from '@mui/material/styles';
import { createRoot, hydrateRoot, type Root, type RootOptions } from 'react-dom/client';
import { renderToString } from 'react-dom/server.browser';
import { FormRenderer } from '../../../src/form/form-renderer';
import type { FormDefinition } from '../../../src/form/form-schema';
import type { Values } from '../../../src/schema/record';
import { createTheme } from '../../../src/theme/create-theme';
import site from '../../sites/agency/config/site';
import themeDefinition from '../../sites/agency/config/theme';

/** In the browser: whether a form works whose fields have certain names. */

const theme = createTheme(themeDefinition);

const formWith = (names: string[]): FormDefinition => ({
  title: 'A form',
  fields: names.map((name) => ({ kind: 'text', name, label: name })),
  rules: names.map((field) => ({ field, check: 'required', message: `Please fill in ${field}` })),
  record: { collection: 'any', stamps: {} },
  honeypot: true,
  submit: { label: 'Send', look: 'button', clear: 'saved' },
  outcome: { saved: { log: true }, failed: { log: true } },
});

const later = () => new Promise((resolve) => setTimeout(resolve));

const until = async (what: string, isSo: () => boolean) => {
  for (let tries = 0; tries < 200; tries += 1) {
    if (isSo()) return;
    await later();
  }
  throw new Error(`never: ${what}`);
};

/** As a person types: React listens to the browser's events. */
const type = (control: HTMLInputElement, value: string) => {
  Reflect.set(HTMLInputElement.prototype, 'value', value, control);
  control.dispatchEvent(new Event('input', { bubbles: true }));
};

type Begun = { host: HTMLElement; root: Root; sent: Values[] };

/** Types, gets an error message, types again and sends; then the form is removed. */
const journey = async (names: string[], { host, root, sent }: Begun) => {
  const button = host.querySelector<HTMLButtonElement>('button');
  const controls = [...host.querySelectorAll('input')].filter((each) => names.includes(each.name));
  const [first, ...others] = controls;
  if (!first || !button) throw new Error('no control');
  await until('a honeypot', () => host.querySelector('[name="leave-empty"]') !== null);
  others.forEach((control) => type(control, 'typed'));
  button.click();
  await until('an alert', () => host.querySelector('[role="alert"]') !== null);
  await until('focus', () => document.activeElement === first);
  type(first, 'typed');
  await until('no alert', () => host.querySelector('[role="alert"]') === null);
  button.click();
  await until('sent', () => sent.length === 1);
  const lost = names.filter((name) => sent[0]?.[name] !== 'typed');
  if (lost.length > 0) throw new Error(`not sent: ${lost.join(', ')}`);
  await until('cleared', () => controls.every(({ value }) => value === ''));
  root.unmount();
  await until('gone', () => host.childNodes.length === 0);
};

const tryOnce = async (names: string[], isServed: boolean): Promise<string[]> => {
  const reported: string[] = [];
  const sent: Values[] = [];
  const note = (error: unknown) => void reported.push(String(error));
  const options: RootOptions = { onRecoverableError: note, onUncaughtError: note };
  const host = document.body.appendChild(document.createElement('div'));
  const form = (
    <ThemeProvider theme={theme}>
      <FormRenderer
        definition={formWith(names)}
        send={(values) => {
          sent.push(values);
          return Promise.resolve(true);
        }}
        onCaught={() => note('caught as a robot')}
        onOutcome={() => undefined}
        upload={() => Promise.resolve('')}
        onApproach={() => undefined}
        words={site.words}
      />
    </ThemeProvider>
  );
  try {
    if (isServed) host.innerHTML = renderToString(form);
    const root = isServed ? hydrateRoot(host, form, options) : createRoot(host, options);
    if (!isServed) root.render(form);
    await until('a form', () => host.querySelector('form') !== null);
    await journey(names, { host, root, sent });
  } catch (error) {
    note(error);
  }
  host.remove();
  return reported;
};

/** The names that break a form with a field of each, rendered by the server or by script, and how. */
const tryNames = async (names: string[]): Promise<Record<string, string[]>> => {
  const reported = [...(await tryOnce(names, true)), ...(await tryOnce(names, false))];
  if (reported.length === 0) return {};
  const [only, ...others] = names;
  if (only !== undefined && others.length === 0) return { [only]: reported };
  // One after another: there is only one focus.
  const half = Math.ceil(names.length / 2);
  const first = await tryNames(names.slice(0, half));
  return { ...first, ...(await tryNames(names.slice(half))) };
};

declare global {
  // A global must be declared with var.
  var tryNames: (names: string[]) => Promise<Record<string, string[]>>;
}
globalThis.tryNames = tryNames;
