// Takes out of GitHub's OpenAPI description what this package asks for, without its prose:
//   npm pack @octokit/openapi@23.0.2 && tar xzf octokit-openapi-*.tgz
//   node packages/git-host/testing/extract-openapi.mjs package/generated/api.github.com.json
// The whole package has 400 MB: too much to be installed for this.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const operations = [
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
];

const whole = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8'));
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

const schemas = {};
const inlined = (value) => {
  if (Array.isArray(value)) return value.map(inlined);
  if (typeof value !== 'object' || value === null) return value;
  const ref = value.$ref;
  if (typeof ref !== 'string') {
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, inlined(inner)]));
  }
  const name = ref.split('/').at(-1);
  if (!ref.startsWith('#/components/schemas/')) return inlined(bare(at(ref)));
  if (!(name in schemas)) {
    schemas[name] = {};
    schemas[name] = inlined(bare(at(ref)));
  }
  return { $ref: `#/components/schemas/${name}` };
};

const schemaOf = (content) => inlined(bare(content?.['application/json']?.schema));

const paths = {};
for (const operation of operations) {
  const [method, path] = operation.split(' ');
  const { requestBody, responses } = whole.paths[path][method];
  paths[path] ??= {};
  paths[path][method] = {
    request: schemaOf(requestBody?.content),
    responses: Object.fromEntries(
      Object.entries(responses).map(([status, response]) => [
        status,
        schemaOf((response.$ref ? at(response.$ref) : response).content) ?? {},
      ]),
    ),
  };
}
const file = join(import.meta.dirname, 'github-openapi.json');
const version = whole.info.version;
writeFileSync(file, `${JSON.stringify({ version, paths, components: { schemas } })}\n`);
