/**
 * What Firebase's tool reads. It holds hashes of the pages that stand beside it: every build writes
 * it anew, and git leaves it out.
 */
export const hostingFile = 'firebase.json';
