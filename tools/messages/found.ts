import type { Message, MessageStore } from './message-store';
import type { SiteForm } from './site-form';

/** A record and the form that stored it. */
export type Found = { form: SiteForm; message: Message };

/** All that the forms stored, as it comes. */
export async function* allOf(
  store: MessageStore,
  forms: readonly SiteForm[],
): AsyncGenerator<Found> {
  for (const form of forms) {
    for await (const message of store.messages(form.collection)) yield { form, message };
  }
}
