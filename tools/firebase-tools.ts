/**
 * Firebase's own tool, by the one release that was tried: what npx fetches runs with the owner's
 * rights, so that a newer one is chosen here and comes by no other way.
 */
export const firebaseTools = { name: 'firebase-tools', version: '15.34.2' };
