import { execFileSync } from 'node:child_process';

/** Builds the site once for all journeys, by the command that an owner uses. */
export default function buildOnce() {
  execFileSync('npm', ['run', '--silent', 'build'], { stdio: 'inherit' });
}
