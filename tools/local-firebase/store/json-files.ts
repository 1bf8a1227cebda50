import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { errorCode, namesIn } from './durable-file';

type Guard<Value> = (value: unknown) => value is Value;

/** Files read side by side when a folder is listed. */
const atOnce = 32;

/**
 * Reads a JSON file of this shape.
 * @returns undefined when there is no such file.
 * @throws {Error} when it holds anything else.
 */
export const readJsonFile = async <Value>(
  file: string,
  isValue: Guard<Value>,
): Promise<Value | undefined> => {
  let text: string;
  try {
    text = await readFile(file, 'utf8');
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined;
    throw error;
  }
  const value: unknown = JSON.parse(text);
  if (!isValue(value)) throw new TypeError('its content has another shape');
  return value;
};

/**
 * Reads every JSON file of a folder; one that cannot be read is logged and left out.
 * @param seen names of files that are left alone; those that are read are added
 */
export const readJsonFolder = async <Value>(
  folder: string,
  {
    isValue,
    log,
    seen = new Set(),
  }: { isValue: Guard<Value>; log: (message: string) => void; seen?: Set<string> },
): Promise<Value[]> => {
  const all = (await namesIn(folder)).filter((name) => name.endsWith('.json'));
  const names = all.filter((name) => !seen.has(name));
  names.forEach((name) => seen.add(name));
  const readOne = async (name: string) => {
    try {
      return await readJsonFile(path.join(folder, name), isValue);
    } catch (error) {
      log(`${path.join(folder, name)} is left out: ${String(error)}`);
      return undefined;
    }
  };
  const values: Value[] = [];
  for (let start = 0; start < names.length; start += atOnce) {
    const read = await Promise.all(names.slice(start, start + atOnce).map(readOne));
    values.push(...read.filter((value) => value !== undefined));
  }
  return values;
};
