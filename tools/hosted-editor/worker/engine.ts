import { examples, fonts } from 'virtual:engine-files';

export { fonts };

/** Examples for messages of the check; none where they cannot be had. */
export const loadExamples = async (): Promise<Record<string, string>> => {
  const response = await fetch(examples);
  return response.ok ? ((await response.json()) as Record<string, string>) : {};
};
