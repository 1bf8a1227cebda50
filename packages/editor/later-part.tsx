import { type ComponentType, createElement, lazy, Suspense, useEffect } from 'react';
import { loadInTime } from '../../src/loading/load-chunk';
import { useSession } from './editor-context';

/** In milliseconds: the page and the first keys come before. */
const rest = 3000;

const missing = 'This cannot be loaded now. Load the page again: what you typed is kept.';

const Missing = () => {
  const session = useSession();
  useEffect(() => session.tell(missing), [session]);
  return null;
};

const loads: (() => Promise<unknown>)[] = [];

/** A part of the editor that a press opens, such as a dialog: nobody waits for its script before the first edit. */
export const laterPart = <Props extends object>(load: () => Promise<ComponentType<Props>>) => {
  loads.push(load);
  const Part = lazy(async () => {
    const loaded: ComponentType<Props> = await loadInTime(load).catch(() => Missing);
    return { default: loaded };
  });
  return (props: Props) => <Suspense>{createElement(Part, props)}</Suspense>;
};

/** Loads all of them once the page is at rest: a press opens them at once, also where the connection is lost by then. */
export const loadLaterParts = () => {
  const loadAll = async () => {
    for (const load of loads) await load().catch(() => undefined);
  };
  setTimeout(() => void loadAll(), rest);
};
