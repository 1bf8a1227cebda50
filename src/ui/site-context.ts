import { createContext, use } from 'react';
import type { FormDefinition } from '../form/form-schema';
import type { Post } from '../schema/post';
import type { SiteDefinition } from '../schema/site';
import type { Submission } from '../submission/create-submission';

/** What the site provides to sections and layout: its definition, its forms, how to send them. */
export type SiteContextValue = {
  site: SiteDefinition;
  /** The form of config/forms/<name>.ts, loaded on demand; rejects if the chunk cannot be loaded. */
  loadForm: (name: string) => Promise<FormDefinition>;
  /** Changes when that form does. */
  formKey: (name: string) => string;
  /** The posts of the site, the newest first; only pages that list them load them. */
  loadPosts: () => Promise<readonly Post[]>;
  submission: Submission;
};

export const SiteContext = createContext<SiteContextValue | null>(null);

export const useSite = (): SiteContextValue => {
  const value = use(SiteContext);
  if (!value) throw new Error('useSite() was called outside <SiteContext>.');
  return value;
};

export type ToastTone = 'success' | 'failure';
type ShowToast = (text: string, tone: ToastTone) => void;

/** Provided by the layout. */
export const ToastContext = createContext<ShowToast | null>(null);

/** Shows a message to the visitor that disappears by itself (specification, sections 8 and 9). */
export const useToast = (): ShowToast => {
  const show = use(ToastContext);
  if (!show) throw new Error('useToast() was called outside <ToastProvider>.');
  return show;
};
