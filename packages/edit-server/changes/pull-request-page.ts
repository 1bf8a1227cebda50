type WebPlace = { host: string; path: string };

const withoutEnding = (path: string) => path.replace(/^\/+|\/+$/g, '').replace(/\.git$/, '');

/** The web pages of a remote, by its address in any form of git; undefined for a folder. */
const webPlaceOf = (address: string): WebPlace | undefined => {
  const text = address.trim();
  const [, scheme = '', host, path] =
    /^([a-z][a-z0-9+.-]*):\/\/(?:[^/]*@)?([^/@]+)\/(.+)$/i.exec(text) ?? [];
  if (host !== undefined && path !== undefined) {
    if (!/^(?:https?|ssh|git\+ssh|git)$/i.test(scheme)) return undefined;
    // The port of ssh is not that of the pages.
    const web = /^https?$/i.test(scheme) ? host : host.replace(/:\d+$/, '');
    return { host: web.toLowerCase(), path: withoutEnding(path) };
  }
  // git@github.com:owner/name.git; c:/folder is a folder.
  const [, place, rest] = /^(?:[^@/\s]+@)?([^/:@\s]{2,}):(?!\/\/)(.+)$/.exec(text) ?? [];
  if (place === undefined || rest === undefined || !place.includes('.')) return undefined;
  return { host: place.toLowerCase(), path: withoutEnding(rest) };
};

type Branches = { branch: string; base: string };

const inPath = (branch: string) => branch.split('/').map(encodeURIComponent).join('/');

const hosts: { isOne: RegExp; page: (branches: Branches) => string }[] = [
  { isOne: /github/, page: ({ branch }) => `/pull/new/${inPath(branch)}` },
  {
    isOne: /gitlab/,
    page: ({ branch }) =>
      `/-/merge_requests/new?merge_request%5Bsource_branch%5D=${encodeURIComponent(branch)}`,
  },
  {
    isOne: /bitbucket/,
    page: ({ branch }) => `/pull-requests/new?source=${encodeURIComponent(branch)}`,
  },
  {
    isOne: /codeberg|gitea|forgejo/,
    page: ({ branch, base }) => `/compare/${inPath(base)}...${inPath(branch)}`,
  },
];

/** Hosts that reach their service by other names: ssh.github.com, altssh.bitbucket.org. */
const webHostOf = (host: string) =>
  host.replace(/^(?:ssh|altssh)\.(?=github|gitlab|bitbucket)/, '');

/** An address that the remote itself named while the branch was pushed, on its own host. */
const addressInOutput = (output: string, host: string): string | undefined =>
  output
    .split('\n')
    .filter((line) => /^remote:/.test(line))
    .flatMap((line) => line.match(/https?:\/\/\S+/g) ?? [])
    .find((address) => {
      try {
        const { host: own, hostname, username } = new URL(address);
        return (
          (own === host || hostname === host) &&
          username === '' &&
          /pull|merge|compare/.test(address)
        );
      } catch {
        return false;
      }
    });

export type PushedBranch = Branches & {
  /** The remote's address, as git has it. */
  remote: string;
  /** What git printed while the branch was pushed, with the lines of the remote. */
  output?: string;
};

/**
 * The web page on which a pull request for a branch is proposed, without name or password; undefined for remotes
 * that are no known service and name no page themselves.
 */
export const pullRequestPage = ({ remote, output = '', ...branches }: PushedBranch) => {
  const place = webPlaceOf(remote);
  if (!place) return undefined;
  const host = webHostOf(place.host);
  const known = hosts.find(({ isOne }) => isOne.test(host));
  return (
    addressInOutput(output, host) ??
    (known && `https://${host}/${place.path}${known.page(branches)}`)
  );
};
