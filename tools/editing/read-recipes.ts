export type Edit = { file: string; before: string; after: string };

/** A recipe of docs/editing.md, as it is written. */
export type Recipe = {
  title: string;
  edits: Edit[];
  /** Files that the reader puts into public/. */
  uploads: string[];
  /** The words after `npm run new --`, run before any edit. */
  made?: string[];
  /** The recipe's mistake: in place of the last edit's lines, or after `npm run new --`. */
  mistake: { lines: string } | { made: string[] };
  /** The report that the recipe shows for it. */
  answer: string;
  /** The file of the picture in docs/. */
  picture: string;
};

type Block = { label: string; language: string; code: string; file: string };

const fence = /^```(\w+)\n([\s\S]*?)^```$/gm;

/** The last sentence before a block, and the last file that the reader was told to open. */
const readBlocks = (part: string): Block[] =>
  [...part.matchAll(fence)].map(({ index, 1: language = '', 2: code = '' }) => {
    const text = part.slice(0, index).replaceAll(fence, '').trimEnd();
    const label = text.slice(text.lastIndexOf('\n') + 1);
    const file = [...text.matchAll(/`(config\/[\w/-]+\.ts)`/g)].at(-1)?.[1] ?? '';
    return { label, language, code: code.replace(/\n$/, ''), file };
  });

const madeBy = (command: string) => /^npm run new -- (.+)$/.exec(command)?.[1]?.split(' ');

/** Blocks in pairs: before and after, or what is cut and where it is pasted. */
const readEdits = (blocks: Block[]): Edit[] =>
  blocks.flatMap(({ label, code, file }, index) => {
    const next = blocks[index + 1]?.code ?? '';
    if (label === 'Before:') return [{ file, before: code, after: next }];
    if (!label.endsWith('Cut this:')) return [];
    return [
      { file, before: code, after: '' },
      { file, before: next, after: `${code}\n${next}` },
    ];
  });

const readRecipe = (part: string): Recipe => {
  const title = part.slice(0, part.indexOf('\n'));
  const need = <Found>(found: Found | undefined, what: string): Found => {
    if (found === undefined) throw new Error(`The recipe "${title}" has no ${what}.`);
    return found;
  };
  const blocks = readBlocks(part);
  const edits = readEdits(blocks);
  const answered = blocks.findIndex(({ label }) => /^The (?:check|command) says:$/.test(label));
  const answer = need(blocks[answered], 'answer to a mistake').code;
  const { code: lines } = need(blocks[answered - 1], 'mistake');
  const wronglyMade = madeBy(lines);
  const made = blocks
    .filter(({ language, code }) => language === 'sh' && code !== lines)
    .flatMap(({ code }) => madeBy(code) ?? []);
  return {
    title,
    edits,
    uploads: [...part.matchAll(/`(public\/[\w-]+\.\w+)`/g)].flatMap(([, file]) => file ?? []),
    ...(made.length > 0 ? { made } : {}),
    mistake: wronglyMade ? { made: wronglyMade } : { lines },
    answer,
    picture: need(/!\[[^\]]+\]\((pictures\/[\w-]+\.webp)\)/.exec(part)?.[1], 'picture'),
  };
};

/** The recipes of `guide`, which is docs/editing.md, in their order. */
export const readRecipes = (guide: string): Recipe[] =>
  (guide.split(/^## /m).find((part) => part.startsWith('Recipes\n')) ?? '')
    .split(/^### \d+\. /m)
    .slice(1)
    .map(readRecipe);
