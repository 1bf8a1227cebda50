import { isBuiltin } from 'node:module';

/** From the first group to the last: Node's own, packages, `#config`, folders above, this folder. */
const groups = [isBuiltin, (name) => /^[\w@]/u.test(name), (name) => name.startsWith('#')];
const above = groups.length;

const groupOf = (name) => {
  const found = groups.findIndex((has) => has(name));
  if (found >= 0) return found;
  return /^\.\.(?:\/|$)/u.test(name) ? above : above + 1;
};

const compareText = (a, b) => Number(a > b) - Number(a < b);

/** By their folders in turn, ignoring case. */
const compareNames = (a, b) => {
  const [left, right] = [a, b].map((name) => name.toLowerCase().split('/'));
  const differs = left.findIndex((part, index) => part !== right[index]);
  if (differs < 0) return left.length - right.length;
  const other = right[differs];
  return other === undefined ? 1 : compareText(left[differs], other);
};

const compare = (a, b) => groupOf(a) - groupOf(b) || compareNames(a, b);

/** An import with only side effects keeps its place. */
const isForEffect = ({ specifiers, importKind }) =>
  specifiers.length === 0 && importKind !== 'type';

export const importOrderRule = {
  create(context) {
    const lines = context.sourceCode.lines;
    const hasGap = (before, after) =>
      lines.slice(before.loc.end.line, after.loc.start.line - 1).some((line) => !line.trim());

    return {
      Program({ body }) {
        const imports = body.filter(
          (node) => node.type === 'ImportDeclaration' && !isForEffect(node),
        );
        imports.slice(1).forEach((node, index) => {
          const before = imports[index];
          if (compare(before.source.value, node.source.value) > 0) {
            const message = `"${node.source.value}" belongs before "${before.source.value}".`;
            context.report({ node, message });
          }
          if (hasGap(before, node)) {
            context.report({ node, message: 'No empty line stands between imports.' });
          }
        });
      },
    };
  },
};
