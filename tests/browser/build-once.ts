import { execFileSync } from 'node:child_process';

/** Builds what the journeys look at, once for all: the site by the command that an owner uses, and the gallery. */
export default function buildOnce() {
  // `npm test` has built it beside the unit tests.
  if (process.env.SITE_IS_BUILT) return;
  execFileSync('npm', ['run', '--silent', 'test:build'], { stdio: 'inherit' });
}
