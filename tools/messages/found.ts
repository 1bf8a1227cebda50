import type { Message, MessageStore } from './message-store';
import type { SiteForm } from './site-form';

/** A record and the form that stored it. */
export type Found = { form: SiteForm; message: Message };

/** All that the forms stored. */
export const allOf = async (store: MessageStore, forms: readonly SiteForm[]): Promise<Found[]> => {
  const found: Found[] = [];
  for (const form of forms) {
    const messages = await store.messages(form.collection);
    found.push(...messages.map((message) => ({ form, message })));
  }
  return found;
};
