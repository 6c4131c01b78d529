import { fireEvent, screen, waitFor } from '@testing-library/react';
import { demoRequestBody } from '../../../../cms/src/contract/leads/demo-request';
import { stopClock } from '../contact/clock';
import { accepted } from '../contact/network';
import { trap } from '../contact/person';
import { stubModalDialog } from './modal-dialog';
import { field, open, submit, visit } from './visitor';

beforeAll(stubModalDialog);

let clock: { now: number };

beforeEach(() => {
  clock = stopClock();
});

afterEach(() => {
  jest.restoreAllMocks();
});

test('a request reports how long the form was shown before it was sent', async () => {
  const { user, sent } = visit('Dc3', accepted);
  clock.now = 60_000;
  await open(user);
  clock.now = 62_100.7;
  await user.type(field('Name'), 'Ada Example');
  await user.click(submit());
  await screen.findByText('Thank you');
  expect(sent()[0]?.body).toMatchObject({ trap: '', filledInMs: 2_101 });
});

test('a restored draft does not report the time that it took', async () => {
  const { user, sent } = visit('Dc3', accepted);
  await open(user);
  await user.type(field('Name'), 'Ada Example');
  await user.keyboard('{Escape}');
  await open(user);
  await user.click(submit());
  await screen.findByText('Thank you');
  expect(sent()[0]?.body).toMatchObject({ name: 'Ada Example' });
  expect(sent()[0]?.body).not.toHaveProperty('filledInMs');
});

test('the honeypot does not take the focus, and Tab skips it', async () => {
  const { user } = visit('Dc3', accepted);
  await open(user);
  expect(field('Name')).toHaveFocus();
  await user.tab();
  await user.tab();
  expect(field('Mobile')).toHaveFocus();
  await user.tab();
  expect(submit()).toHaveFocus();
});

test('the value of the honeypot is sent, and not stored in a draft', async () => {
  const { user, sent } = visit('Dc3', accepted);
  await open(user);
  fireEvent.input(trap(), { target: { value: 'caught' } });
  expect(sessionStorage).toHaveLength(0);
  await user.type(field('Name'), 'Ada Example');
  await user.click(submit());
  await waitFor(() => {
    expect(sent()).toHaveLength(1);
  });
  const body = sent()[0]?.body;
  expect(body).toMatchObject({ trap: 'caught' });
  expect(demoRequestBody.isValidSync(body)).toBe(true);
});
