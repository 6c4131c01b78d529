import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { Phases } from '../../../src/sections/stakeholders/Phases';
import { panelOf } from './panel-of';

const open = (address: string) => {
  history.replaceState({ key: 'router' }, '', address);
};

beforeEach(() => {
  open('/stakeholders');
});

const tab = (name: string) => screen.getByRole('tab', { name });
const panels = () =>
  screen.getAllByRole('tabpanel').map((panel) => panel.getAttribute('aria-labelledby'));

test('the panel has four tabs and starts on the first', () => {
  render(<Phases />);
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
    'Design',
    'Implementation',
    'Support',
    'Enhancement',
  ]);
  expect(tab('Design')).toHaveAttribute('aria-selected', 'true');
  expect(panels()).toEqual(['tab-design']);
  expect(location.hash).toBe('');
});

test('choosing a tab shows its panel and updates the address without a history entry', async () => {
  const entries = history.length;
  render(<Phases />);
  await userEvent.click(tab('Support'));
  expect(screen.getByRole('tabpanel', { name: 'Support' })).toBeVisible();
  expect(panels()).toEqual(['tab-support']);
  expect(location.hash).toBe('#support');
  expect(history.length).toBe(entries);
  expect(history.state).toEqual({ key: 'router' });
});

test('the address selects a tab, initially and later', () => {
  open('/stakeholders#implementation');
  render(<Phases />);
  expect(tab('Implementation')).toHaveAttribute('aria-selected', 'true');

  open('/stakeholders#enhancement');
  act(() => {
    window.dispatchEvent(new HashChangeEvent('hashchange'));
  });
  expect(tab('Enhancement')).toHaveAttribute('aria-selected', 'true');
});

test('another hash does not change the tab', async () => {
  render(<Phases />);
  await userEvent.click(tab('Support'));
  open('/stakeholders#main');
  act(() => {
    window.dispatchEvent(new HashChangeEvent('hashchange'));
  });
  expect(tab('Support')).toHaveAttribute('aria-selected', 'true');
});

test.each([
  ['{ArrowRight}', 'Implementation'],
  ['{ArrowLeft}', 'Enhancement'],
  ['{End}', 'Enhancement'],
  ['{End}{ArrowRight}', 'Design'],
  ['{End}{Home}', 'Design'],
  ['{ArrowRight}{ArrowRight} ', 'Support'],
])('%s moves to %s and selects it', async (keys, name) => {
  render(<Phases />);
  await userEvent.tab();
  expect(tab('Design')).toHaveFocus();
  await userEvent.keyboard(keys);
  expect(tab(name)).toHaveFocus();
  expect(tab(name)).toHaveAttribute('aria-selected', 'true');
});

test('only the selected tab is in the tab order, and its panel comes next', async () => {
  render(<Phases />);
  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}');
  await userEvent.tab();
  expect(screen.getByRole('tabpanel', { name: 'Implementation' })).toHaveFocus();
});

test('a press that opens a browser tab is left to the browser', () => {
  render(<Phases />);
  const press = new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true });
  // jsdom follows links to a hash, as a browser does.
  fireEvent(tab('Support'), press);
  expect(tab('Design')).toHaveAttribute('aria-selected', 'true');
});

test('without script all panels are shown, and the tabs are links to them', () => {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(<Phases />);
  expect(screen.queryByRole('tab')).toBeNull();
  for (const name of ['Design', 'Implementation', 'Support', 'Enhancement']) {
    const link = screen.getByRole('link', { name });
    const panel = panelOf(link);
    expect(panel).not.toHaveAttribute('hidden');
    expect(panel).toHaveTextContent(name);
  }
  container.remove();
});

test('the tabs hydrate without a mismatch', () => {
  open('/stakeholders#support');
  const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(<Phases />);
  const link = screen.getByRole('link', { name: 'Support' });
  render(<Phases />, { container, hydrate: true });
  expect(tab('Support')).toBe(link);
  expect(tab('Support')).toHaveAttribute('aria-selected', 'true');
  expect(logged).not.toHaveBeenCalled();
  container.remove();
});
