import { readFileSync } from 'node:fs';
import Ajv, { type ValidateFunction } from 'ajv';
import { isGroup } from '../../../src/schema/values/group';

/** The published descriptions of hosts (extract-openapi.mjs), to which requests and answers are held. */

type Schema = Record<string, unknown>;
type Operation = {
  request?: Schema;
  responses: Record<string, Schema>;
  /** What may stand in the query, where that was taken out. */
  query?: string[];
};
type Description = {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema> };
};

/** Only beside a type Ajv knows `nullable`. */
const described = (_key: string, value: unknown): unknown => {
  if (!isGroup(value) || value.nullable !== true || 'type' in value) return value;
  const { nullable: _, ...others } = value;
  return { anyOf: [others, { type: 'null' }] };
};

/** The least that a schema allows by itself, without what it refers to. */
const emptyOf = ({ type, format }: Schema): unknown => {
  if (type === 'string') return format === 'uri' ? 'https://host.test/' : '';
  if (type === 'integer' || type === 'number') return 0;
  if (type === 'boolean') return false;
  return type === 'array' ? [] : undefined;
};

type Described = {
  /** What is wrong with the body of a request, or with its query. */
  wrongRequest: (body: unknown, query: URLSearchParams) => string | undefined;
  /** A whole answer with these values. Throws where the description has no such answer. */
  answer: (status: number, own: unknown) => unknown;
};

/** The operation of a method and a path as the description writes it, as /repos/{owner}/{repo}. */
export type DescribedAs = (method: string, path: string) => Described;

const escaped = (path: string) => encodeURIComponent(path.replaceAll('/', '~1'));

const read = (file: string): DescribedAs => {
  const text = readFileSync(`packages/git-host/testing/${file}`, 'utf8');
  const description = JSON.parse(text, described) as Description;

  // OpenAPI 3.0 has `nullable` and formats that are no JSON Schema's.
  const ajv = new Ajv({ strict: false, validateFormats: false, allErrors: true, logger: false });
  ajv.addSchema(description, 'host');

  const validators = new Map<string, ValidateFunction>();
  const validatorAt = (pointer: string): ValidateFunction => {
    const known = validators.get(pointer) ?? ajv.compile({ $ref: `host#${pointer}` });
    validators.set(pointer, known);
    return known;
  };

  /** What of a value its schema does not allow, in a line; undefined where all is right. */
  const wrongIn = (pointer: string, value: unknown): string | undefined => {
    const validate = validatorAt(pointer);
    return validate(value) ? undefined : `${pointer}: ${ajv.errorsText(validate.errors)}`;
  };

  const resolved = (schema: Schema): Schema => {
    if (typeof schema.$ref !== 'string') return schema;
    return description.components.schemas[schema.$ref.split('/').at(-1) ?? ''] ?? {};
  };

  /** The least that a schema allows: what it requires, empty. */
  const sampleOf = (given: Schema): unknown => {
    const schema = resolved(given);
    if (schema.nullable === true || schema.type === 'null') return null;
    if (Array.isArray(schema.enum)) return (schema.enum as unknown[])[0];
    const choices = [schema.oneOf, schema.anyOf, schema.allOf].find((each) => Array.isArray(each));
    if (Array.isArray(choices)) return sampleOf(choices[0] as Schema);
    const empty = emptyOf(schema);
    if (empty !== undefined) return empty;
    const properties = (schema.properties ?? {}) as Record<string, Schema>;
    const required = (schema.required ?? []) as string[];
    return Object.fromEntries(required.map((key) => [key, sampleOf(properties[key] ?? {})]));
  };

  /** A value with all that its schema requires besides, at each depth. */
  const completed = (given: Schema, own: unknown): unknown => {
    const { anyOf, oneOf, ...schema } = resolved(given);
    const [choice] = (anyOf ?? oneOf ?? []) as Schema[];
    if (choice) return own === null ? own : completed(choice, own);
    if (Array.isArray(own)) {
      return own.map((each) => completed((schema.items ?? {}) as Schema, each));
    }
    if (!isGroup(own)) return own;
    const properties = (schema.properties ?? {}) as Record<string, Schema>;
    const inner = Object.entries(own).map(([key, value]) => [
      key,
      completed(properties[key] ?? {}, value),
    ]);
    const sample = sampleOf(schema);
    return { ...(isGroup(sample) && sample), ...Object.fromEntries(inner) };
  };

  return (method, path) => {
    const operation = description.paths[path]?.[method.toLowerCase()];
    if (!operation) throw new Error(`${file} has no ${method} ${path}.`);
    const pointer = `/paths/${escaped(path)}/${method.toLowerCase()}`;
    const { request, responses, query: known } = operation;
    return {
      wrongRequest: (body, query) => {
        const unknown = known && [...query.keys()].find((key) => !known.includes(key));
        if (unknown !== undefined) return `${method} ${path} takes no ${unknown}`;
        if (request) return wrongIn(`${pointer}/request`, body);
        return body === undefined ? undefined : `${method} ${path} takes no body`;
      },
      answer: (status, own) => {
        const schema = responses[String(status)];
        // Any request may be answered by 401, 403 or 5xx, which is not said with each.
        if (!schema) return own;
        const whole = completed(schema, own);
        const wrong = wrongIn(`${pointer}/responses/${status}`, whole);
        if (wrong !== undefined) throw new Error(wrong);
        return whole;
      },
    };
  };
};

/** What each test asks for again: to make a validator takes a second. */
const known = new Map<string, DescribedAs>();

/** The description in a file of this folder. */
export const descriptionIn = (file: string): DescribedAs => {
  const found = known.get(file) ?? read(file);
  known.set(file, found);
  return found;
};
