/** @jest-environment node */
import { pullRequestPage } from './pull-request-page';

const branch = 'edit/2026-03-31-new #1';
const base = 'main';

test.each<[string, string | undefined]>([
  [
    'git@github.com:acme/site.git',
    'https://github.com/acme/site/pull/new/edit/2026-03-31-new%20%231',
  ],
  [
    'https://github.com/acme/site',
    'https://github.com/acme/site/pull/new/edit/2026-03-31-new%20%231',
  ],
  [
    'https://eve:secret@github.com/acme/site.git',
    'https://github.com/acme/site/pull/new/edit/2026-03-31-new%20%231',
  ],
  [
    'ssh://git@ssh.github.com:443/acme/site.git',
    'https://github.com/acme/site/pull/new/edit/2026-03-31-new%20%231',
  ],
  [
    'https://github.acme.com/acme/site.git/',
    'https://github.acme.com/acme/site/pull/new/edit/2026-03-31-new%20%231',
  ],
  [
    'git@gitlab.com:acme/group/site.git',
    'https://gitlab.com/acme/group/site/-/merge_requests/new?merge_request%5Bsource_branch%5D=edit%2F2026-03-31-new%20%231',
  ],
  [
    'https://gitlab.acme.com:8443/acme/site.git',
    'https://gitlab.acme.com:8443/acme/site/-/merge_requests/new?merge_request%5Bsource_branch%5D=edit%2F2026-03-31-new%20%231',
  ],
  [
    'git@bitbucket.org:acme/site.git',
    'https://bitbucket.org/acme/site/pull-requests/new?source=edit%2F2026-03-31-new%20%231',
  ],
  [
    'https://codeberg.org/acme/site.git',
    'https://codeberg.org/acme/site/compare/main...edit/2026-03-31-new%20%231',
  ],
  [
    'ssh://git@gitea.acme.com:2222/acme/site.git',
    'https://gitea.acme.com/acme/site/compare/main...edit/2026-03-31-new%20%231',
  ],
  ['git@git.acme.com:acme/site.git', undefined],
  ['/home/eve/site.git', undefined],
  ['file:///home/eve/site.git', undefined],
  ['c:/sites/site.git', undefined],
  ['../github.com/site.git', undefined],
])('%s', (remote, page) => {
  expect(pullRequestPage({ remote, branch, base })).toBe(page);
});

test.each<[string, string | undefined]>([
  [
    'https://git.acme.com/acme/site/compare/main...edit',
    'https://git.acme.com/acme/site/compare/main...edit',
  ],
  ['https://evil.example.com/pull/new/edit', undefined],
  ['https://eve@git.acme.com/pull/new/edit', undefined],
  ['https://git.acme.com/help', undefined],
])('a remote of its own name says %s', (address, page) => {
  const output = `remote: Create a pull request:\nremote:   ${address}   \nTo git.acme.com:acme/site.git\n`;
  expect(pullRequestPage({ remote: 'git@git.acme.com:acme/site.git', branch, base, output })).toBe(
    page,
  );
});
