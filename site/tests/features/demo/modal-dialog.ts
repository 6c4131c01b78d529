/**
 * jsdom cannot show a `dialog` as a modal. This implements what the tests look at: it opens, closes, closes on Escape
 * and returns the focus.
 */
export function stubModalDialog() {
  const openers = new WeakMap<HTMLDialogElement, Element | null>();

  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      openers.set(this, document.activeElement);
      this.setAttribute('open', '');
      this.querySelector('button')?.focus();
      this.addEventListener('keydown', ({ key }) => {
        if (key === 'Escape') this.close();
      });
    },
    close(this: HTMLDialogElement) {
      if (!this.hasAttribute('open')) return;
      this.removeAttribute('open');
      const opener = openers.get(this);
      if (opener instanceof HTMLElement) opener.focus();
      this.dispatchEvent(new Event('close'));
    },
  });
}
