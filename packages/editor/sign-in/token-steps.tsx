import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

/** Where the files are: at GitHub, or at a server with Gitea or Forgejo. */
export type Place = {
  /** As firm/site. */
  repository: string;
  /** The address of that server. */
  server?: string | undefined;
};

/** The page of GitHub that makes a token, with all of it filled in (GitHub, "Pre-filling fine-grained tokens"). */
const pageOfGitHub = (repository: string) => {
  const [owner = ''] = repository.split('/');
  const filledIn = new URLSearchParams({
    name: `Editor of ${repository}`.slice(0, 40),
    description: 'Edits and publishes the website',
    target_name: owner,
    expires_in: '90',
    contents: 'write',
    pull_requests: 'write',
    actions: 'read',
  });
  return `https://github.com/settings/personal-access-tokens/new?${filledIn.toString()}`;
};

/** The page of the host that makes a token. */
export const tokenPage = ({ repository, server }: Place): string =>
  server === undefined ? pageOfGitHub(repository) : `${server}/user/settings/applications`;

const stepsAtGitHub = (repository: string) => [
  <>
    Under <b>Repository access</b> choose <b>Only select repositories</b> and {repository}.
  </>,
  <>
    It needs the permissions <b>Contents</b> and <b>Pull requests</b>, both with{' '}
    <b>Read and write</b>, and <b>Actions</b> with <b>Read-only</b>; nothing else.
  </>,
];

const stepsAtGitea = () => [
  <>
    Give it a name. If the repository is not public, choose <b>All</b> under{' '}
    <b>Repository and Organization Access</b>.
  </>,
  <>
    Under <b>Select permissions</b> it needs <b>repository</b> with <b>Read and Write</b>, and{' '}
    <b>user</b> with <b>Read</b>; nothing else.
  </>,
];

/** How a token is made, step by step, in the words of the host's own page. */
export const TokenSteps = (place: Place): ReactNode => {
  const { repository, server } = place;
  const steps = server === undefined ? stepsAtGitHub(repository) : stepsAtGitea();
  return (
    <Typography component="ol" sx={{ m: 0, pl: 5 }}>
      <li>
        Open{' '}
        <Link href={tokenPage(place)} target="_blank" rel="noopener noreferrer">
          the page that makes one (opens a new tab)
        </Link>
        {server === undefined && ': a fine-grained personal access token'}.
      </li>
      {steps.map((step, index) => (
        <li key={index}>{step}</li>
      ))}
      <li>
        Press <b>Generate token</b>, copy it, and paste it here.
      </li>
    </Typography>
  );
};
