/** @jest-environment node */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { firebaseTools } from '../../../tools/firebase-tools';
import type { HostingConfig } from '../../../tools/hosting/hosting-config';
import { copyProject, ownEnvironment, type ProjectCopy } from '../../browser/project-copy';

// A busy machine builds for a minute.
jest.setTimeout(240_000);

/** What `npm run deploy` does before it starts Firebase's tool: here a fake, which records its calls. */

const fakeNpx = `#!/bin/sh
# What a secret of the project says.
if [ "$3" = functions:secrets:access ]; then
  eval "secret=\\$SECRET_$4"
  [ -n "$secret" ] || { echo "Error: $4 is not found" >&2; exit 1; }
  echo "$secret"
  exit 0
fi
# The functions of the project.
if [ "$3" = functions:list ]; then
  echo "$FUNCTIONS"
  exit 0
fi
printf '%s\\n' "$@" >>"$NOTES"
exit "$ENDS_WITH"
`;

const hosted = {
  VITE_FIREBASE_API_KEY: 'key',
  VITE_FIREBASE_PROJECT_ID: 'agency',
  VITE_FIREBASE_STORAGE_BUCKET: 'agency.firebasestorage.app',
  VITE_FIREBASE_APP_ID: 'app',
};

let project: ProjectCopy;
beforeAll(() => {
  project = copyProject();
  mkdirSync(join(project.folder, 'bin'));
  project.write('bin/npx', fakeNpx);
  chmodSync(join(project.folder, 'bin/npx'), 0o755);
});
afterAll(() => project.remove());

const notifications = `import type { NotificationsDefinition } from '#types';

export default {
  region: 'europe-west3',
  forms: [{ form: 'contact', to: ['office@acme.test'] }],
} satisfies NotificationsDefinition;
`;

const inquiry = 'config/forms/inquiry.ts';
const byFunction = "\n    checkedBy: 'function',";

type Circumstances = { env?: Record<string, string>; mails?: 'wanted' };

/**
 * Runs `npm run deploy -- …args` in the copy, with the fake first in the path, and nothing left of the
 * previous run.
 */
const deploy = async (args: string[], { env, mails }: Circumstances = {}) => {
  for (const left of ['dist', 'notes', 'firebase.json', 'config/notifications.ts']) {
    rmSync(join(project.folder, left), { recursive: true, force: true });
  }
  if (mails) project.write('config/notifications.ts', notifications);
  const notes = join(project.folder, 'notes');
  const PATH = [join(project.folder, 'bin'), process.env.PATH].join(delimiter);
  const child = spawn(process.execPath, ['tools/run.mjs', 'tools/deploy/main.ts', ...args], {
    cwd: project.folder,
    env: { ...ownEnvironment(), PATH, NOTES: notes, ...env },
  });
  let output = '';
  child.stdout.on('data', (data: Buffer) => (output += data.toString()));
  child.stderr.on('data', (data: Buffer) => (output += data.toString()));
  const [status] = (await once(child, 'close')) as [number | null];
  const calls = existsSync(notes) ? readFileSync(notes, 'utf8').trim().split('\n') : [];
  return { status, output, calls };
};

const isBuilt = () => existsSync(join(project.folder, 'dist'));

test('an incomplete project setting is reported with what is missing', async () => {
  const env = { VITE_FIREBASE_PROJECT_ID: 'agency' };
  const { status, output, calls } = await deploy(['--allow-samples'], { env });
  expect(status).toBe(1);
  expect(output).toContain('missing: VITE_FIREBASE_API_KEY');
  expect(calls).toEqual([]);
  expect(isBuilt()).toBe(false);
});

test('a site without notifications is built and deployed, and the previous functions are removed', async () => {
  const result = [{ id: 'mail-sweep', codebase: 'mail' }];
  const functions = JSON.stringify({ status: 'success', result });
  const { status, output, calls } = await deploy(['--allow-samples', '--message', 'A trial'], {
    env: { ...hosted, ENDS_WITH: '0', FUNCTIONS: functions },
  });
  expect(output).toContain('7 pages are built.');
  const tool = ['--yes', `firebase-tools@${firebaseTools.version}`];
  const handed = [
    ...[...tool, 'deploy', '--project', 'agency'],
    ...['--only', 'hosting,firestore:rules,storage', '--message', 'A trial'],
  ];
  expect(output).toContain('mail-sweep still send mails to the previous addresses');
  const takenAway = [...tool, 'functions:delete', 'mail', '--project', 'agency'];
  expect(calls.slice(0, handed.length)).toEqual(handed);
  expect(calls.slice(handed.length)).toEqual(takenAway);
  expect(status).toBe(0);
  const { hosting, firestore, storage } = JSON.parse(
    project.read('firebase.json'),
  ) as HostingConfig;
  expect(existsSync(join(project.folder, hosting.public, 'index.html'))).toBe(true);
  expect(existsSync(join(project.folder, hosting.public, '404.html'))).toBe(true);
  expect(existsSync(join(project.folder, firestore.rules))).toBe(true);
  expect(existsSync(join(project.folder, storage.rules))).toBe(true);
  const policy = hosting.headers[0]?.headers.find(({ key }) => key === 'Content-Security-Policy');
  expect(policy?.value).toContain(
    "connect-src 'self' https://firestore.googleapis.com https://firebasestorage.googleapis.com",
  );
  expect(policy?.value).not.toContain('recaptcha');
});

