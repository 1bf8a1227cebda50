import { createContext, use, useSyncExternalStore } from 'react';
import type { Session, SessionState } from './editor-session';

export const SessionContext = createContext<Session | null>(null);

export const useSession = (): Session => {
  const session = use(SessionContext);
  if (!session) throw new Error('useSession() was called outside <SessionContext>.');
  return session;
};

/** A part of the session's state, followed while it changes. */
export const useSessionState = <Part,>(part: (state: SessionState) => Part): Part => {
  const session = useSession();
  return useSyncExternalStore(session.listen, () => part(session.get()));
};
