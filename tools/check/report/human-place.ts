/** section for sections, alias for aliases, team entry for team. */
const oneOf = (list: string) =>
  /s$/.test(list) ? list.replace(/(?<=s)es$|s$/, '') : `${list} entry`;

const inWords = (name: string) =>
  name.replaceAll(/[-_]/g, ' ').replace(/^./, (a) => a.toUpperCase());

const fileName = (file: string): string => {
  const [, folder, name] = /^config\/(?:(pages|forms)\/)?([^/]+)\.ts$/.exec(file) ?? [];
  if (!name) return file;
  return folder === 'forms' ? `Form “${inWords(name)}”` : inWords(name);
};

/** A recognizable name for an entry, where it has a short text of its own. */
const titleOf = (value: unknown): string => {
  if (typeof value !== 'object' || value === null) return '';
  const entries = value as Record<string, unknown>;
  const text = ['title', 'label', 'name', 'question', 'kind', 'field', 'value', 'path']
    .map((key) => entries[key])
    .find((entry) => typeof entry === 'string' && entry.trim() !== '');
  if (typeof text !== 'string') return '';
  const line = text.trim().replaceAll(/\s+/g, ' ');
  return ` “${line.length > 40 ? `${line.slice(0, 39)}…` : line}”`;
};

const step = (value: unknown, key: string | number): unknown =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[key] : undefined;

/** `sections[2].cards[0].title` as Home → section 3 “Our Services” → card 1 “…” → title. */
export const humanPlace = (file: string, path: string, config: unknown): string => {
  const steps = [fileName(file)];
  let value = config;
  let list = '';
  for (const [, key, index] of path.matchAll(/([^.[\]]+)|\[(\d+)\]/g)) {
    if (key !== undefined) {
      if (list) steps.push(list);
      list = key;
      value = step(value, key);
    } else {
      value = step(value, Number(index));
      const entry = list === '' ? 'entry' : oneOf(list);
      steps.push(`${entry} ${Number(index) + 1}${titleOf(value)}`);
      list = '';
    }
  }
  if (list) steps.push(list);
  return steps.join(' → ');
};
