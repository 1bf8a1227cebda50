/** What our header's button does on small screens, without React. */
const button = document.querySelector<HTMLElement>('header button[aria-controls]');
const panel = document.getElementById(button?.getAttribute('aria-controls') ?? '');

const show = (open: boolean) => {
  button?.setAttribute('aria-expanded', String(open));
  panel?.setAttribute('style', open ? 'height: auto; overflow: visible; visibility: visible' : '');
};

button?.addEventListener('click', () => show(button.getAttribute('aria-expanded') !== 'true'));
document.addEventListener('keydown', ({ key }) => {
  if (key === 'Escape') show(false);
});
