import type { Collected, Found, MessageStore } from '../../packages/local-firebase';
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

/** Uses all messages of a form, in order. */
export const collecting = async <Result>(
  store: MessageStore,
  form: SiteForm,
  use: (collected: Collected) => Promise<Result>,
): Promise<Result> => {
  const collected = await store.collect(form.collection);
  try {
    return await use(collected);
  } finally {
    await collected.close();
  }
};
