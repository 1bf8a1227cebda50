// Takes out of a git host's published description what this package asks for, without its prose:
//   npm pack @octokit/openapi@23.0.2 && tar xzf octokit-openapi-*.tgz
//   node packages/git-host/testing/extract-openapi.mjs github package/generated/api.github.com.json
// The whole package has 400 MB: too much to be installed for this. A server with Gitea or Forgejo has its description itself,
// at /swagger.v1.json (Swagger 2.0, whose words are put into those of OpenAPI 3); these are of Gitea 1.27.1 and Forgejo 16.0.1:
//   node packages/git-host/testing/extract-openapi.mjs gitea swagger.v1.json
//   node packages/git-host/testing/extract-openapi.mjs forgejo swagger.v1.json
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const ofGitea = [
  'get /user',
  'get /repos/{owner}/{repo}',
  'post /repos/{owner}/{repo}/branches',
  'get /repos/{owner}/{repo}/branches/{branch}',
  'get /repos/{owner}/{repo}/commits',
  'get /repos/{owner}/{repo}/commits/{ref}/status',
  'post /repos/{owner}/{repo}/contents',
  'get /repos/{owner}/{repo}/git/blobs/{sha}',
  'get /repos/{owner}/{repo}/git/trees/{sha}',
  'get /repos/{owner}/{repo}/pulls',
  'post /repos/{owner}/{repo}/pulls',
  'post /repos/{owner}/{repo}/pulls/{index}/update',
];

const operations = {
  github: [
    'get /user',
    'get /repos/{owner}/{repo}',
    'get /repos/{owner}/{repo}/actions/runs',
    'get /repos/{owner}/{repo}/commits',
    'get /repos/{owner}/{repo}/compare/{basehead}',
    'post /repos/{owner}/{repo}/git/blobs',
    'get /repos/{owner}/{repo}/git/blobs/{file_sha}',
    'post /repos/{owner}/{repo}/git/commits',
    'get /repos/{owner}/{repo}/git/commits/{commit_sha}',
    'get /repos/{owner}/{repo}/git/ref/{ref}',
    'post /repos/{owner}/{repo}/git/refs',
    'patch /repos/{owner}/{repo}/git/refs/{ref}',
    'post /repos/{owner}/{repo}/git/trees',
    'get /repos/{owner}/{repo}/git/trees/{tree_sha}',
    'get /repos/{owner}/{repo}/pulls',
    'post /repos/{owner}/{repo}/pulls',
  ],
  gitea: ofGitea,
  forgejo: ofGitea,
};

const [, , host = '', from = ''] = process.argv;
const whole = JSON.parse(readFileSync(from, 'utf8'));
const isSwagger = whole.swagger === '2.0';
const prose = new Set(['description', 'example', 'examples', 'externalDocs', 'title', 'summary']);

/** Without prose; what is called so in `properties` is no prose. */
const bare = (value, isNamed = false) => {
  if (Array.isArray(value)) return value.map((each) => bare(each));
  if (typeof value !== 'object' || value === null) return value;
  const kept = Object.entries(value).filter(
    ([key]) => isNamed || !(prose.has(key) || key.startsWith('x-')),
  );
  return Object.fromEntries(
    kept.map(([key, inner]) => [key, bare(inner, key === 'properties' && !isNamed)]),
  );
};

const at = (ref) =>
  ref
    .slice(2)
    .split('/')
    .reduce((value, key) => value[key], whole);

/**
 * Swagger does not say that a group of named keys has no others. Gitea takes no notice of a key that it does not know: who
 * misspells one is to hear of it.
 */
const closed = (schema) =>
  isSwagger && schema?.properties && schema.additionalProperties === undefined
    ? { ...schema, additionalProperties: false }
    : schema;

const folder = isSwagger ? '#/definitions/' : '#/components/schemas/';
const schemas = {};
const inlined = (value) => {
  if (Array.isArray(value)) return value.map(inlined);
  if (typeof value !== 'object' || value === null) return value;
  const ref = value.$ref;
  if (typeof ref !== 'string') {
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, inlined(inner)]));
  }
  const name = ref.split('/').at(-1);
  if (!ref.startsWith(folder)) return inlined(bare(at(ref)));
  if (!(name in schemas)) {
    schemas[name] = {};
    schemas[name] = inlined(closed(bare(at(ref))));
  }
  return { $ref: `#/components/schemas/${name}` };
};

const schemaOf = (holder) =>
  inlined(bare(isSwagger ? holder?.schema : holder?.content?.['application/json']?.schema));

const operationAt = (method, path) => {
  const { requestBody, responses, parameters = [] } = whole.paths[path][method];
  const body = isSwagger ? parameters.find((each) => each.in === 'body') : requestBody;
  const query = parameters.filter((each) => each.in === 'query').map(({ name }) => name);
  return {
    request: schemaOf(body),
    ...(isSwagger && { query }),
    responses: Object.fromEntries(
      Object.entries(responses).map(([status, response]) => [
        status,
        schemaOf(response.$ref ? at(response.$ref) : response) ?? {},
      ]),
    ),
  };
};

const paths = {};
for (const operation of operations[host]) {
  const [method, path] = operation.split(' ');
  paths[path] ??= {};
  paths[path][method] = operationAt(method, path);
}
const file = join(import.meta.dirname, `${host}-openapi.json`);
const { version } = whole.info;
writeFileSync(file, `${JSON.stringify({ version, paths, components: { schemas } })}\n`);
