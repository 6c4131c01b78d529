import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Product } from '../../../src/api';
import { RequestDemo } from '../../../src/features/demo/RequestDemo';
import { network, type Reply } from '../contact/network';

export const address = '/api/requestdemo/createrequestdemo';

export const opener = () => screen.getByRole('button', { name: 'Request Demo' });
export const popup = () => screen.getByRole('dialog');
export const field = (label: string) => within(popup()).getByRole('textbox', { name: label });
export const submit = () => within(popup()).getByRole('button', { name: 'Request Demo' });

/** A product page with its button, and what the API answers, in order. */
export function visit(product: Product, ...replies: Reply[]) {
  const [first = new TypeError('Failed to fetch'), ...rest] = replies;
  const { to } = network({ [address]: [first, ...rest] });
  const view = render(<RequestDemo product={product} />);
  return { page: view, user: userEvent.setup(), sent: () => to(address) };
}

/** Opens the popup and waits for its form. */
export async function open(user: ReturnType<typeof userEvent.setup>) {
  await user.click(opener());
  await waitFor(() => {
    expect(field('Name')).toBeInTheDocument();
  });
}
