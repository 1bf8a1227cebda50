import { askForToken } from '../../../packages/editor';

// A script of its own: it is loaded only where somebody has to sign in.
globalThis.signInScreen = askForToken;
