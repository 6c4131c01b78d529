import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { firm } from '../../../src/content/firm';
import { accepted, challenge, network, stubWorker } from './network';
import { field, fill, robot, send, typed } from './person';
import { hydrate, openPublished, prerendered } from './prerendered';

const contact = '/api/contactus/createcontactus';

test('the form is complete before any script runs', async () => {
  await openPublished();
  for (const label of Object.keys(typed)) expect(field(label)).toBeInTheDocument();
  expect(robot()).toBeInTheDocument();
  expect(send()).toBeInTheDocument();
});

test('without script, a note in place of the form says how to reach the firm', async () => {
  const { body } = new DOMParser().parseFromString(await prerendered(), 'text/html');
  const phones = firm.phones.map(({ place, number }) => `${place} ${number}`).join(', ');
  expect(body.textContent).toContain(
    `Without it, call or write to us: ${phones}, ${firm.supportEmail}.`,
  );
});

test('text typed and a box ticked before the script arrives are sent', async () => {
  stubWorker();
  const { to } = network({ '/api/captcha': [challenge()], [contact]: [accepted] });
  const page = await openPublished();
  const user = userEvent.setup();
  await fill(user);
  await user.click(robot());
  await hydrate(page);
  for (const [label, text] of Object.entries(typed)) expect(field(label)).toHaveValue(text);
  await user.click(send());
  expect(await screen.findByText('Success')).toBeVisible();
  expect(to(contact)[0]?.body).toMatchObject({ name: typed.Name, message: typed.Message });
});

test('the page hydrates without changes', async () => {
  const page = await openPublished();
  const complaints = jest.fn();
  const errors = jest.spyOn(console, 'error').mockImplementation(complaints);
  await hydrate(page, { onRecoverableError: complaints });
  expect(complaints).not.toHaveBeenCalled();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  errors.mockRestore();
});

test('text typed before the script arrives replaces the draft, and the other fields are restored', async () => {
  sessionStorage.setItem('draft:contact', JSON.stringify({ name: 'Old', phone: '555-0102' }));
  const page = await openPublished();
  await fill(userEvent.setup(), { Name: 'New' });
  await hydrate(page);
  expect(field('Name')).toHaveValue('New');
  expect(field('Phone')).toHaveValue('555-0102');
});
