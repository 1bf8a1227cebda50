import type { TestConfig } from 'yup';

type Lack<Group> = {
  key: string;
  /** How what it says is written. */
  form: string;
  when: (group: Group) => boolean;
  message?: string;
};

/** A name that a group must have in some cases; the check tells it as missing. */
export const lacks = <Group>({
  key,
  form,
  when,
  message = `must have ${key}: ${form}`,
}: Lack<Group>): TestConfig<Group> => ({
  name: 'lacks',
  message,
  params: { key, form },
  test: (group) => {
    try {
      return !when(group);
    } catch {
      // What is of another sort than it must be is told as such.
      return true;
    }
  },
});
