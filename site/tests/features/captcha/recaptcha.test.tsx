import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ContactForm } from '../../../src/features/contact/ContactForm';
import { accepted, network, refused } from '../contact/network';
import { field, fill, robot, send, typed, writeAnother } from '../contact/person';

// Google's script cannot be reached from here, so this replaces what it defines.
jest.mock('react-google-recaptcha', () => jest.requireActual<object>('./recaptcha-stub'));
jest.mock('../../../src/ui/page/use-site-metadata', () => ({
  useSiteMetadata: () => ({ siteUrl: '', recaptchaSiteKey: 'site-key' }),
}));

const contact = '/api/contactus/createcontactus';

beforeEach(() => {
  Object.assign(window, { matchMedia: () => ({ matches: false }) });
  Object.assign(window, { grecaptcha: {} });
});

const google = () => screen.findByRole('button', { name: 'reCAPTCHA for site-key' });

test('the captcha is not loaded before the visitor begins to fill in the form', async () => {
  network({});
  render(<ContactForm />);
  expect(robot()).toBeInTheDocument();
  await expect(google()).rejects.toThrow();
  await userEvent.setup().click(field('Name'));
  expect(await google()).toBeVisible();
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
});

test('a draft from an earlier page does not load the captcha', async () => {
  network({});
  sessionStorage.setItem('draft:contact', JSON.stringify({ name: typed.Name }));
  render(<ContactForm />);
  expect(field('Name')).toHaveValue(typed.Name);
  await expect(google()).rejects.toThrow();
});

test('ticking the placeholder box loads the captcha', async () => {
  network({});
  render(<ContactForm />);
  await userEvent.setup().click(robot());
  expect(await google()).toBeVisible();
});

test('the token is sent, and the captcha is reset after a success', async () => {
  const { to } = network({ [contact]: [accepted] });
  render(<ContactForm />);
  const user = userEvent.setup();
  await fill(user);
  await user.click(await google());
  await user.click(send());
  expect(await screen.findByText('Success')).toBeVisible();
  expect(to(contact)[0]?.body).toMatchObject({ captcha: 'token-1' });
  await writeAnother(user);
  expect(await google()).toHaveTextContent('open');
});

test('the form asks to confirm an unconfirmed captcha', async () => {
  const { to } = network({});
  render(<ContactForm />);
  const user = userEvent.setup();
  await fill(user);
  await google();
  await user.click(send());
  expect(await screen.findByRole('alert')).toHaveTextContent(/^Please confirm your not a robot\.$/);
  expect(to(contact)).toHaveLength(0);
  await user.click(await google());
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('a token that the server rejects must be confirmed again', async () => {
  network({ [contact]: [refused(400, 'captcha_failed')] });
  render(<ContactForm />);
  const user = userEvent.setup();
  await fill(user);
  await user.click(await google());
  await user.click(send());
  expect(await screen.findByRole('alert')).toHaveTextContent(/^Please confirm your not a robot\.$/);
  expect(await google()).toHaveTextContent('open');
});

test('when Google cannot be reached, the failure is shown and the text stays', async () => {
  Reflect.deleteProperty(window, 'grecaptcha');
  const { to } = network({});
  render(<ContactForm />);
  const user = userEvent.setup();
  await fill(user);
  await google();
  await user.click(send());
  expect(await screen.findByRole('alert')).toHaveTextContent(
    /^Contact us failed! Please try again$/,
  );
  expect(field('Message')).toHaveValue(typed.Message);
  expect(to(contact)).toHaveLength(0);
});
