import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { hydrateInSlices } from '../../src/hydration/hydrate-in-slices';

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

test('what was pre-rendered stays as it stands and becomes live', async () => {
  const container = place('<button>0</button>');
  const button = screen.getByRole('button');
  act(() => {
    hydrateInSlices(<Counter />, container);
  });
  await userEvent.click(button);
  expect(button).toHaveTextContent('1');
  expect(screen.getByRole('button')).toBe(button);
});

test('where nothing was pre-rendered the page is drawn, and React misses nothing', () => {
  const missed = jest.spyOn(console, 'error');
  const container = place('');
  act(() => {
    hydrateInSlices(<Counter />, container);
  });
  expect(screen.getByRole('button')).toHaveTextContent('0');
  expect(missed).not.toHaveBeenCalled();
  missed.mockRestore();
});

test('without a container nothing happens', () => {
  expect(() => {
    hydrateInSlices(<Counter />, null);
  }).not.toThrow();
});
