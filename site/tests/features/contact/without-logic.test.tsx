import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { firm } from '../../../src/content/firm';
import { phoneLink } from '../../../src/content/phone';
import { ContactForm } from '../../../src/features/contact/ContactForm';
import { accepted, challenge, network, stubWorker } from './network';
import { field, fill, robot, send, typed } from './person';

const contact = '/api/contactus/createcontactus';

let reachable = false;

jest.mock('../../../src/features/contact/ContactLogic', () => {
  if (!reachable) throw new Error('The file cannot be fetched.');
  return jest.requireActual<object>('../../../src/features/contact/ContactLogic');
});

beforeEach(() => {
  reachable = false;
  stubWorker();
});

function open() {
  const { to } = network({ '/api/captcha': [challenge()], [contact]: [accepted] });
  render(<ContactForm />);
  return { user: userEvent.setup(), sent: () => to(contact) };
}

test('when its logic cannot be fetched, the form says how to reach the firm and keeps the text', async () => {
  const { user, sent } = open();
  await fill(user);
  await user.click(send());
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent(/^The form could not be loaded\. Send again, or call or write/);
  for (const phone of firm.phones) {
    expect(within(alert).getByRole('link', { name: phone.number })).toHaveAttribute(
      'href',
      phoneLink(phone),
    );
  }
  for (const [label, text] of Object.entries(typed)) expect(field(label)).toHaveValue(text);
  expect(sent()).toHaveLength(0);
});

test('a later submit fetches the logic again and sends the form', async () => {
  const { user, sent } = open();
  await fill(user);
  await user.click(robot());
  await user.click(send());
  await screen.findByRole('alert');
  reachable = true;
  await user.click(send());
  expect(await screen.findByText('Success')).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(sent()).toHaveLength(1);
});
