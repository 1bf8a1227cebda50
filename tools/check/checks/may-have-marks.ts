import type { Schema } from 'yup';
import { siteContract } from '../../../src/contract/site';
import { pageContract } from '../../../src/sections/page-contract';
import { describeAt } from '../shape/contract-at';
import { mayHaveMarks } from './marks';

/** Whether visitors see the marks of the text at `path` of a file as what they make of it. */
export type MayHaveMarks = (config: unknown, path: string) => boolean;

const saidBy =
  (contract: Schema): MayHaveMarks =>
  (value, path) => {
    const description = describeAt({ contract, value }, path);
    return description !== undefined && 'meta' in description && description.meta?.marks === true;
  };

const sorts: [name: RegExp, mayHaveMarks: MayHaveMarks][] = [
  [/^config\/forms\//, mayHaveMarks],
  [/^config\/pages\//, saidBy(pageContract)],
  [/^config\/site\.ts$/, saidBy(siteContract)],
];

const never: MayHaveMarks = () => false;

/** Which texts of a file may have marks. */
export const marksIn = (file: string): MayHaveMarks =>
  sorts.find(([name]) => name.test(file))?.[1] ?? never;
