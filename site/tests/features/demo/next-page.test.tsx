import { act, render, screen, waitFor } from '@testing-library/react';
import { keepRequest } from '../../../src/features/demo/kept-requests';
import { Layout } from '../../../src/templates/Layout';
import { accepted, network, refused } from '../contact/network';
import { keptKeys, undelivered } from './sample-requests';
import { address } from './visitor';

let fetched = false;

jest.mock('../../../src/features/demo/deliver', () => {
  fetched = true;
  return jest.requireActual<object>('../../../src/features/demo/deliver');
});

const page = (path: string) => <Layout path={path}>Page</Layout>;

const callsUntil = (calls: () => unknown[], count: number) =>
  waitFor(() => {
    expect(calls()).toHaveLength(count);
  });

// Must be the first test, since a module is fetched only once.
test('the sender is not fetched if no request is waiting', async () => {
  const view = render(page('/faq'));
  act(() => {
    dispatchEvent(new Event('online'));
  });
  view.rerender(page('/team'));
  await act(() => Promise.resolve());
  expect(fetched).toBe(false);
});

test('a kept request is sent silently on the next page', async () => {
  const { to } = network({ [address]: [accepted] });
  keepRequest(undelivered('key-1'));
  render(page('/faq'));
  await callsUntil(() => to(address), 1);
  await waitFor(() => {
    expect(keptKeys()).toEqual([]);
  });
  expect(to(address)[0]?.headers.get('idempotency-key')).toBe('key-1');
  expect(to(address)[0]?.body).toEqual(undelivered('key-1').body);
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('a failed request is sent again on each following page, and when the network is back', async () => {
  const { to } = network({
    [address]: [refused(502, 'cms_unreachable'), new TypeError('Failed to fetch'), accepted],
  });
  const calls = () => to(address);
  keepRequest(undelivered('key-1'));
  const view = render(page('/faq'));
  await callsUntil(calls, 1);
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  view.rerender(page('/team'));
  await callsUntil(calls, 2);
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  dispatchEvent(new Event('online'));
  await callsUntil(calls, 3);
  await waitFor(() => {
    expect(keptKeys()).toEqual([]);
  });
});
