/** What of a site's folder is the site: nothing else is compared, kept or published. */

export const siteFolders = ['config', 'public'];

/** The security rules of the server, which are made from config. */
export const rulesFiles = ['firestore.rules', 'storage.rules'];

export const siteParts = [...siteFolders, ...rulesFiles];
