import { createContext, use } from 'react';

export type ToastTone = 'success' | 'failure';
export type ShowToast = (text: string, tone: ToastTone) => void;

/** Provided by the layout. */
export const ToastContext = createContext<ShowToast | null>(null);

/** Says something to the visitor that goes by itself (specification, sections 8 and 9). */
export const useToast = (): ShowToast => {
  const show = use(ToastContext);
  if (!show) throw new Error('useToast() was called outside <ToastProvider>.');
  return show;
};
