import { askForToken } from '../../../packages/editor';

declare global {
  /** The screen that asks for signing in: once its script is loaded. */
  var signInScreen: typeof askForToken | undefined;
}

globalThis.signInScreen = askForToken;
