import { TextDecoder, TextEncoder } from 'node:util';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hydrateRoot } from 'react-dom/client';
import { ContactForm } from '../../src/components/contact-form/ContactForm';
import { accepted, challenge, network, stubWorker } from './network';
import { field, fill, robot, send, typed } from './person';

const contact = '/api/contactus/createcontactus';

// What React's server renderer needs and jsdom lacks.
Object.assign(globalThis, { TextDecoder, TextEncoder });

async function prerendered() {
  // Formik takes jsdom for a browser and warns of its layout effects; in the real pre-render it does not.
  const warnings = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { renderToString } = await import('react-dom/server');
  try {
    return renderToString(<ContactForm />);
  } finally {
    warnings.mockRestore();
  }
}

test('the form is whole before any script has run', async () => {
  document.body.innerHTML = await prerendered();
  for (const label of Object.keys(typed)) expect(field(label)).toBeInTheDocument();
  expect(robot()).toBeInTheDocument();
  expect(send()).toBeInTheDocument();
});

test('without script, a line in its place says how to reach the firm', async () => {
  const { body } = new DOMParser().parseFromString(await prerendered(), 'text/html');
  expect(body.textContent).toContain(
    'Without it, call or write to us: Zurich 555-0142, India 555-0178, support@example.com.',
  );
});

test('what was typed and ticked before the script arrived is sent', async () => {
  stubWorker();
  const { to } = network({ '/api/captcha': [challenge()], [contact]: [accepted] });
  const page = document.createElement('div');
  page.innerHTML = await prerendered();
  document.body.replaceChildren(page);
  const user = userEvent.setup();
  await fill(user);
  await user.click(robot());
  await act(async () => {
    hydrateRoot(page, <ContactForm />);
    await Promise.resolve();
  });
  for (const [label, text] of Object.entries(typed)) expect(field(label)).toHaveValue(text);
  await user.click(send());
  expect(await screen.findByText('Success')).toBeVisible();
  expect(to(contact)[0]?.body).toMatchObject({ name: typed.Name, message: typed.Message });
});

test('the browser takes the page over as it is', async () => {
  const page = document.createElement('div');
  page.innerHTML = await prerendered();
  document.body.replaceChildren(page);
  const complaints = jest.fn();
  const errors = jest.spyOn(console, 'error').mockImplementation(complaints);
  await act(async () => {
    hydrateRoot(page, <ContactForm />, { onRecoverableError: complaints });
    await Promise.resolve();
  });
  expect(complaints).not.toHaveBeenCalled();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  errors.mockRestore();
});

test('what was typed before the script arrived wins over what was kept; the other fields are filled', async () => {
  sessionStorage.setItem('draft:contact', JSON.stringify({ name: 'Old', phone: '555-0102' }));
  const page = document.createElement('div');
  page.innerHTML = await prerendered();
  document.body.replaceChildren(page);
  await fill(userEvent.setup(), { Name: 'New' });
  await act(async () => {
    hydrateRoot(page, <ContactForm />);
    await Promise.resolve();
  });
  expect(field('Name')).toHaveValue('New');
  expect(field('Phone')).toHaveValue('555-0102');
});