test('missing secrets for mails are reported with the commands that set them', async () => {
  const { status, output, calls } = await deploy(['--allow-samples'], {
    env: hosted,
    mails: 'wanted',
  });
  expect(status).toBe(1);
  expect(output).toContain('The secret SMTP_URL cannot be read (Error: SMTP_URL is not found).');
  expect(output).toContain('functions:secrets:set SMTP_PASSWORD --project agency');
  expect(calls).toEqual([]);
  expect(isBuilt()).toBe(false);
});

describe('with notifications, a secret, and a form that a function checks', () => {
  let deployed: Awaited<ReturnType<typeof deploy>>;
  beforeAll(async () => {
    project.edit(inquiry, 'record: {', `record: {${byFunction}`);
    deployed = await deploy(['--allow-samples'], {
      env: {
        ...hosted,
        ENDS_WITH: '3',
        SECRET_SMTP_URL: 'smtps://office@acme.test@nowhere.invalid',
        SECRET_SMTP_PASSWORD: 'hidden-word',
      },
      mails: 'wanted',
    });
  });

  afterAll(() => project.edit(inquiry, byFunction, ''));

  test('an unknown mail server is reported, and the deploy continues', () => {
    expect(deployed.output).toContain('There is no mail server nowhere.invalid');
    expect(deployed.output).toContain('publishing continues');
  });

  test('the functions are deployed', () => {
    expect(deployed.calls).toContain(
      'hosting,firestore:rules,storage,functions:mail,functions:records',
    );
    const config = JSON.parse(project.read('firebase.json')) as HostingConfig & {
      functions: { source: string }[];
    };
    expect(config.functions).toEqual([
      { source: 'dist/functions', codebase: 'mail', runtime: 'nodejs22' },
      { source: 'dist/record-functions', codebase: 'records', runtime: 'nodejs22' },
    ]);
    expect(config.hosting.rewrites[0]).toEqual({
      regex: '^/__records/.+$',
      function: { functionId: 'records-store', region: 'europe-west3' },
    });
  });

  test('the exit status is that of Firebase’s tool', () => expect(deployed.status).toBe(3));

  test('the functions depend on three packages', () => {
    const manifest = JSON.parse(project.read('dist/functions/package.json')) as {
      dependencies: Record<string, string>;
    };
    expect(Object.keys(manifest.dependencies)).toEqual([
      'firebase-admin',
      'firebase-functions',
      'nodemailer',
    ]);
  });

  test('the functions contain the plan of config and no password', () => {
    const script = project.read('dist/functions/index.js');
    expect(script).toContain('office@acme.test');
    expect(script + deployed.output).not.toContain('hidden-word');
  });

  test('the built script exports every function', async () => {
    const found = await project.run([
      'tsx',
      '--eval',
      `Promise.all([import('./dist/functions/index.js'), import('./dist/record-functions/index.js')]).then(([{ mail }, { store }]) => console.log(JSON.stringify([Object.keys(mail.on), mail.on.contact.__endpoint.region, store.__endpoint.httpsTrigger.invoker])))`,
    ]);
    expect(found.output).toContain('[["contact"],["europe-west3"],["public"]]');
  });
});

test('the editor is published after the site, to the Hosting site that config names', async () => {
  const before = project.read('config/site.ts');
  const where = "at: 'github', repository: 'harbour-web/site', hosting: 'harbour-web-edit'";
  project.edit('config/site.ts', '  contact: {', `  editing: { ${where} },\n  contact: {`);
  const { status, output, calls } = await deploy(['--allow-samples'], {
    env: { ...hosted, ENDS_WITH: '0', FUNCTIONS: '{}' },
  });
  project.write('config/site.ts', before);
  expect(output).toContain('The editor is built, for the Hosting site harbour-web-edit');
  expect(status).toBe(0);
  const tool = ['--yes', `firebase-tools@${firebaseTools.version}`];
  const ofEditor = [...tool, 'deploy', '--project', 'agency', '--only', 'hosting'];
  expect(calls.slice(-ofEditor.length)).toEqual(ofEditor);
  const settings = JSON.parse(project.read('dist-editor/firebase.json')) as {
    hosting: { site: string; public: string };
  };
  expect(settings.hosting.site).toBe('harbour-web-edit');
  const page = project.read(join('dist-editor', settings.hosting.public, 'index.html'));
  expect(page).toContain('harbour-web/site');
  expect(project.read('firebase.json')).not.toContain('harbour-web-edit');
});

test('the names in the guide are those of this site', async () => {
  const { status, output, calls } = await deploy(['--guide'], {
    env: hosted,
    mails: 'wanted',
  });
  expect(status).toBe(0);
  expect(output).toMatch(/Contact form +Contact_cli +office@acme\.test/);
  expect(output).toMatch(/Newsletter +subcribe +nobody/);
  expect(output).toMatch(/Freelancer application +Image\/CvDeveloper\//);
  expect(output).toContain('mail-on-contact in europe-west3');
  expect(calls).toEqual([]);
});

test('the previous functions can be removed after notifications are deleted', async () => {
  const { calls } = await deploy(['--stop-mails'], { env: { ...hosted, ENDS_WITH: '0' } });
  expect(calls.slice(2)).toEqual(['functions:delete', 'mail', '--project', 'agency']);
});
