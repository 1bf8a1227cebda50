import { createContext, use, type ReactNode } from 'react';

/** The islands that Astro hands to the page, by the name of their form. */
export const FormSlots = createContext<Partial<Record<string, ReactNode>>>({});

/** Stands in for src/ui/lazy-form.tsx: the place of an island in the static page. */
export const LazyForm = ({ name }: { name: string }) => use(FormSlots)[name];
