// @ts-check
import { destination } from './destination.js';
import { noticeIn } from './notices.js';
import { logIn, resume } from './session.js';

const emptyFields = 'Give a username and a password.';

/**
 * @template {HTMLElement} T
 * @param {string} id
 * @param {new () => T} type
 */
function find(id, type) {
  const element = document.getElementById(id);
  if (!(element instanceof type)) throw new Error(`The login page has no ${id}.`);
  return element;
}

/** Uses the theme that was chosen in the panel. The style sheet handles its default, `system`. */
function applyTheme() {
  document.documentElement.dataset.theme = localStorage.getItem('STRAPI_THEME') ?? 'system';
}

function start() {
  const problem = find('problem', HTMLElement);
  const username = find('username', HTMLInputElement);
  const password = find('password', HTMLInputElement);
  const reveal = find('reveal', HTMLButtonElement);
  const submit = find('submit', HTMLButtonElement);
  let busy = false;

  /** @param {boolean} hidden */
  const hidePassword = (hidden) => {
    password.type = hidden ? 'password' : 'text';
    reveal.ariaPressed = String(!hidden);
  };

  /** @param {boolean} now */
  const setBusy = (now) => {
    busy = now;
    // Not `disabled`, which would take the focus from the button.
    submit.ariaDisabled = String(now);
    submit.textContent = now ? 'Logging in…' : 'Login';
  };

  /**
   * @param {string} text
   * @param {HTMLElement[]} fields to fill in or to correct; the first one gets the focus
   */
  const report = (text, fields = []) => {
    problem.textContent = text;
    for (const field of [username, password]) {
      field.ariaInvalid = String(fields.includes(field));
      // The alert describes the field only if it is about this field.
      field.toggleAttribute('aria-describedby', false);
      if (fields.includes(field)) field.setAttribute('aria-describedby', problem.id);
    }
    fields[0]?.focus();
  };

  const submitForm = async () => {
    const empty = [username, password].filter(({ value }) => value.trim() === '');
    if (empty.length > 0) {
      report(emptyFields, empty);
      return;
    }
    report('');
    // Browsers offer to save only what is in a password field.
    hidePassword(true);
    setBusy(true);
    const failure = await logIn(username.value.trim(), password.value);
    if (failure === undefined) {
      location.replace(destination(location.search));
      return;
    }
    setBusy(false);
    report(failure);
  };

  reveal.addEventListener('click', () => {
    hidePassword(password.type === 'text');
  });
  find('form', HTMLFormElement).addEventListener('submit', (event) => {
    event.preventDefault();
    if (!busy) void submitForm();
  });
  // After Back, the page may come from the browser's cache, in the middle of a login.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) location.reload();
  });
}

applyTheme();
start();
if (await resume()) location.replace(destination(location.search));
else {
  find('notice', HTMLElement).textContent = noticeIn(location.search);
  document.getElementById('username')?.focus();
}
