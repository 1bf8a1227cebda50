// What a page written by hand needs of script, where ours has React: it opens the menu and questions, and sends forms.
addEventListener('click', ({ target }) => {
  const button = target.closest('button[aria-controls]');
  button?.setAttribute('aria-expanded', String(button.toggleAttribute('data-early')));
});
for (const form of document.forms) form.noValidate = false;
addEventListener('submit', async (event) => {
  event.preventDefault();
  const body = JSON.stringify(Object.fromEntries(new FormData(event.target)));
  const answer = await fetch('/records:commit', { method: 'POST', body }).catch(() => undefined);
  const words = answer?.ok ? 'Thank you' : 'Please try again';
  event.target.insertAdjacentHTML('beforeend', `<p role="status" data-toast>${words}</p>`);
});
document.documentElement.dataset.scripting = '';
