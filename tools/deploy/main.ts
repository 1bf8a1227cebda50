import { loadEnv } from 'vite';
import { readConfigSources } from '../../packages/config-files';
import { asksToConfirm, type MailPlan } from '../../packages/mails';
import { launch } from '../../packages/problems/catalogue/site';
import type { SiteForm } from '../../packages/records';
import { checkConfig, formatProblems } from '../../packages/site-check';
import { readFirebaseSettings } from '../../src/firebase/settings';
import { configErrors } from '../check/check-project';
import { firebaseTool, handOver, listFunctions, readSecretOf } from '../firebase-tools';
import { editingOf } from '../hosted-editor/editing-of';
import { namedFromProject } from '../named-from-project';
import { readMailPlan } from '../notifications/read-mail-plan';
import { siteForms } from '../records/site-form';
import { reportAndExit } from '../report-and-exit';
import { engineRoot } from '../roots';
import { nameOfFolder, siteFolder, siteName } from '../site-folder';
import { decideDeploy, noProject, preview, stopMailsCommand } from './decide-deploy';
import { stopLeftMails } from './left-functions';
import { readRecordPlan } from './record-plan';
import { readScanPlan } from './scan-plan';
import { readSignInPlan } from './sign-in-plan';

const codes = Object.values(launch).map(({ code }) => code);

/** Every sample detail in config/ below `root`, as reported. */
const sampleProblems = (root: string): string | undefined => {
  const sources = readConfigSources(root);
  const samples = checkConfig(sources).filter(({ code }) => codes.some((each) => each === code));
  return samples.length === 0
    ? undefined
    : namedFromProject(formatProblems(samples, sources), nameOfFolder(root));
};

const row = (cells: string[], widths: number[]) =>
  `  ${cells.map((cell, index) => cell.padEnd(widths[index] ?? 0)).join('  ')}`.trimEnd();

const table = (rows: string[][]) => {
  const widths = (rows[0] ?? []).map((_, index) =>
    Math.max(...rows.map((cells) => cells[index]?.length ?? 0)),
  );
  return rows.map((cells) => row(cells, widths)).join('\n');
};

type Facts = {
  forms: readonly SiteForm[];
  plan: MailPlan | undefined;
  /** The hosted project; null before one is chosen. */
  project: string | null;
  bucket: string | null;
};

const mailOf = (plan: MailPlan | undefined, collection: string) =>
  plan?.forms.find((each) => each.collection === collection)?.to.join(', ') ?? 'nobody';

/** The placeholders of docs/deploy.md, with the names of this site. */
const siteGuide = ({ forms, plan, project, bucket }: Facts): string => {
  const folders = forms.flatMap(({ title, folders: all }) => all.map((folder) => [title, folder]));
  return [
    `The project: ${project ?? 'none is named in .env yet; forms are stored on this machine'}`,
    `What is sent is stored in Firestore Database → Data:\n${table([
      ['form', 'collection', 'mail to'],
      ...forms.map(({ title, collection }) => [title, collection, mailOf(plan, collection)]),
    ])}`,
    folders.length > 0
      ? `Files are stored in Storage${bucket === null ? '' : ` → ${bucket}`}; for a rule of “Lifecycle” these are the prefixes:\n${table(
          [['form', 'folder'], ...folders],
        )}`
      : 'No form takes files.',
    plan
      ? `Mails are sent by the functions mail-sweep, ${plan.forms
          .map(({ form }) => `mail-on-${form.replaceAll('-', '_')}`)
          .join(', ')}${asksToConfirm(plan) ? ', mail-confirm' : ''} in ${plan.region}.`
      : 'Nobody gets a mail: there is no config/notifications.ts.',
    'To read, export and delete what was sent: npm run messages',
  ].join('\n\n');
};

const guide = '--guide';
const stopMails = '--stop-mails';

type Settings = NonNullable<ReturnType<typeof readFirebaseSettings>>;
type Plan = NonNullable<ReturnType<typeof readMailPlan>>;

