import { Suspense, use, useEffect, useRef, useState, type ReactNode } from 'react';
import { defer, loadUntilHad, startWhenWanted } from './deferred';
import { isWaiting, markHydrated } from './early';

type IslandProps<Loaded> = {
  load: () => Promise<Loaded>;
  /** Shown instead of the content on a page that the server did not render. */
  waiting: ReactNode;
  /** Does what it is for before its script, too: it does not bring the site's script by being near. */
  standsAlone?: boolean;
  children: (loaded: Loaded) => ReactNode;
};

type ContentProps<Loaded> = {
  loaded: Promise<Loaded>;
  onReady: () => void;
  children: (loaded: Loaded) => ReactNode;
};

const Content = <Loaded,>({ loaded, onReady, children }: ContentProps<Loaded>) => {
  const value = use(loaded);
  useEffect(onReady, [onReady]);
  return children(value);
};

/**
 * A part of the page whose script is loaded when it is wanted: until then it is what the server rendered, and
 * keeps what is typed and pressed there. On a page reached by a link it loads at once.
 */
export const Island = <Loaded,>({
  load,
  waiting,
  standsAlone = false,
  children,
}: IslandProps<Loaded>) => {
  const element = useRef<HTMLDivElement>(null);
  const [persist] = useState(() => () => loadUntilHad(load));
  const [deferred] = useState(() => (isWaiting() ? defer(persist) : undefined));
  const [loaded] = useState(() => deferred?.loaded ?? persist());
  const [ready, setReady] = useState(false);
  useEffect(() => {
    if (element.current && deferred) return startWhenWanted(element.current, deferred);
  }, [deferred]);
  const [onReady] = useState(() => () => {
    if (element.current) markHydrated(element.current);
    setReady(true);
  });

  const content = (
    <Suspense fallback={waiting}>
      <Content loaded={loaded} onReady={onReady}>
        {children}
      </Content>
    </Suspense>
  );
  // A change before hydration would make React discard what the server rendered.
  const [rendered] = useState(content);
  return (
    <div ref={element} data-waiting="" data-script={standsAlone ? undefined : 'near'}>
      {deferred && !ready ? rendered : content}
    </div>
  );
};
