import ts from 'typescript';
import { appendItem } from './append-item';
import type { Names } from './names-for';

/** The kind whose schema a line imports. */
const kindOf = (statement: ts.Statement) =>
  ts.isImportDeclaration(statement) && ts.isStringLiteral(statement.moduleSpecifier)
    ? /^\.\/([a-z0-9-]+)\/schema$/.exec(statement.moduleSpecifier.text)?.[1]
    : undefined;

const addImport = (source: string, { name, camel }: Names) => {
  const { statements } = ts.createSourceFile('registry.ts', source, ts.ScriptTarget.Latest, true);
  const line = `import { ${camel}Schema } from './${name}/schema';`;
  const imports = statements.filter(ts.isImportDeclaration);
  const next = imports.find((statement) => (kindOf(statement) ?? '') > name);
  if (next) {
    const start = next.getStart();
    return `${source.slice(0, start)}${line}\n${source.slice(start)}`;
  }
  const end = imports.at(-1)?.getEnd() ?? 0;
  return `${source.slice(0, end)}\n${line}${source.slice(end)}`;
};

const addEntry = (source: string, { name, camel }: Names) => {
  const tree = ts.createSourceFile('registry.ts', source, ts.ScriptTarget.Latest, true);
  const schemas = tree.statements
    .filter(ts.isVariableStatement)
    .flatMap(({ declarationList }) => [...declarationList.declarations])
    .find((declaration) => declaration.name.getText() === 'sectionSchemas')?.initializer;
  if (!schemas || !ts.isObjectLiteralExpression(schemas)) {
    throw new Error('src/sections/registry.ts has no list sectionSchemas to add to.');
  }
  const key = name === camel ? name : `'${name}'`;
  return appendItem(source, schemas, `${key}: ${camel}Schema`);
};

/** The source of src/sections/registry.ts with one kind more: its import in order, and its line. */
export const addSchema = (source: string, names: Names): string =>
  addImport(addEntry(source, names), names);
