import { TextDecoder } from 'node:util';
import { act, render, type RenderOptions } from '@testing-library/react';
import { ContactForm } from '../../../src/features/contact/ContactForm';

// What React's server renderer needs and jsdom lacks.
Object.assign(globalThis, { TextDecoder });

/** The HTML that is published for the form. */
export async function prerendered(): Promise<string> {
  const { renderToString } = await import('react-dom/server');
  return renderToString(<ContactForm />);
}

/** The published form on a page whose script has not arrived. */
export async function openPublished(): Promise<HTMLElement> {
  const page = document.createElement('div');
  page.innerHTML = await prerendered();
  document.body.replaceChildren(page);
  return page;
}

// Removed even if its script never arrived, so that the next test has only its own form.
afterEach(() => {
  document.body.replaceChildren();
});

/** The script arrives and hydrates the page. */
export async function hydrate(
  page: HTMLElement,
  options?: Pick<RenderOptions, 'onRecoverableError'>,
): Promise<void> {
  render(<ContactForm />, { ...options, container: page, hydrate: true });
  await act(() => Promise.resolve());
}
