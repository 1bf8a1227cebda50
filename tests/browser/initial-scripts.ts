/** The scripts that a page's HTML names: its entry, and all that is imported with it. */
export const initialScripts = (html: string) => {
  const [, entry = '', chunks = ''] = /data-entry="([^"]+)" data-chunks="([^"]*)"/.exec(html) ?? [];
  return [entry, ...chunks.split(' ')];
};
