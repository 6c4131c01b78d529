import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { Layout } from '../../src/components/layout/Layout';

test('the layout comes to life without a mismatch; a group opened before stays open, and then closes with Escape', async () => {
  window.history.replaceState(null, '', '/blog/a-calm-move');
  const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const page = <Layout path="/blog/a-calm-move">Page</Layout>;
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(page);
  const [services] = screen.getAllByRole('group');
  services?.setAttribute('open', '');

  render(page, { container, hydrate: true });

  expect(screen.getAllByRole('group')[0]).toBe(services);
  expect(services).toHaveAttribute('open');
  expect(logged).not.toHaveBeenCalled();
  await userEvent.keyboard('{Escape}');
  expect(services).not.toHaveAttribute('open');
});
