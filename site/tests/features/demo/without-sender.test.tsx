import { screen, waitFor } from '@testing-library/react';
import { keptRequests } from '../../../src/features/demo/kept-requests';
import { accepted } from '../contact/network';
import { stubModalDialog } from './modal-dialog';
import { field, open, submit, visit } from './visitor';

beforeAll(stubModalDialog);

jest.mock('../../../src/features/demo/deliver', () => {
  throw new Error('The file cannot be fetched.');
});

test('a request is also kept, silently, when the sender cannot be fetched', async () => {
  const { user, sent } = visit('Dc3', accepted);
  await open(user);
  await user.type(field('Name'), 'Ada Example');
  await user.click(submit());
  await waitFor(() => {
    expect(keptRequests()).toMatchObject([{ body: { name: 'Ada Example', product: 'Dc3' } }]);
  });
  expect(sent()).toHaveLength(0);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});