/** Only where mails are wanted: nothing for mails is loaded before. */
const whyNoMails = async (plan: Plan, { projectId }: Settings) => {
  const { mailError } = await import('../../packages/mails');
  return mailError({
    plan,
    readSecret: readSecretOf(projectId),
    setCommand: (name) =>
      `npx ${firebaseTool} functions:secrets:set ${name} --project ${projectId}`,
    warn: (message) => console.warn(message),
  });
};

/** What an earlier deploy left sends mails until it is removed. */
const stopMailsOf = ({ projectId }: Settings, site: string) =>
  stopLeftMails({
    list: () => listFunctions(projectId, site),
    remove: () => handOver(stopMailsCommand(projectId), site),
    say: (message) => console.warn(message),
  });

type DeployContext = {
  args: string[];
  site: string;
  plan: Plan | undefined;
  settings: Settings | null;
};

const publish = async (root: string, { args, site, plan, settings }: DeployContext) => {
  const isPreview = args.includes(preview);
  const signIn = settings && !isPreview ? readSignInPlan(site, settings.projectId) : undefined;
  const scan = settings && !isPreview ? readScanPlan(site) : undefined;
  const records = settings ? readRecordPlan(site, settings.appCheck !== undefined) : undefined;
  const decision = decideDeploy({
    args,
    project: settings?.projectId ?? null,
    samples: sampleProblems(site),
    folder: siteName(),
    mail: plan && settings && !isPreview ? { error: await whyNoMails(plan, settings) } : undefined,
    signIn: signIn !== undefined,
    scan: scan !== undefined,
    records: records !== undefined,
  });
  if ('refused' in decision) throw new Error(decision.refused);
  // The build's modules are loaded only when nothing stands in the way.
  const { buildSite } = await import('../build/build-site');
  await buildSite(root, async (pages) => {
    if (plan && settings && !isPreview) {
      const { buildFunctions } = await import('./build-functions');
      await buildFunctions(root, { site, plan, bucket: settings.storageBucket });
    }
    if (scan && settings) {
      const { buildScan } = await import('./build-functions');
      await buildScan(root, { site, plan: scan, bucket: settings.storageBucket });
    }
    // Of a preview too: its pages send to the function of the live site.
    if (records) {
      const { buildRecordStore } = await import('./build-functions');
      await buildRecordStore(root, { site, plan: records });
    }
    if (signIn) {
      const { buildSignIn } = await import('./build-functions');
      await buildSignIn(root, { site, plan: signIn });
    }
    console.log(`${pages} pages are built. Firebase's own tool puts them on the web:`);
    process.exitCode = await handOver(decision.command, site);
  });
  const hosting = isPreview ? undefined : editingOf(site)?.hosting;
  if (settings && hosting !== undefined && process.exitCode === 0) {
    const { deployEditor } = await import('./deploy-editor');
    process.exitCode = await deployEditor({
      site,
      project: settings.projectId,
      hosting,
      signInRegion: signIn?.region,
      args: decision.passedOn,
    });
  }
  const isTrial = isPreview || args.includes('--dry-run');
  if (!plan && settings && process.exitCode === 0 && !isTrial) await stopMailsOf(settings, site);
};

const deploy = async (root: string) => {
  const site = siteFolder();
  const errors = configErrors(site);
  if (errors) throw new Error(errors);
  const args = process.argv.slice(2);
  const settings = readFirebaseSettings(loadEnv('production', site, 'VITE_FIREBASE_'));
  const plan = readMailPlan(site);
  const project = settings?.projectId ?? null;
  if (args.includes(guide)) {
    const bucket = settings?.storageBucket ?? null;
    console.log(siteGuide({ forms: siteForms(site), plan, project, bucket }));
    return;
  }
  if (args.includes(stopMails)) {
    if (project === null) throw new Error(noProject(siteName()));
    process.exitCode = await handOver(stopMailsCommand(project), site);
    return;
  }
  await publish(root, { args, site, plan, settings });
};

await deploy(engineRoot).catch(reportAndExit);
