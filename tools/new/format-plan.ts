import type { Plan } from './plan';

const table = (rows: { file: string; about: string }[]) => {
  const width = Math.max(...rows.map(({ file }) => file.length));
  return rows.map(({ file, about }) => `  ${file.padEnd(width)}  ${about}`).join('\n');
};

/** What was written, and what comes next. */
export const formatPlan = ({ create, change, generate, next }: Plan): string => {
  const steps = next.map((step, index) => `  ${index + 1}. ${step.replaceAll('\n', '\n     ')}`);
  return [
    `Written:\n${table(create)}`,
    ...(change.length > 0 ? [`Added to:\n${table(change)}`] : []),
    ...(generate ? [`Written anew by ${generate.command}:\n${table(generate.files)}`] : []),
    `Next:\n${steps.join('\n')}`,
  ]
    .join('\n\n')
    .replaceAll(/[ \t]+$/gm, '');
};
