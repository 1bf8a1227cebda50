/**
 * Prints the access token of the login of Firebase's own tool. Runs within npx, which has that tool on
 * its PATH; the tool has no command for it.
 */
const { existsSync } = require('node:fs');
const { createRequire } = require('node:module');
const { delimiter, join } = require('node:path');

const bin = (process.env.PATH ?? '')
  .split(delimiter)
  .find((each) => existsSync(join(each, 'firebase')));
const tool = createRequire(join(bin ?? '.', '../firebase-tools/package.json'));
const { getAccessToken, getGlobalDefaultAccount } = tool('./lib/auth');
const { CLOUD_PLATFORM } = tool('./lib/scopes');

const account = getGlobalDefaultAccount();
if (!account) {
  console.error('Nobody is logged in.');
  process.exit(1);
}
getAccessToken(account.tokens.refresh_token, [CLOUD_PLATFORM]).then(
  ({ access_token: token }) => console.log(token),
  (error) => {
    console.error(error.message);
    process.exit(1);
  },
);
