import { becomes, type Finding } from '../finding';
import { valueAt } from '../read/paths';
import { describeAt, takes, testsOf, type Checked } from './schema-at';

/** Whether the entry at `path` is a time that is too short to be one of milliseconds. */
export const isShortTime = (path: string, checked: Checked): boolean => {
  const tests = testsOf(describeAt(checked, path));
  const value = valueAt(checked.value, path);
  return typeof value === 'number' && value > 0 && tests.some(({ name }) => name === 'long-enough');
};

/** 3 for 3000: who writes so means seconds. */
export const shortTime = (path: string, checked: Checked): Finding => {
  const value = Number(valueAt(checked.value, path));
  const meant = Number((value * 1000).toFixed(3));
  return { error: 'shortTime', path, ...(takes(checked, path, meant) && becomes(String(meant))) };
};
