import { TextDecoder } from 'node:util';
import { act } from '@testing-library/react';
import { hydrateRoot, type HydrationOptions } from 'react-dom/client';
import { ContactForm } from '../../src/components/contact-form/ContactForm';

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

/** The script arrives and takes the page over. */
export async function hydrate(page: HTMLElement, options?: HydrationOptions): Promise<void> {
  await act(async () => {
    hydrateRoot(page, <ContactForm />, options);
    await Promise.resolve();
  });
}
