import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { firm } from '../../../src/content/firm';
import { phoneLink } from '../../../src/content/phone';
import { RequestDemo } from '../../../src/features/demo/RequestDemo';
import { stubModalDialog } from './modal-dialog';
import { opener, popup } from './visitor';

beforeAll(stubModalDialog);

jest.mock('../../../src/features/demo/DemoForm', () => {
  throw new Error('The file cannot be fetched.');
});

test('when the form cannot be fetched, the popup says how to reach the firm', async () => {
  render(<RequestDemo product="Dc3" />);
  await userEvent.click(opener());
  expect(await within(popup()).findByText(/could not be loaded/)).toBeVisible();
  for (const phone of firm.phones) {
    expect(within(popup()).getByRole('link', { name: phone.number })).toHaveAttribute(
      'href',
      phoneLink(phone),
    );
  }
  expect(within(popup()).getByRole('heading')).toHaveFocus();
});

test('without script, a note beside the button says how to reach the firm', async () => {
  const { renderToString } = await import('react-dom/server');
  const view = renderToString(<RequestDemo product="Dc3" />);
  const { body } = new DOMParser().parseFromString(view, 'text/html');
  const phones = firm.phones.map(({ place, number }) => `${place} ${number}`).join(', ');
  expect(body.textContent).toContain(
    `For a demo, call or write to us: ${phones}, ${firm.supportEmail}.`,
  );
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
