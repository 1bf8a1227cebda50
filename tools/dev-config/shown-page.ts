import type { Problem } from '../check/problem';
import type { ConfigSources } from '../check/read/config-files';
import type { ReadFile } from '../check/read/read-literal';
import { formatProblems } from '../check/tell/format-problems';

type Group = Record<string, unknown>;

/** A page as the dev server shows it: what cannot be shown is replaced by its `diagnosis`. */
export type ShownPage = {
  title: string;
  description: string;
  sections: Group[];
  /** Said before the sections, where it is not known what they are. */
  diagnosis?: string;
};

type Asked = {
  file: string;
  /** Undefined where there is no such file. */
  read: ReadFile | undefined;
  sources: ConfigSources;
  /** Those that must be mended, in all files. */
  problems: Problem[];
  /** What the file said when it was last in order. */
  last?: ShownPage | undefined;
};

const isGroup = (value: unknown): value is Group =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

const offsetOf = ({ line, column }: Problem, source: string) =>
  source
    .split('\n')
    .slice(0, line - 1)
    .reduce((sum, text) => sum + text.length + 1, column - 1);

/** Whether a problem of a page's file is one of its section with this number, by name or by place. */
const isWithin = (index: number, problem: Problem, { read, sources }: Asked) => {
  const path = `sections[${index}]`;
  const within = /^sections\[\d+\]/.exec(problem.path)?.[0];
  if (within || !read) return within === path;
  const { start, end } = read.spanOf(path);
  const offset = offsetOf(problem, sources[problem.file] ?? '');
  return start <= offset && offset < end;
};

const shownSection = (section: unknown, index: number, asked: Asked): Group => {
  const { file, sources, problems } = asked;
  const group = isGroup(section) ? section : {};
  const form = `config/forms/${textOf(group.form)}.ts`;
  const own = problems.filter(
    (problem) =>
      problem.file === form || (problem.file === file && isWithin(index, problem, asked)),
  );
  if (own.length === 0) return group;
  const { label, hidden } = group;
  return {
    kind: 'diagnosis',
    // It is numbered, or left out, as the section would be.
    ...(typeof label === 'string' && { label }),
    ...(hidden === true && { hidden }),
    diagnosis: formatProblems(own, sources),
  };
};

/** What is known of a page whose sections are not: its own problems, else where it is named. */
const diagnose = ({ file, sources, problems }: Asked) => {
  const own = problems.filter((problem) => problem.file === file);
  const named = problems.filter((problem) => problem.file === 'config/routes.ts');
  const told = own.length > 0 ? own : named;
  return formatProblems(told, sources) || `There is no file ${file}.`;
};

/** What the dev server shows for config/pages/<page>.ts, whatever stands there. */
export const shownPage = (asked: Asked): ShownPage => {
  const { read, last } = asked;
  const page = isGroup(read?.value) ? read.value : {};
  if (!Array.isArray(page.sections)) {
    const { title, description, sections } = (read && last) ?? {
      title: '',
      description: '',
      sections: [],
    };
    return { title, description, sections, diagnosis: diagnose(asked) };
  }
  return {
    title: textOf(page.title),
    description: textOf(page.description),
    sections: page.sections.map((section, index) => shownSection(section, index, asked)),
  };
};
