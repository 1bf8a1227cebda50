/** Links of an example to other sites open in a tab of their own: the example stays where it is. */
export const keepInFrame = () =>
  document.addEventListener(
    'click',
    ({ target }) => {
      const link = target instanceof Element ? target.closest('a') : null;
      if (!link || !link.protocol.startsWith('http')) return;
      if (link.origin !== window.location.origin) link.target = '_blank';
    },
    { capture: true },
  );
