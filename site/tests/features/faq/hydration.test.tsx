import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { FaqView } from '../../../src/features/faq/FaqView';
import { entries } from './entries';

test('the page hydrates without a mismatch, and an open answer stays open', () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  Object.assign(globalThis, { fetch: () => new Promise(() => undefined) });
  const page = <FaqView built={entries(26)} />;
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(page);
  const [question] = screen.getAllByRole('group');
  question?.setAttribute('open', '');

  render(page, { container, hydrate: true });

  expect(screen.getAllByRole('group')[0]).toBe(question);
  expect(question).toHaveAttribute('open');
  expect(logged).not.toHaveBeenCalled();
});
