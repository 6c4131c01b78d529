import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { hydratePage } from '../../src/hydration/hydrate-page';

function Counter() {
  const [count, setCount] = useState(0);
  return (
    <button
      onClick={() => {
        setCount(count + 1);
      }}
    >
      {count}
    </button>
  );
}

function place(markup: string): Element {
  const container = document.createElement('div');
  container.innerHTML = markup;
  document.body.replaceChildren(container);
  return container;
}

test('pre-rendered markup stays and is hydrated', async () => {
  const container = place('<button>0</button>');
  const button = screen.getByRole('button');
  act(() => {
    hydratePage(<Counter />, container);
  });
  await userEvent.click(button);
  expect(button).toHaveTextContent('1');
  expect(screen.getByRole('button')).toBe(button);
});

test('a page without pre-rendered markup is rendered without a hydration error', () => {
  const missed = jest.spyOn(console, 'error');
  const container = place('');
  act(() => {
    hydratePage(<Counter />, container);
  });
  expect(screen.getByRole('button')).toHaveTextContent('0');
  expect(missed).not.toHaveBeenCalled();
  missed.mockRestore();
});

test.each([
  ['at once if a press is held', true],
  ['in steps if no press is held', false],
])('the page hydrates %s', async (_how, isHeld) => {
  const container = place('');
  if (isHeld) document.documentElement.setAttribute('aria-busy', 'true');
  await act(async () => {
    hydratePage(<Counter />, container);
    // Before any other task runs, only synchronous work is done.
    expect(screen.queryAllByRole('button')).toHaveLength(isHeld ? 1 : 0);
    await Promise.resolve();
  });
  expect(screen.getByRole('button')).toHaveTextContent('0');
  document.documentElement.removeAttribute('aria-busy');
});

test('without a container nothing happens', () => {
  expect(() => {
    hydratePage(<Counter />, null);
  }).not.toThrow();
});
