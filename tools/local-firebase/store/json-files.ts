import { readFile } from 'node:fs/promises';
import { errorCode } from './durable-file';

type Guard<Value> = (value: unknown) => value is Value;

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
