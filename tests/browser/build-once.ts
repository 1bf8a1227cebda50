import { execFileSync } from 'node:child_process';

/** Builds once what all journeys need: the site by an owner's command, and the gallery. */
export default function buildOnce() {
  // `npm test` has built it during the unit tests.
  if (process.env.SITE_IS_BUILT) return;
  execFileSync('npm', ['run', '--silent', 'test:build'], { stdio: 'inherit' });
}
