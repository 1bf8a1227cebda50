import { loadEnv } from 'vite';
import { readFirebaseSettings } from '../../src/firebase/settings';
import { configErrors } from '../check/check-project';
import { siteForms } from '../messages/site-form';
import { readMailPlan } from '../notifications/plan/read-mail-plan';
import { reportAndExit } from '../report-and-exit';
import { siteFolder, siteName } from '../site-folder';
import { decideDeploy, noProject, stopMailsCommand } from './decide-deploy';
import { handOver } from './hand-over';
import { stopLeftMails } from './left-functions';
import { listFunctions } from './list-functions';
import { sampleProblems } from './sample-problems';
import { siteGuide } from './site-guide';

const guide = '--guide';
const stopMails = '--stop-mails';

type Settings = NonNullable<ReturnType<typeof readFirebaseSettings>>;
type Plan = NonNullable<ReturnType<typeof readMailPlan>>;

/** Asked only where mails are wanted: nothing of mails is loaded before. */
const whyNoMails = async (plan: Plan, { projectId }: Settings) => {
  const { createSmtpMailer } = await import('../notifications/mailer/create-smtp-mailer');
  const { mailRefusal } = await import('./mail-refusal');
  const { readSecretOf } = await import('./read-secret');
  return mailRefusal({
    plan,
    project: projectId,
    readSecret: readSecretOf(projectId),
    verify: (account) => createSmtpMailer(account).verify(),
    warn: (message) => console.warn(message),
  });
};

/** What an earlier deploy left goes on to send mails until it is removed. */
const stopMailsOf = ({ projectId }: Settings, site: string) =>
  stopLeftMails({
    list: () => listFunctions(projectId, site),
    remove: () => handOver(stopMailsCommand(projectId), site),
    say: (message) => console.warn(message),
  });

type Asked = {
  args: string[];
  site: string;
  plan: Plan | undefined;
  settings: Settings | null;
};

const publish = async (root: string, { args, site, plan, settings }: Asked) => {
  const decision = decideDeploy({
    args,
    project: settings?.projectId ?? null,
    samples: sampleProblems(site),
    folder: siteName(root),
    mail: plan && settings ? { refusal: await whyNoMails(plan, settings) } : undefined,
  });
  if ('refused' in decision) throw new Error(decision.refused);
  // All that builds is loaded when nothing stands in the way.
  const { buildSite } = await import('../build/build-site');
  await buildSite(root, async (pages) => {
    if (plan && settings) {
      const { buildFunctions } = await import('./build-functions');
      await buildFunctions(root, { site, plan, bucket: settings.storageBucket });
    }
    console.log(`${pages} pages are built. Firebase's own tool puts them on the web:`);
    process.exitCode = await handOver(decision.command, site);
  });
  const isTrial = args.includes('--dry-run');
  if (!plan && settings && process.exitCode === 0 && !isTrial) await stopMailsOf(settings, site);
};

const deploy = async (root: string) => {
  const site = siteFolder(root);
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
    if (project === null) throw new Error(noProject(siteName(root)));
    process.exitCode = await handOver(stopMailsCommand(project), site);
    return;
  }
  await publish(root, { args, site, plan, settings });
};

await deploy(process.cwd()).catch(reportAndExit);
