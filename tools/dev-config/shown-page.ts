import type { Problem } from '../check/problem';
import type { ConfigSources } from '../check/read/config-files';
import type { ReadFile } from '../check/read/note-taker';
import { groupOf, isWithin, textOf } from '../check/read/values';
import { formatProblems } from '../check/report/format-problems';

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

/** Whether a problem of a page's file is one of its section with this number. */
const isOf = (index: number, { path }: Problem) => isWithin(path, `sections[${index}]`);

const shownSection = (section: unknown, index: number, asked: Asked): Group => {
  const { file, sources, problems } = asked;
  const group = groupOf(section);
  const form = `config/forms/${textOf(group.form) ?? ''}.ts`;
  const own = problems.filter(
    (problem) => problem.file === form || (problem.file === file && isOf(index, problem)),
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
  const reported = own.length > 0 ? own : named;
  return formatProblems(reported, sources) || `There is no file ${file}.`;
};

/** What the dev server shows for config/pages/<page>.ts, whatever stands there. */
export const shownPage = (asked: Asked): ShownPage => {
  const { read, last } = asked;
  const page = groupOf(read?.value);
  if (!Array.isArray(page.sections)) {
    const { title, description, sections } = (read && last) ?? {
      title: '',
      description: '',
      sections: [],
    };
    return { title, description, sections, diagnosis: diagnose(asked) };
  }
  return {
    title: textOf(page.title) ?? '',
    description: textOf(page.description) ?? '',
    sections: page.sections.map((section, index) => shownSection(section, index, asked)),
  };
};
