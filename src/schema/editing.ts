import { origin, webHost } from './link';
import { oneOf, optionalText, strictObject, text } from './primitives';

/** Where the editor at an address of its own has the site's files. */
export const editing = strictObject({
  at: oneOf('The git host.', {
    github: 'GitHub, at github.com',
    gitea: 'a server with Gitea or Forgejo, of the firm or of others',
  }),
  server: optionalText(
    'The address of the server with Gitea or Forgejo.',
    'the files are at GitHub, which has one address for all',
  )
    .matches(new RegExp(String.raw`^https://${webHost}(?:/[^\s/?#]+)*$`), {
      message: 'must be https:// and a host, and perhaps a path, without a slash at the end',
      excludeEmptyString: true,
    })
    .meta({ shown: false, blank: 'https://git.harbour-web.example' }),
  repository: text('The repository there: its owner and its name, for example harbour-web/site.')
    .meta({ shown: false, blank: 'harbour-web/site' })
    .matches(/^[\w.-]+\/[\w.-]+$/, {
      message: 'must be an owner and a name with / between them, for example harbour-web/site',
      excludeEmptyString: true,
    }),
  branch: text('The branch from which the live site is built.')
    .matches(/^[^\s~^:?*[\\]+$/, {
      message: 'must be the name of a branch, for example main',
      excludeEmptyString: true,
    })
    .optional()
    .meta({ shown: false, whenOmitted: 'main' }),
  folder: optionalText(
    'The folder of the repository in which the site is, with its config/ and public/.',
    'the site is the whole repository',
  )
    .matches(/^(?!\.)[\w.-]+(?:\/(?!\.)[\w.-]+)*$/, {
      message:
        'must be the path of a folder, without a slash at its beginning or end, for example site',
      excludeEmptyString: true,
    })
    .meta({ shown: false, blank: 'website' }),
  address: origin('The address of the editor, which has a host of its own.')
    .optional()
    .meta({ whenOmitted: 'nobody signs in there with a button' }),
  hosting: optionalText(
    'The Hosting site of the Firebase project to which npm run deploy publishes the editor, for example harbour-web-edit.',
    'npm run deploy publishes only the site',
  )
    .matches(/^[a-z0-9][a-z0-9-]{4,28}[a-z0-9]$/, {
      message: 'must be the name of a Hosting site: 6 to 30 small letters, digits and hyphens',
      excludeEmptyString: true,
    })
    .meta({ shown: false }),
  client: optionalText(
    'The client ID of the GitHub App by which people sign in with a button.',
    'people paste a key that the host makes for them, as they do at Gitea and Forgejo always',
  ).meta({ shown: false }),
});
