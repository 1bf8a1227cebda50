import type { TestConfig } from 'yup';

/**
 * A name that a group must have in some cases; `form` is how what it says is written. The check
 * tells it as missing.
 */
export const lacks = <Group>(
  key: string,
  form: string,
  isLacking: (group: Group) => boolean,
): TestConfig<Group> => ({
  name: 'lacks',
  message: `must have ${key}: ${form}`,
  params: { key, form },
  test: (group) => {
    try {
      return !isLacking(group);
    } catch {
      // What is of another sort than it must be is told as such.
      return true;
    }
  },
});
