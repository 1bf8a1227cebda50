import { createSignIn, type SignInPlan } from './create-sign-in';

/** Defined by the deploy, from config. */
declare const __SIGN_IN__: SignInPlan;

/** Deployed as edit-signin. */
export const edit = { signin: createSignIn(__SIGN_IN__) };
