import { fireEvent, render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import type { Values } from '../../schema/record';
import type { FormDefinition } from '../form-schema';
import { loadFormParts } from '../load-form-parts';
import { BareForm, renderForm } from './render-form';

/** A form of what is `given`, and else of no more than each form needs. */
export const formOf = (given: Partial<FormDefinition>): FormDefinition => ({
  title: 'Form',
  rules: [],
  record: { collection: 'asked', stamps: {} },
  submit: { label: 'Send', look: 'button', clear: 'saved' },
  outcome: { saved: { log: true }, failed: { log: true } },
  ...given,
});

/** All that a page loads for a form. */
export const partsOf = (definition: FormDefinition) =>
  loadFormParts(definition, () => import('../../ui/marked'));

/** Shows a form with all that it loads. */
export const showForm = async (
  definition: FormDefinition,
  props: Partial<ComponentProps<typeof BareForm>> = {},
) => {
  // Not in jsdom.
  Element.prototype.scrollIntoView = jest.fn();
  window.scrollBy = jest.fn();
  const send = jest.fn<Promise<boolean>, [Values]>(() => Promise.resolve(true));
  const parts = await partsOf(definition);
  const { unmount } = render(<BareForm {...{ definition, parts, send }} {...props} />);
  return { send, unmount };
};

/** The same, for somebody who types and presses as in a browser. */
export const showFormToUser = async (definition: FormDefinition) =>
  renderForm(definition, { parts: await partsOf(definition) });

export const submit = () => fireEvent.submit(screen.getByRole('form'));
