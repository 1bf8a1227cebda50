import type { Found, MessageStore } from '../../packages/local-firebase';
import type { SiteForm } from '../../packages/records';

/** All messages of the forms, in no particular order. */
export async function* allOf(
  store: MessageStore,
  forms: readonly SiteForm[],
): AsyncGenerator<Found> {
  for (const form of forms) {
    for await (const message of store.messages(form.collection)) yield { form, message };
  }
}
